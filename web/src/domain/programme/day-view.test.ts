import { describe, expect, it } from 'vitest';
import { countPerDay, type DayProgramme, dayCounts, dayView, wireItems } from './day-view.ts';
import type { Facet, ProgrammeItem } from './programme-item.ts';

const facet = (slug: string): Facet => ({ uuid: `uuid-${slug}`, slug, title: slug });
const options = { type: [facet('gesprek'), facet('workshop')], theme: [], location: [facet('forum')] };
const item = (index: number, changed: Partial<ProgrammeItem> = {}): ProgrammeItem => ({
  uuid: String(index),
  title: `Nummer ${index}`,
  start: new Date(Date.UTC(2025, 9, 27, 9, index)),
  type: facet(index % 2 ? 'gesprek' : 'workshop'),
  location: facet('forum'),
  themes: [],
  ongoing: false,
  tags: [],
  ...changed,
});
const long: DayProgramme = {
  timetable: Array.from({ length: 109 }, (_, index) => item(index)),
  ongoing: [item(200, { ongoing: true }), item(201, { ongoing: true })],
  dayCounts: dayCounts([
    item(0),
    item(1),
    item(3, { start: new Date('2025-10-25T22:30:00Z') }),
    item(4, { ongoing: true }),
  ]),
  options,
};
const view = (query: string, printing?: boolean) => dayView(long, new URLSearchParams(query), printing);

describe('what a day shows', () => {
  it('is the page of what is chosen, ongoing items narrowed along (§9.1, §2.51)', () => {
    const { page, ongoing, selection } = view('type=gesprek&pagina=3');
    expect(selection.type).toEqual(['gesprek']);
    expect(page).toMatchObject({ number: 3, count: 3, total: 54 });
    expect(page.items.map(({ uuid }) => uuid)).toEqual(['97', '99', '101', '103', '105', '107']);
    expect(ongoing.map(({ uuid }) => uuid)).toEqual(['201']);
  });

  it('counts each day by its date in Brussels, by what is chosen', () => {
    expect(Object.fromEntries(countPerDay(long, view('').selection))).toEqual({
      '2025-10-27': 2,
      '2025-10-26': 1,
    });
    expect(Object.fromEntries(countPerDay(long, view('type=workshop').selection))).toEqual({
      '2025-10-27': 1,
    });
  });

  it('is whole on paper, from page 2 as well, also beyond a hundred items (§4.16, §9.1)', () => {
    expect(view('pagina=2', true).page.items).toHaveLength(109);
    expect(view('pagina=2&type=gesprek', true).page.items).toHaveLength(54);
    expect(view('pagina=2').page.items).toHaveLength(24);
  });

  it('says which option to drop when the list is empty, also where something runs through the day', () => {
    expect(view('type=gesprek').relaxations).toEqual([]);
    const drawerOnly = { ...long, timetable: [item(1)], ongoing: [item(2)] };
    const { ongoing, relaxations: ways } = dayView(drawerOnly, new URLSearchParams('type=workshop'));
    expect(ongoing).toHaveLength(1);
    expect(ways).toEqual([{ group: 'type', slug: 'workshop', count: 1 }]);
  });

  it('offers no way out that leads to an empty list again', () => {
    const { relaxations: ways } = dayView(
      { ...long, timetable: [], ongoing: [item(1)] },
      new URLSearchParams('type=workshop'),
    );
    expect(ways).toEqual([]);
  });

  it('counts what the list has without the option', () => {
    const bare = { ...long, timetable: [item(1)], ongoing: [] };
    const { relaxations } = dayView(bare, new URLSearchParams('type=workshop'));
    expect(relaxations).toEqual([{ group: 'type', slug: 'workshop', count: 1 }]);
  });
});

it('items travel with one object per place and type, and without pictures', () => {
  const image = { src: 'https://a.storyblok.com/f/1/2x2/a/b.png', width: 2, height: 2, alt: '' };
  const experience = { uuid: 'e', path: '/a', title: 'A', hideReservation: false, image };
  const [one, other] = wireItems([item(1, { experience }), item(3)], options);
  expect(one?.type).toBe(other?.type);
  expect(one?.location).toBe(options.location[0]);
  expect(one?.experience).toEqual({ uuid: 'e', path: '/a', title: 'A', hideReservation: false });
});

it('the counts of the days travel with one object for all items that are filtered by the same', () => {
  const [monday, ...others] = dayCounts([item(0), item(1), item(2)]);
  expect(others).toEqual([]);
  expect(monday).toEqual({
    day: '2025-10-27',
    facets: [
      { type: ['workshop'], theme: [], location: ['forum'] },
      { type: ['gesprek'], theme: [], location: ['forum'] },
      { type: ['workshop'], theme: [], location: ['forum'] },
    ],
  });
  expect(monday?.facets[2]).toBe(monday?.facets[0]);
  expect(monday?.facets[1]?.location).toBe(monday?.facets[0]?.location);
});
