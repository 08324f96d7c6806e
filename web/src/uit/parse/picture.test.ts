import { expect, it } from 'vitest';
import { parsePicture } from './picture.ts';

const HOST = 'https://images.uitdatabank.be';
const media = (name: string, description: string) => ({
  '@type': 'schema:ImageObject',
  contentUrl: `${HOST}/${name}`,
  description,
  copyrightHolder: '© Iemand',
});

it('the picture of an event is its main one, with its own words', () => {
  const event = { image: `${HOST}/b.png`, mediaObject: [media('a.png', 'A'), media('b.png', 'B')] };
  expect(parsePicture(event)).toMatchObject({ src: `${HOST}/b.png`, alt: 'B', copyright: '© Iemand' });
});

it.each<[string, Record<string, unknown>, string | undefined]>([
  ['the first, where none is the main one', { mediaObject: [media('a.png', 'A')] }, `${HOST}/a.png`],
  ['the address alone, where nothing more is told', { image: `${HOST}/b.png` }, `${HOST}/b.png`],
  ['made secure', { image: 'http://images.uitdatabank.be/b.png' }, `${HOST}/b.png`],
  ['given its scheme', { image: '//images.uitdatabank.be/b.png' }, `${HOST}/b.png`],
  ['none on a host that we do not serve', { image: 'https://elders.example/b.png' }, undefined],
  ['none of another kind', { mediaObject: [{ contentUrl: `${HOST}/film.mp4` }, 'x', null] }, undefined],
])('it is %s', (_, event, src) => {
  expect(parsePicture(event)?.src).toBe(src);
});
