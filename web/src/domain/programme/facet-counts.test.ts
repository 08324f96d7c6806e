import { describe, expect, it } from 'vitest';
import { facetCounts, relaxations } from './facet-counts.ts';
import type { FacetSlugs, Selection } from './selection.ts';

const one = (type: string, thema: string[], locatie: string): FacetSlugs => ({
  type: [type],
  thema,
  locatie: [locatie],
});
const items = [
  one('gesprek', ['kids'], 'agora'),
  one('gesprek', ['kids', 'strips'], 'forum'),
  one('workshop', ['strips'], 'forum'),
  one('workshop', ['kids', 'kids'], 'tuin'),
];
const none: Selection = { type: [], thema: [], locatie: [] };
const plain = (counts: ReadonlyMap<string, number>) => Object.fromEntries(counts);

describe('the count beside an option', () => {
  it('is what it would show when nothing is chosen', () => {
    const counts = facetCounts(items, none);
    expect(plain(counts.type)).toEqual({ gesprek: 2, workshop: 2 });
    expect(plain(counts.thema)).toEqual({ kids: 3, strips: 2 });
    expect(plain(counts.locatie)).toEqual({ agora: 1, forum: 2, tuin: 1 });
  });

  it('follows the other groups, not its own', () => {
    const counts = facetCounts(items, { ...none, type: ['gesprek'], locatie: ['forum'] });
    expect(plain(counts.type)).toEqual({ gesprek: 1, workshop: 1 });
    expect(plain(counts.thema)).toEqual({ kids: 1, strips: 1 });
    expect(plain(counts.locatie)).toEqual({ agora: 1, forum: 1 });
  });
});

describe('the ways out of an empty list', () => {
  it('name the options that help when dropped, and what each would give, the best first', () => {
    const selection: Selection = { type: ['workshop'], thema: ['kids'], locatie: ['forum'] };
    expect(relaxations(items, selection)).toEqual([
      { group: 'type', slug: 'workshop', count: 1 },
      { group: 'thema', slug: 'kids', count: 1 },
      { group: 'locatie', slug: 'forum', count: 1 },
    ]);
    expect(relaxations(items, { ...none, type: ['workshop'], locatie: ['agora'] })).toEqual([
      { group: 'locatie', slug: 'agora', count: 2 },
      { group: 'type', slug: 'workshop', count: 1 },
    ]);
  });

  it('leave out what helps nothing', () => {
    expect(relaxations([], { ...none, type: ['workshop'] })).toEqual([]);
  });
});
