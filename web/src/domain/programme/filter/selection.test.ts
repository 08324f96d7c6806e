import { describe, expect, it } from 'vitest';
import type { Facet, ProgrammeItem } from '../programme-item.ts';
import { type FacetSlugs, facetCounts, relaxations } from './facet-counts.ts';
import { selected } from './item-facets.ts';
import {
  chosenCount,
  type FilterOptions,
  NOTHING_CHOSEN,
  parseSelection,
  selectionParameters,
  without,
} from './selection.ts';

const facet = (slug: string): Facet => ({ uuid: `uuid-${slug}`, slug, title: slug });
const options: FilterOptions = {
  type: [facet('gesprek'), facet('workshop')],
  theme: [facet('kids'), facet('strips')],
  location: [facet('agora'), facet('forum')],
};
const item = (uuid: string, type: string, themes: string[], place: string): ProgrammeItem => ({
  uuid,
  title: uuid,
  start: new Date(0),
  type: facet(type),
  themes: themes.map(facet),
  location: facet(place),
  ongoing: false,
  statuses: [],
  access: [],
});
const items = [
  item('a', 'gesprek', ['kids'], 'agora'),
  item('b', 'gesprek', ['kids', 'strips'], 'forum'),
  item('c', 'workshop', ['strips'], 'forum'),
  { ...item('d', 'workshop', [], 'agora'), location: undefined },
];
const requested = (query: string) => parseSelection(new URLSearchParams(query), options);
const found = (query: string) => selected(items, requested(query)).map(({ uuid }) => uuid);

describe('a selection in an address', () => {
  it('ignores unknown and repeated filter values', () => {
    expect(requested('type=gesprek&type=gesprek&type=feest&locatie=&kleur=rood')).toEqual({
      ...NOTHING_CHOSEN,
      type: ['gesprek'],
    });
  });

  it('serializes equal selections identically, whatever the order in the address', () => {
    const one = selectionParameters(requested('locatie=forum&thema=strips&thema=kids&type=workshop'));
    expect(one.toString()).toBe('type=workshop&thema=kids&thema=strips&locatie=forum');
    expect(selectionParameters(requested('')).toString()).toBe('');
  });
});

describe('a list', () => {
  it('shows all items if no filter is selected', () => {
    expect(found('')).toEqual(['a', 'b', 'c', 'd']);
  });

  it('combines options of one group with «or» and several groups with «and» (§2.53, §5.19)', () => {
    expect(found('type=gesprek&type=workshop')).toEqual(['a', 'b', 'c', 'd']);
    expect(found('thema=strips')).toEqual(['b', 'c']);
    expect(found('thema=strips&type=workshop&type=gesprek&locatie=forum')).toEqual(['b', 'c']);
    expect(found('thema=kids&locatie=agora')).toEqual(['a']);
    expect(found('thema=strips&locatie=agora')).toEqual([]);
  });
});

it('removes one selected option and keeps the others', () => {
  const selection = requested('type=gesprek&thema=kids&thema=strips');
  expect(chosenCount(selection)).toBe(3);
  expect(selectionParameters(without(selection, 'theme', 'kids')).toString()).toBe(
    'type=gesprek&thema=strips',
  );
});

const one = (type: string, theme: string[], location: string): FacetSlugs => ({
  type: [type],
  theme,
  location: [location],
});
const FACETS = [
  one('gesprek', ['kids'], 'agora'),
  one('gesprek', ['kids', 'strips'], 'forum'),
  one('workshop', ['strips'], 'forum'),
  one('workshop', ['kids', 'kids'], 'tuin'),
];
const none = NOTHING_CHOSEN;
const plain = (counts: ReadonlyMap<string, number>) => Object.fromEntries(counts);

describe('the count beside an option', () => {
  it('without a selected filter, counts the items of each option', () => {
    const counts = facetCounts(FACETS, none);
    expect(plain(counts.type)).toEqual({ gesprek: 2, workshop: 2 });
    expect(plain(counts.theme)).toEqual({ kids: 3, strips: 2 });
    expect(plain(counts.location)).toEqual({ agora: 1, forum: 2, tuin: 1 });
  });

  it('counts the items of an option among those that match the selection in the other groups', () => {
    const counts = facetCounts(FACETS, { ...none, type: ['gesprek'], location: ['forum'] });
    expect(plain(counts.type)).toEqual({ gesprek: 1, workshop: 1 });
    expect(plain(counts.theme)).toEqual({ kids: 1, strips: 1 });
    expect(plain(counts.location)).toEqual({ agora: 1, forum: 1 });
  });
});

describe('the relaxations of an empty list', () => {
  it('lists each option whose removal gives results, with the number of those results, in descending order', () => {
    const selection = { ...none, type: ['workshop'], theme: ['kids'], location: ['forum'] };
    expect(relaxations(FACETS, selection)).toEqual([
      { group: 'type', slug: 'workshop', count: 1 },
      { group: 'theme', slug: 'kids', count: 1 },
      { group: 'location', slug: 'forum', count: 1 },
    ]);
    expect(relaxations(FACETS, { ...none, type: ['workshop'], location: ['agora'] })).toEqual([
      { group: 'location', slug: 'agora', count: 2 },
      { group: 'type', slug: 'workshop', count: 1 },
    ]);
  });

  it('omits options whose removal would still leave the list empty', () => {
    expect(relaxations([], { ...none, type: ['workshop'] })).toEqual([]);
  });
});
