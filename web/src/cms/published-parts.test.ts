import { expect, it } from 'vitest';
import { publishedParts } from './published-parts.ts';

const NOW = new Date('2025-10-26T12:00:00Z');

it('searches a response for scheduled parts only once if it contains none', () => {
  let reads = 0;
  const response = {
    get items() {
      reads += 1;
      return ['Soep', 'Inkt'];
    },
  };
  publishedParts(response, NOW);
  expect(reads).toBe(1);
  expect(publishedParts(response, NOW).view).toBe(response);
  expect(reads).toBe(1);
});
