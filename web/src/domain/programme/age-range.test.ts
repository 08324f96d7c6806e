import { expect, it } from 'vitest';
import { formatAges } from './age-range.ts';

it.each([
  [{ from: 6, to: 12 }, '6 tot 12 jaar'],
  [{ from: 18 }, 'vanaf 18 jaar'],
  [{ to: 12 }, 'tot 12 jaar'],
  [{ from: 0, to: 3 }, '0 tot 3 jaar'],
  [{ from: 8, to: 8 }, '8 jaar'],
  [{}, 'alle leeftijden'],
])('ages %j read «%s»', (ages, words) => {
  expect(formatAges(ages)).toBe(words);
});
