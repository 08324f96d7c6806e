import { describe, expect, it } from 'vitest';
import { imageSize } from './image.ts';

const stored = (size: string) => `https://a.storyblok.com/f/101/${size}/0123456789/beeld.webp`;
const sized = (width: number, height: number) => ({ width, height });

describe('the size of an image', () => {
  it.each([
    ['1800x1200', 1800, 1200],
    ['4000x4000', 4000, 4000],
    ['1x1', 1, 1],
  ])('is read from its path: %s (§5.21)', (size, width, height) => {
    expect(imageSize(stored(size))).toEqual(sized(width, height));
  });

  it.each([
    ['8000x4000', 4000, 2000],
    ['4000x8000', 2000, 4000],
    ['4001x3000', 4000, 2999],
    ['8000x8000', 4000, 4000],
    ['6000x100', 4000, 67],
  ])('is scaled down together when a side is over 4000: %s (§5.21, §9.8)', (size, width, height) => {
    expect(imageSize(stored(size))).toEqual(sized(width, height));
  });

  it('keeps at least a pixel of a very narrow image', () => {
    expect(imageSize(stored('100000x10'))).toEqual(sized(4000, 1));
  });

  it('is 0 and 0 for an empty image (§5.21)', () => {
    expect(imageSize('')).toEqual(sized(0, 0));
  });

  it.each([
    'https://a.storyblok.com/f/101/0123456789/hall.svg',
    'https://a.storyblok.com/f/101/x/0123456789/hall.svg',
    'https://a.storyblok.com/f/101/0x0/0123456789/hall.svg',
    'https://images.example/covers/beeld.jpg',
    'https://images.example/beeld.jpg?crop=/300x200/',
    'https://images.example/1800x1200.jpg',
  ])('is 0 and 0 where the address does not tell: %s (§5.24)', (src) => {
    expect(imageSize(src)).toEqual(sized(0, 0));
  });

  it('is 0 and 0 when only one side is told, since a picture with one side of nothing is invisible', () => {
    expect(imageSize(stored('1800x0'))).toEqual(sized(0, 0));
    expect(imageSize(stored('0x1200'))).toEqual(sized(0, 0));
  });

  it.each(['plattegrond.svg', 'lezen.gif', 'logo.png'])('is read whatever the format: %s', (name) => {
    expect(imageSize(`https://a.storyblok.com/f/101/640x480/0123456789/${name}`)).toEqual(sized(640, 480));
  });

  it('is that of the original, not of a processed form of it', () => {
    expect(imageSize(`${stored('1800x1200')}/m/300x200/filters:quality(75)`)).toEqual(sized(1800, 1200));
  });
});
