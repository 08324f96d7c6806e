import { expect, it } from 'vitest';
import { titleSize } from './title-size.ts';

const box = { width: 550, height: 260 };

it('a short title is set large, a longer one smaller', () => {
  const sizes = [
    'Praktisch',
    'De slak heeft gelijk',
    'Boekenclub voor wie het boek niet uitlas, maar toch komt',
  ].map((title) => titleSize(title, box));
  expect(sizes.every(({ fits }) => fits)).toBe(true);
  const [first = 0, second = 0, third = 0] = sizes.map(({ size }) => size);
  expect(first).toBeGreaterThan(second);
  expect(second).toBeGreaterThan(third);
});

it('no word is broken for a larger size', () => {
  const { size, fits } = titleSize('Onafhankelijkheidsdag', box);
  expect(fits).toBe(true);
  expect(size).toBeLessThan(92);
});

it('what fits at no size is set at the smallest, and says so', () => {
  expect(titleSize('x'.repeat(100), box)).toEqual({ size: 64, fits: false });
  expect(titleSize('woord '.repeat(60), box)).toEqual({ size: 64, fits: false });
});
