import { expect, it } from 'vitest';
import { formatPrice } from './price.ts';

it.each([
  [0, 'gratis'],
  [12, '€\u00a012'],
  [9.5, '€\u00a09,50'],
  [3.7, '€\u00a03,70'],
  [0.1 + 0.2, '€\u00a00,30'],
  [1250, '€\u00a01250'],
])('%d euro reads «%s»', (amount, words) => {
  expect(formatPrice(amount)).toBe(words);
});
