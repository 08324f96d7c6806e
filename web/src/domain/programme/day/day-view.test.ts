import { describe, expect, it } from 'vitest';
import type { Facet, ProgrammeItem } from '../programme-item.ts';
import { countPerDay, type DayProgramme, dayCounts, dayView } from './day-view.ts';
import { isViewAt, pageOfView } from './shown-view.ts';

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
  statuses: [],
  access: [],
  ...changed,
});
const NOW = new Date('2025-10-27T08:30:00Z');
const long: DayProgramme = {
  day: '2025-10-27',
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
const at = (query: string) => new URLSearchParams(query);
const view = (query: string, printing?: boolean) => dayView(long, at(query), NOW, { printing });

describe('what a day shows', () => {
  it('shows one page of the filtered list, and filters the all-day items too (§9.1, §2.51)', () => {
    const { page, ongoing, selection } = view('type=gesprek&pagina=3');
    expect(selection.type).toEqual(['gesprek']);
    expect(page).toMatchObject({ number: 3, count: 3, total: 54 });
    expect(page.items.map(({ uuid }) => uuid)).toEqual(['97', '99', '101', '103', '105', '107']);
    expect(ongoing.map(({ uuid }) => uuid)).toEqual(['201']);
  });

  it('includes earlier pages of the list if requested, and still lists the hours of all pages', () => {
    const shown = dayView(long, at('pagina=3'), NOW, { from: 2 });
    expect(shown).toMatchObject({ from: 2, page: { number: 3, count: 5, total: 109 } });
    expect(shown.page.items.map(({ uuid }) => uuid)).toEqual(
      Array.from({ length: 48 }, (_, index) => String(index + 24)),
    );
    expect(shown.hours).toEqual([
      { hour: '10:00', page: 1 },
      { hour: '11:00', page: 3 },
    ]);
    expect(dayView(long, at('pagina=2'), NOW, { from: 9 })).toEqual(dayView(long, at('pagina=2'), NOW));
  });

  it('reports that the programme is not known yet while no day of the edition has items, until the day is over', () => {
    const empty = { ...long, timetable: [], ongoing: [], dayCounts: [] };
    const isAwaitedAt = (day: DayProgramme, now: string) => dayView(day, at(''), new Date(now)).isAwaited;
    expect(isAwaitedAt(empty, '2025-03-01T12:00:00Z')).toBe(true);
    expect(isAwaitedAt(empty, '2025-10-27T22:59:00Z')).toBe(true);
    expect(isAwaitedAt(empty, '2025-10-27T23:00:00Z')).toBeUndefined();
    expect(isAwaitedAt({ ...empty, dayCounts: long.dayCounts }, '2025-03-01T12:00:00Z')).toBeUndefined();
    expect(isAwaitedAt(long, '2025-03-01T12:00:00Z')).toBeUndefined();
  });

  it('counts the filtered items of each day by their date in Brussels', () => {
    expect(Object.fromEntries(countPerDay(long, view('').selection))).toEqual({
      '2025-10-27': 2,
      '2025-10-26': 1,
    });
    expect(Object.fromEntries(countPerDay(long, view('type=workshop').selection))).toEqual({
      '2025-10-27': 1,
    });
  });

  it('prints the whole list, even from page 2 and beyond a hundred items (§4.16, §9.1)', () => {
    expect(view('pagina=2', true).page.items).toHaveLength(109);
    expect(view('pagina=2&type=gesprek', true).page.items).toHaveLength(54);
    expect(view('pagina=2').page.items).toHaveLength(24);
  });

  it('suggests options to remove if the list is empty, even if an all-day item matches', () => {
    expect(view('type=gesprek').relaxations).toEqual([]);
    const drawerOnly = { ...long, timetable: [item(1)], ongoing: [item(2)] };
    const { ongoing, relaxations: ways } = dayView(drawerOnly, at('type=workshop'), NOW);
    expect(ongoing).toHaveLength(1);
    expect(ways).toEqual([{ group: 'type', slug: 'workshop', count: 1 }]);
  });

  it('does not suggest an option to remove if the list would stay empty without it', () => {
    const { relaxations: ways } = dayView(
      { ...long, timetable: [], ongoing: [item(1)] },
      at('type=workshop'),
      NOW,
    );
    expect(ways).toEqual([]);
  });

  it('counts the items that the list would have after the removal of a suggested filter option', () => {
    const bare = { ...long, timetable: [item(1)], ongoing: [] };
    const { relaxations } = dayView(bare, at('type=workshop'), NOW);
    expect(relaxations).toEqual([{ group: 'type', slug: 'workshop', count: 1 }]);
  });
});

describe('what an address shows', () => {
  it('counts the filtered items of each day for an address', () => {
    expect(view('type=workshop').perDay).toEqual(countPerDay(long, view('type=workshop').selection));
  });

  it('identifies a view by its selection and page, whatever the spelling of the address', () => {
    const first = view('type=gesprek&pagina=2');
    expect(isViewAt(first, at('pagina=2&kleur=rood&type=gesprek'), options)).toBe(true);
    expect(isViewAt(first, at('type=gesprek'), options)).toBe(false);
    expect(isViewAt(first, at('type=workshop&pagina=2'), options)).toBe(false);
    expect(isViewAt(view('type=gesprek&pagina=3'), at('type=gesprek&pagina=99'), options)).toBe(true);
  });

  it('returns the requested page only if the address has the same selection as the view', () => {
    const first = view('type=gesprek');
    expect(pageOfView(first, at('type=gesprek&pagina=3'), options)).toEqual({ number: 3, count: 3 });
    expect(pageOfView(first, at('pagina=3'), options)).toBeUndefined();
  });
});

describe('the past items of today', () => {
  const noon = new Date('2025-10-27T12:20:00Z');
  // Each item runs for 30 minutes, so at 13:20 the first 43 are past.
  const timetable = long.timetable.map((one, index) => {
    const start = new Date(Date.UTC(2025, 9, 27, 9, index * 4));
    return { ...one, start, end: new Date(+start + 30 * 60_000) };
  });
  const today = (query: string, options?: { printing?: boolean }, now = noon) =>
    dayView({ ...long, timetable }, at(query), now, options);
  const first = (shown: ReturnType<typeof today>) => shown.page.items[0]?.uuid;

  it('begins the list of today with the first item that is not past, and counts the past items', () => {
    const shown = today('');
    expect(shown.past).toEqual({ count: 43, isOpen: false });
    expect(first(shown)).toBe('43');
    expect(shown).toMatchObject({ total: 109, page: { number: 1, count: 3, total: 66 } });
    expect(first(today('pagina=2'))).toBe('67');
    expect(shown.hours[0]).toEqual({ hour: '12:00', page: 1 });
  });

  it('shows the past items at `voorbij=1`, with the pages of the whole day (§9.1)', () => {
    const shown = today('voorbij=1');
    expect(shown.past).toEqual({ count: 43, isOpen: true });
    expect(first(shown)).toBe('0');
    expect(shown.page).toMatchObject({ number: 1, count: 5, total: 109 });
    expect(isViewAt(shown, at('voorbij=1'), options)).toBe(true);
    expect(isViewAt(shown, at(''), options)).toBe(false);
  });

  it('shows the whole day in print, on other days, and if nothing or everything is past', () => {
    expect(today('', { printing: true })).toMatchObject({ past: undefined, page: { total: 109 } });
    for (const now of [NOW, new Date('2025-10-27T20:00:00Z'), new Date('2025-10-28T12:00:00Z')])
      expect(today('', {}, now)).toMatchObject({ past: undefined, page: { number: 1, total: 109 } });
  });

  it('treats today as under way until its last item is past, whatever the filters', () => {
    expect(today('type=geen').isUnderWay).toBe(true);
    for (const now of ['2025-10-26T12:00:00Z', '2025-10-27T22:50:00Z', '2025-10-28T12:00:00Z'])
      expect(today('', {}, new Date(now)).isUnderWay).toBe(false);
  });
});
