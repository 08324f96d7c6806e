import { describe, expect, it } from 'vitest';
import {
  DEVICE_IMAGE_WIDTHS,
  IMAGE_QUALITY,
  IMAGE_SHAPES,
  imageSize,
  MAX_IMAGE_SIDE,
  SMALL_IMAGE_WIDTHS,
} from './image.ts';

it.each([
  ['articleCard', 900, 1.7],
  ['experienceCard', 900, 5 / 3],
  ['pageHeader', 1400, 1.5],
  ['listThumbnail', 300, 1.5],
] as const)(
  'uses the specified width and ratio of the image shape %s: %i, %d (§9.7)',
  (name, width, ratio) => {
    expect(IMAGE_SHAPES[name]).toMatchObject({ width, ratio });
  },
);

it('offers each image shape in served widths, up to the first that suffices for the densest screens (§9.7)', () => {
  for (const { width, widths } of Object.values(IMAGE_SHAPES)) {
    expect(widths.at(-1)).toBeGreaterThanOrEqual(Math.min(3 * width, 3840));
    expect(widths.at(-2)).toBeLessThan(3 * width);
  }
  expect(IMAGE_SHAPES.listThumbnail.widths).toEqual([96, 128, 256, 384, 640, 750, 828, 1080]);
});

it('uses the maximum image side, quality and device widths from the specification (§9.8)', () => {
  expect([MAX_IMAGE_SIDE, IMAGE_QUALITY]).toEqual([4000, 75]);
  expect(DEVICE_IMAGE_WIDTHS).toEqual([640, 750, 828, 1080, 1200, 1920, 2048, 3840]);
});

it('uses the small image widths that the specification lists (§9.9)', () => {
  expect(SMALL_IMAGE_WIDTHS).toEqual([16, 32, 48, 64, 96, 128, 256, 384]);
});

const stored = (size: string) => `https://a.storyblok.com/f/101/${size}/0123456789/beeld.webp`;
const sized = (width: number, height: number) => ({ width, height });

describe('the size of an image', () => {
  it.each([
    ['1800x1200', 1800, 1200],
    ['4000x4000', 4000, 4000],
    ['1x1', 1, 1],
  ])('reads the size of an image from its path: %s (§5.21)', (size, width, height) => {
    expect(imageSize(stored(size))).toEqual(sized(width, height));
  });

  it.each([
    ['8000x4000', 4000, 2000],
    ['4000x8000', 2000, 4000],
    ['4001x3000', 4000, 2999],
    ['8000x8000', 4000, 4000],
    ['6000x100', 4000, 67],
  ])('scales both sides down if one is over 4000: %s (§5.21, §9.8)', (size, width, height) => {
    expect(imageSize(stored(size))).toEqual(sized(width, height));
  });

  it('returns a side of at least 1 pixel for a very narrow image', () => {
    expect(imageSize(stored('100000x10'))).toEqual(sized(4000, 1));
  });

  it('returns a size of 0 by 0 for an empty address (§5.21)', () => {
    expect(imageSize('')).toEqual(sized(0, 0));
  });

  it.each([
    'https://a.storyblok.com/f/101/0123456789/hall.svg',
    'https://a.storyblok.com/f/101/x/0123456789/hall.svg',
    'https://a.storyblok.com/f/101/0x0/0123456789/hall.svg',
    'https://images.example/covers/beeld.jpg',
    'https://images.example/beeld.jpg?crop=/300x200/',
    'https://images.example/1800x1200.jpg',
  ])('returns a size of 0 by 0 if the address contains none: %s (§5.24)', (src) => {
    expect(imageSize(src)).toEqual(sized(0, 0));
  });

  it('returns a size of 0 by 0 if only one side is known, because an image with one side of 0 would be invisible', () => {
    expect(imageSize(stored('1800x0'))).toEqual(sized(0, 0));
    expect(imageSize(stored('0x1200'))).toEqual(sized(0, 0));
  });

  it.each(['plattegrond.svg', 'lezen.gif', 'logo.png'])(
    'reads the image size whatever the format: %s',
    (name) => {
      expect(imageSize(`https://a.storyblok.com/f/101/640x480/0123456789/${name}`)).toEqual(sized(640, 480));
    },
  );

  it('reads the size of the original, not of a processed version', () => {
    expect(imageSize(`${stored('1800x1200')}/m/300x200/filters:quality(75)`)).toEqual(sized(1800, 1200));
  });
});
