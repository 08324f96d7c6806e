import { describe, expect, it } from 'vitest';
import { itemAt } from './fixtures/experience.ts';
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
  statuses: [],
  access: [],
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
  tourView(items, town, options, new URLSearchParams(query), new Date(0));

it('offers the types and themes of the tour as filters, but not its towns, which are tabs (§2.68)', () => {
  expect(options.type.map(({ slug }) => slug)).toEqual(['gesprek', 'workshop']);
  expect(options.theme.map(({ slug }) => slug)).toEqual(['kids', 'strips']);
  expect(options.location).toEqual([]);
});

it('shows and counts the filtered items of one town, and counts the filtered items of every town', () => {
  const { page, counts, perTown } = view('leuven', 'thema=strips');
  expect(page.items.map(({ uuid }) => uuid)).toEqual(['b']);
  expect(Object.fromEntries(counts.type)).toEqual({ workshop: 1 });
  expect(Object.fromEntries(perTown)).toEqual({ leuven: 1, antwerpen: 1 });
});

it('if the list is empty, returns the filters whose removal gives results', () => {
  expect(view('antwerpen', 'type=gesprek&thema=kids').relaxations).toEqual([
    { group: 'theme', slug: 'kids', count: 1 },
  ]);
});

describe('past items of the tour', () => {
  const NOW = new Date('2025-10-27T08:30:00Z');
  const on = (day: number, index: number) =>
    itemAt(`2025-${day < 27 ? '09' : '11'}-01T${String(index % 24).padStart(2, '0')}:00:00Z`, {
      uuid: `${day} ${index}`,
      location: facet(index % 2 === 0 ? 'leuven' : 'antwerpen'),
      type: facet('gesprek'),
    });
  const past = Array.from({ length: 30 }, (_, index) => on(1, index));
  const toCome = Array.from({ length: 30 }, (_, index) => on(28, index));
  const tour = (query = '', town?: string) =>
    tourView([...past, ...toCome], town, options, new URLSearchParams(query), NOW);

  it('lists upcoming items first, and past items on separate pages (§9.1)', () => {
    expect(tour().page).toMatchObject({ number: 1, count: 2, total: 30 });
    expect(tour().page.items[0]).toBe(toCome[0]);
    expect(tour().past).toMatchObject({ number: 1, count: 2, total: 30, open: false });
    expect(tour('voorbij=2').past).toMatchObject({ number: 2, open: true });
    expect(tour('voorbij=2').past.items).toEqual(past.slice(24));
    expect(tour('voorbij=2').page.number).toBe(1);
    expect(tour('voorbij=9').past.number).toBe(2);
  });

  it('includes past items in counts and filters', () => {
    expect(tour('', 'leuven').total).toBe(30);
    expect(tour('type=gesprek').counts.type.get('gesprek')).toBe(60);
    expect(tour('type=workshop').total).toBe(0);
    expect(tour().perTown.get('leuven')).toBe(30);
  });

  it('shows the past items if no item is upcoming', () => {
    expect(tourView(past, undefined, options, new URLSearchParams(), NOW).past.open).toBe(true);
  });
});
