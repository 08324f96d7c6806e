import { expect, it } from 'vitest';
import { picture, said, story } from '../made-up-edition.ts';
import { largeImages } from './large-images.ts';

const page = (path: string) => [story('a', { component: 'page', image: picture(path) })];

it('says nothing of a picture of at most 4000 pixels, and of one that does not tell', () => {
  expect(said(largeImages, page('4000x4000/aa/a.webp'))).toEqual([]);
  expect(said(largeImages, page('x/aa/a.svg'))).toEqual([]);
});

it('warns of a picture with a side over 4000 pixels', () => {
  expect(said(largeImages, page('1200x4001/aa/a.webp'))).toEqual([
    'waarschuwing a: Beeld: het beeld is 1200x4001 pixels',
  ]);
});
