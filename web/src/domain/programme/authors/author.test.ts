import { describe, expect, it } from 'vitest';
import { byline } from './author.ts';

const people = (count: number) =>
  ['Mira Vandoorne', 'Jef Claes', 'Suze Okafor', 'Bas Hollevoet', 'Roos Vercamer']
    .slice(0, count)
    .map((name) => ({ name }));

describe('a byline', () => {
  it('returns no byline without authors', () => {
    expect(byline([])).toBeUndefined();
    expect(byline(undefined)).toBeUndefined();
  });

  it('names up to three authors in a byline', () => {
    expect([1, 2, 3].map((count) => byline(people(count)))).toEqual([
      'Mira Vandoorne',
      'Mira Vandoorne, Jef Claes',
      'Mira Vandoorne, Jef Claes, Suze Okafor',
    ]);
  });

  it('names two authors in a byline of four or more, and counts the rest', () => {
    expect([4, 5].map((count) => byline(people(count)))).toEqual([
      'Mira Vandoorne, Jef Claes +2',
      'Mira Vandoorne, Jef Claes +3',
    ]);
  });
});
