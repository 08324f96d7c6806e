import { describe, expect, it } from 'vitest';
import { parseAsset, parseAssets, parseTextImage } from './asset.ts';
import { recordedContext } from './fixtures/recorded-context.ts';
import { asset, EMPTY_ASSET } from './fixtures/stories.ts';
import { parseRichText } from './rich-text.ts';

const PHOTO = 'https://a.storyblok.com/f/101/1800x1200/0123456789/boek.webp';

describe('an asset', () => {
  it('parses an asset to an image with size, texts and focal point', () => {
    const full = {
      ...asset(),
      focus: '900x300:902x302',
      title: 'Het rek',
      copyright: '© Boektopia',
      alt: 'Rek &amp; boek',
    };
    expect(parseAsset(full)).toEqual({
      src: PHOTO,
      alt: 'Rek & boek',
      width: 1800,
      height: 1200,
      focus: { x: 0.5006, y: 0.2508 },
      title: 'Het rek',
      copyright: '© Boektopia',
    });
  });

  it('gives an image an empty alt, and no title or copyright, when the editor left them empty', () => {
    expect(parseAsset({ ...EMPTY_ASSET, filename: PHOTO })).toEqual({
      src: PHOTO,
      alt: '',
      width: 1800,
      height: 1200,
    });
  });

  it('takes the texts of an asset from meta_data, where newer spaces store them', () => {
    const words = { alt: 'Een photo', title: 'T', copyright: '(c)' };
    expect(parseAsset({ filename: PHOTO, alt: null, meta_data: words })).toMatchObject(words);
  });

  it('returns undefined for an empty asset field', () => {
    for (const empty of [
      EMPTY_ASSET,
      {},
      { filename: null },
      { filename: '  ' },
      '',
      null,
      undefined,
      3,
      [],
      [null],
    ]) {
      expect(parseAsset(empty)).toBeUndefined();
    }
  });
});

describe('the address of an asset', () => {
  const src = (filename: string) => parseAsset({ filename })?.src;

  it('returns the public address of an asset, whichever form of the address the content system returns', () => {
    for (const form of [
      PHOTO,
      PHOTO.replace('https:', ''),
      PHOTO.replace('https:', 'http:'),
      PHOTO.replace('https://', 'https://s3.amazonaws.com/'),
      PHOTO.replace('https://', '//s3.amazonaws.com/'),
      ` ${PHOTO}\n`,
    ]) {
      expect(src(form)).toBe(PHOTO);
    }
    expect(src('https://s3.amazonaws.com/a-us.storyblok.com/f/1/x/h/a.png')).toBe(
      'https://a-us.storyblok.com/f/1/x/h/a.png',
    );
    expect(parseAsset(PHOTO)?.src).toBe(PHOTO);
  });

  it('accepts an asset address on another host, also over http', () => {
    expect(src('http://example.com/a.jpg')).toBe('http://example.com/a.jpg');
    expect(src('https://s3.amazonaws.com/anders/a.jpg')).toBe('https://s3.amazonaws.com/anders/a.jpg');
  });

  it('returns undefined for an asset address that is not http(s)', () => {
    for (const bad of [
      'javascript:alert(1)',
      'java\nscript:alert(1)',
      'data:image/png;base64,AAAA',
      'ftp://x/a.jpg',
      '/f/a.jpg',
      'a.jpg',
      'https://',
      'mailto:a@b',
    ]) {
      expect(src(bad)).toBeUndefined();
    }
  });

  it('reads the image size from the address, and scales it down to at most 4000 pixels (§5.21)', () => {
    expect(parseAsset('https://a.storyblok.com/f/101/8000x2000/h/a.jpg')).toMatchObject({
      width: 4000,
      height: 1000,
    });
    expect(parseAsset('https://example.com/a.jpg')).toMatchObject({ width: 0, height: 0 });
  });
});

describe('the focal point', () => {
  const focus = (text: unknown, size = '8000x2000') =>
    parseAsset({ filename: `https://a.storyblok.com/f/101/${size}/h/a.jpg`, focus: text })?.focus;

  it('measures the focal point in pixels of the original, even if the original is larger than 4000 pixels', () => {
    expect(focus('4000x500:4000x500')).toEqual({ x: 0.5, y: 0.25 });
  });

  it('moves a focal point that is outside the image to its edge', () => {
    expect(focus('9000x9000:9001x9001')).toEqual({ x: 1, y: 1 });
  });

  it('returns no focal point if it is empty or malformed, or if the image size is unknown', () => {
    for (const odd of ['', null, 'x', '1x2', '1x2:3', '-1x2:3x4', 3, {}]) expect(focus(odd)).toBeUndefined();
    expect(focus('1x1:2x2', '0x0')).toBeUndefined();
    expect(parseAsset({ filename: 'https://example.com/a.jpg', focus: '1x1:2x2' })?.focus).toBeUndefined();
  });
});

