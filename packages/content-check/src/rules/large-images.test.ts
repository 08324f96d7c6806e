import { expect, it } from 'vitest';
import { picture, story } from '../examples.ts';
import { said } from '../made-up-edition.ts';
import { largeImages } from './large-images.ts';

const page = (path: string) => [story('a', { component: 'page', image: picture(path) })];

it('accepts an image of at most 4000 pixels, and one without a size in its address', () => {
  expect(said(largeImages, page('4000x4000/aa/a.webp'))).toEqual([]);
  expect(said(largeImages, page('x/aa/a.svg'))).toEqual([]);
});

it('warns of an image with a side over 4000 pixels', () => {
  expect(said(largeImages, page('1200x4001/aa/a.webp'))).toEqual([
    'waarschuwing a: Beeld: het beeld is 1200 op 4001 pixels',
  ]);
});
