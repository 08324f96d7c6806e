import { expect, it } from 'vitest';
import { fromBox, LASTS_MS, originalOf } from './shared-element.ts';

const thumb = { left: 16, top: 500, width: 96, height: 96 };
const cover = { left: 20, top: 100, width: 384, height: 256 };

it('a picture begins around the middle of where it stood, as wide as it was there, in its own shape', () => {
  // From 212 and 228, the middle of the cover, to 64 and 548.
  expect(fromBox(thumb, cover)).toBe('translate(-148px, 320px) scale(0.25, 0.25)');
  expect(fromBox(cover, cover)).toBe('translate(0px, 0px) scale(1, 1)');
});

it('a spine is stretched from what it was', () => {
  const spine = { left: 100, top: 600, width: 40, height: 200 };
  const top = { left: 0, top: 0, width: 400, height: 100 };
  expect(fromBox(spine, top, true)).toBe('translate(-80px, 650px) scale(0.1, 2)');
});

it('two widths of a picture are one original, and a file of the site is itself', () => {
  const at = (width: number) =>
    `https://www.boektopia.be/beeld?url=https%3A%2F%2Fa.storyblok.com%2Ff%2F101%2Fa.webp&w=${width}&q=70`;
  expect(originalOf(at(256))).toBe('https://a.storyblok.com/f/101/a.webp');
  expect(originalOf(at(256))).toBe(originalOf(at(640)));
  expect(originalOf('/plan.svg')).toBe('/plan.svg');
});

it('nothing is under way for longer than a quarter of a second', () => {
  expect(LASTS_MS).toBeLessThanOrEqual(250);
});
