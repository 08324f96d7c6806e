import { expect, it } from 'vitest';
import {
  DEVICE_IMAGE_WIDTHS,
  IMAGE_QUALITY,
  IMAGE_SHAPES,
  MAX_IMAGE_SIDE,
  SMALL_IMAGE_WIDTHS,
} from './image-shape.ts';

it.each([
  ['articleCard', 900, 1.7],
  ['experienceCard', 900, 5 / 3],
  ['pageHeader', 1400, 1.5],
  ['listThumbnail', 300, 1.5],
] as const)('%s is %i wide with a ratio of %d (§9.7)', (name, width, ratio) => {
  expect(IMAGE_SHAPES[name]).toMatchObject({ width, ratio });
});

it('a shape is offered in served widths, none wider than itself (§9.7)', () => {
  expect(IMAGE_SHAPES.articleCard.widths).toEqual([96, 128, 256, 384, 640, 750, 828]);
  expect(IMAGE_SHAPES.pageHeader.widths.at(-1)).toBe(1200);
  expect(IMAGE_SHAPES.listThumbnail.widths).toEqual([96, 128, 256]);
});

it('the largest side, the quality and the widths of devices are the specification’s (§9.8)', () => {
  expect([MAX_IMAGE_SIDE, IMAGE_QUALITY]).toEqual([4000, 75]);
  expect(DEVICE_IMAGE_WIDTHS).toEqual([640, 750, 828, 1080, 1200, 1920, 2048, 3840]);
});

it('the small widths are the specification’s (§9.9)', () => {
  expect(SMALL_IMAGE_WIDTHS).toEqual([16, 32, 48, 64, 96, 128, 256, 384]);
});