it('parses a list of assets and leaves out empty ones', () => {
  expect(parseAssets([null, asset('a.webp'), EMPTY_ASSET, 'x', asset('b.webp')])).toHaveLength(2);
  expect(parseAssets(asset())).toEqual([]);
});

const KAT = 'https://a.storyblok.com/f/101/1800x1200/0123456789/kat.webp';

function read(src: string) {
  const { context, warnings } = recordedContext();
  return { image: parseTextImage({ src, alt: 'Een kat' }, context), warnings };
}

it('limits the size of an image in a text, and keeps only its valid options and fills (§5.20)', () => {
  const large = 'https://a.storyblok.com/f/101/8000x4000/0123456789/kat.webp';
  const { image } = read(`${large}/m/filters:quality(80):blur(101):format(gif):fill(transparent)`);
  expect(image).toMatchObject({
    src: `${large}/m/filters:quality(80):fill(transparent)`,
    width: 4000,
    height: 2000,
  });
  expect(read(`${large}/m/filters:fill(wit)`).image?.src).toBe(large);
});

it('keeps the valid filters in the address of an image in a text (§5.22)', () => {
  const { image, warnings } = read(`${KAT}/m/800x0/filters:quality(80):brightness(-10):blur(5)`);
  expect(image).toEqual({
    src: `${KAT}/m/filters:blur(5):brightness(-10):quality(80)`,
    alt: 'Een kat',
    width: 1800,
    height: 1200,
  });
  expect(warnings).toEqual([]);
});

it('drops invalid filters of an image in a text, with one warning that names them (§5.22, §5.23)', () => {
  const { image, warnings } = read(`${KAT}/m/filters:blur(900):rotate(45):quality(80):fill(red):grayscale()`);
  expect(image?.src).toBe(`${KAT}/m/filters:quality(80)`);
  expect(warnings).toEqual([
    'image options out of bounds or unknown: grayscale(), blur(900), rotate(45), fill(red)',
  ]);
  expect(read(`${KAT}/m/filters:blur(900)`).image?.src).toBe(KAT);
});

it('keeps the displayed size of a rotated or padded image (§5.23)', () => {
  expect(read(`${KAT}/m/filters:rotate(90)`).image).toMatchObject({ width: 1200, height: 1800 });
  expect(read(`${KAT}/m/fit-in/800x800/filters:fill(ffcc00)`).image).toMatchObject({
    src: `${KAT}/m/fit-in/800x800/filters:fill(ffcc00)`,
    width: 800,
    height: 800,
  });
});

it('leaves an image address without filters unchanged', () => {
  for (const src of [KAT, `${KAT}?cv=17`]) expect(read(src)).toMatchObject({ image: { src }, warnings: [] });
  expect(read(`${KAT}/m/`)).toMatchObject({ image: { src: KAT }, warnings: [] });
});

it('parses an image between paragraphs like an image inside a line', () => {
  const { context, warnings } = recordedContext();
  const image = { type: 'image', attrs: { src: `${KAT}/m/filters:blur(5):kermis()` } };
  const kept = { src: `${KAT}/m/filters:blur(5)` };
  expect(parseRichText([image, { type: 'paragraph', content: [image] }], context)).toMatchObject([
    { kind: 'image', image: kept },
    { kind: 'paragraph', children: [{ kind: 'image', image: kept }] },
  ]);
  expect(warnings).toEqual(['image options out of bounds or unknown: kermis()']);
});

it('signs every offered width of an image with filters, and does not sign an image without filters', () => {
  const signImage = (src: string, width: number) => (src.includes('blur') ? `s${width}` : undefined);
  const context = { ...recordedContext().context, signImage };
  const { signatures } = parseTextImage({ src: `${KAT}/m/filters:blur(5)` }, context) ?? {};
  expect(Object.keys(signatures ?? {})).toHaveLength(16);
  expect(signatures?.[640]).toBe('s640');
  expect(parseTextImage({ src: KAT }, context)?.signatures).toBeUndefined();
});
