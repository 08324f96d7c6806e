import { expect, it } from 'vitest';
import { recordedReading } from './fixtures/recorded-context.ts';
import { parseRichText } from './rich-text.ts';
import { parseTextImage } from './rich-text-image.ts';

const KAT = 'https://a.storyblok.com/f/101/1800x1200/0123456789/kat.webp';

function read(src: string) {
  const { reading, warnings } = recordedReading();
  return { image: parseTextImage({ src, alt: 'Een kat' }, reading), warnings };
}

it('a picture in a text obeys every rule for images, of size, options and fill (§5.20)', () => {
  const large = 'https://a.storyblok.com/f/101/8000x4000/0123456789/kat.webp';
  const { image } = read(`${large}/m/filters:quality(80):blur(101):format(gif):fill(transparent)`);
  expect(image).toMatchObject({
    src: `${large}/m/filters:quality(80):fill(transparent)`,
    width: 4000,
    height: 2000,
  });
  expect(read(`${large}/m/filters:fill(wit)`).image?.src).toBe(large);
});

it('a picture in a text keeps the filters of its address that are within bounds (§5.22)', () => {
  const { image, warnings } = read(`${KAT}/m/800x0/filters:quality(80):brightness(-10):blur(5)`);
  expect(image).toEqual({
    src: `${KAT}/m/filters:blur(5):brightness(-10):quality(80)`,
    alt: 'Een kat',
    width: 1800,
    height: 1200,
  });
  expect(warnings).toEqual([]);
});

it('it loses all others, with one warning that names them (§5.22, §5.23)', () => {
  const { image, warnings } = read(`${KAT}/m/filters:blur(900):rotate(45):quality(80):fill(red):grayscale()`);
  expect(image?.src).toBe(`${KAT}/m/filters:quality(80)`);
  expect(warnings).toEqual([
    'image options out of bounds or unknown: grayscale(), blur(900), rotate(45), fill(red)',
  ]);
  expect(read(`${KAT}/m/filters:blur(900)`).image?.src).toBe(KAT);
});

it('it keeps the room that it takes: turned, or with colour around it (§5.23)', () => {
  expect(read(`${KAT}/m/filters:rotate(90)`).image).toMatchObject({ width: 1200, height: 1800 });
  expect(read(`${KAT}/m/fit-in/800x800/filters:fill(ffcc00)`).image).toMatchObject({
    src: `${KAT}/m/fit-in/800x800/filters:fill(ffcc00)`,
    width: 800,
    height: 800,
  });
});

it('it stays as it is without any', () => {
  for (const src of [KAT, `${KAT}?cv=17`]) expect(read(src)).toMatchObject({ image: { src }, warnings: [] });
  expect(read(`${KAT}/m/`)).toMatchObject({ image: { src: KAT }, warnings: [] });
});

it('pictures between paragraphs and inside a line are read alike', () => {
  const { reading, warnings } = recordedReading();
  const image = { type: 'image', attrs: { src: `${KAT}/m/filters:blur(5):kermis()` } };
  const kept = { src: `${KAT}/m/filters:blur(5)` };
  expect(parseRichText([image, { type: 'paragraph', content: [image] }], reading)).toMatchObject([
    { kind: 'image', image: kept },
    { kind: 'paragraph', children: [{ kind: 'image', image: kept }] },
  ]);
  expect(warnings).toEqual(['image options out of bounds or unknown: kermis()']);
});
