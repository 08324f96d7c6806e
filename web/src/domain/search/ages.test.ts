import { expect, it } from 'vitest';
import { agesMeant, ageWords, withAges } from './ages.ts';

it.each([
  ['iets voor 6 jaar', 'iets voor 6jaar'],
  ['kind van vijf', 'kind van 5jaar'],
  ['8 jarigen', '8jaar'],
  ['14 plus', '14jaar'],
  ['rij 4 plank 2', 'rij 4 plank 2'],
  ['drie gangen uit drie blikken', 'drie gangen uit drie blikken'],
  ['veertig jaar', 'veertig jaar'],
])('parses the ages in «%s»', (term, read) => {
  expect(withAges(term.split(' ')).join(' ')).toBe(read);
});

it('indexes an item under each suitable age, and under none if its ages are unknown', () => {
  expect(ageWords({ from: 6, to: 8 })).toEqual(['6jaar', '7jaar', '8jaar']);
  expect(ageWords({ from: 17 })).toEqual(['17jaar', '18jaar']);
  expect(ageWords(undefined)).toEqual([]);
});

it('returns the ages of babies, toddlers and teenagers for Dutch words', () => {
  expect(agesMeant('peuters')).toEqual(['2jaar', '3jaar']);
  expect(agesMeant('tiener')).toContain('15jaar');
  for (const word of ['boek', 'constructor', '__proto__']) expect(agesMeant(word), word).toEqual([]);
});
