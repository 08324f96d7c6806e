import { expect, it } from 'vitest';
import { ODD, readBlock } from '../fixtures/parsed-block.ts';
import { asset, EMPTY_ASSET } from '../fixtures/stories.ts';

it('a gallery has its pictures in order (§3.23, §2.31)', () => {
  expect(readBlock('image_carousel').block).toMatchObject({
    kind: 'gallery',
    title: 'Sfeer',
    images: [{ src: asset('a.webp').filename, alt: 'Een boek' }, { src: asset('b.webp').filename }],
  });
});

it('empty places between the pictures are left out', () => {
  const images = [null, asset('a.webp'), EMPTY_ASSET, 'x', {}];
  expect(readBlock('image_carousel', { images, title: 3 }).block).toMatchObject({
    images: [{ src: asset('a.webp').filename }],
  });
});

it('a gallery without pictures cannot be shown', () => {
  for (const images of [...ODD, [EMPTY_ASSET]]) {
    expect(readBlock('image_carousel', { images }).block).toMatchObject({
      kind: 'unreadable',
      reason: 'has no images',
    });
  }
});
