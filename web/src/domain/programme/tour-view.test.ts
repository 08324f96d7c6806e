import { expect, it } from 'vitest';
import type { Facet, ProgrammeItem } from './programme-item.ts';
import { tourOptions, tourView } from './tour-view.ts';

const facet = (slug: string): Facet => ({ uuid: `uuid-${slug}`, slug, title: slug });
const item = (uuid: string, town: string, type: string, theme: string): ProgrammeItem => ({
  uuid,
  title: uuid,
  start: new Date(0),
  location: facet(town),
  type: facet(type),
  themes: [facet(theme)],
  ongoing: false,
  tags: [],
});
const items = [
  item('a', 'leuven', 'gesprek', 'kids'),
  item('b', 'leuven', 'workshop', 'strips'),
  item('c', 'antwerpen', 'gesprek', 'strips'),
];
const options = tourOptions(items, {
  type: [facet('fanclub'), facet('gesprek'), facet('workshop')],
  theme: [facet('kids'), facet('lifestyle'), facet('strips')],
  location: [facet('forum')],
});
const view = (town: string | undefined, query: string) =>
  tourView(items, town, options, new URLSearchParams(query));

it('the tour is narrowed by the types and themes that occur on it; towns are tabs (§2.68)', () => {
  expect(options.type.map(({ slug }) => slug)).toEqual(['gesprek', 'workshop']);
  expect(options.theme.map(({ slug }) => slug)).toEqual(['kids', 'strips']);
  expect(options.location).toEqual([]);
});

it('a town shows its own, its counts are its own, and every tab says how much it has', () => {
  const { page, counts, perTown } = view('leuven', 'thema=strips');
  expect(page.items.map(({ uuid }) => uuid)).toEqual(['b']);
  expect(Object.fromEntries(counts.type)).toEqual({ workshop: 1 });
  expect(Object.fromEntries(perTown)).toEqual({ leuven: 1, antwerpen: 1 });
});

it('when nothing is found, it says which filter to drop', () => {
  expect(view('antwerpen', 'type=gesprek&thema=kids').relaxations).toEqual([
    { group: 'theme', slug: 'kids', count: 1 },
  ]);
});
