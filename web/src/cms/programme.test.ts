import { expect, it } from 'vitest';
import { itemAt } from '../domain/programme/fixtures/experience.ts';
import type { ProgrammeItem } from '../domain/programme/programme-item.ts';
import { AGES } from './fixtures/responses-at-noon.ts';
import type { List } from './lists.ts';
import { createProgramme } from './programme.ts';
import { createQueryCache } from './query-cache.ts';

const DURING_2025 = new Date('2025-10-27T08:30:00Z');
const AFTER_2025 = new Date('2025-11-02T23:00:00Z');

const pageOf = (day: string) => ({
  uuid: day,
  path: `/programma/${day}`,
  day,
  title: day,
  intro: [],
  seo: {},
});

const soup = itemAt('2025-10-25T08:00:00Z', { statuses: ['new'], experience: activity('soep') });
const both2025 = itemAt('2025-10-26T08:00:00Z', { experience: activity('elk-jaar') });
const evening2025 = itemAt('2025-12-10T19:00:00Z');
const exhibition2025 = itemAt('2025-10-01T07:00:00Z', { ongoing: true });
const both2026 = itemAt('2026-10-25T08:00:00Z', { experience: activity('elk-jaar') });
const mistyped = itemAt('2052-10-25T08:00:00Z', { experience: activity('typfout') });
/** An item of an edition whose days are no longer published. */
const before = itemAt('2015-10-25T08:00:00Z', { experience: activity('typfout') });
const tour2025 = itemAt('2025-09-20T08:00:00Z', { experience: activity('toer-2025') });
const tour2026 = itemAt('2026-09-20T08:00:00Z');

function activity(slug: string): ProgrammeItem['experience'] {
  return { uuid: slug, path: `/activiteiten/${slug}`, title: slug, hideReservation: false };
}

/**
 * Creates the queries for a space with these days. The space filters like the content system, and records the name of
 * each query.
 */
function programmeOf(...days: string[]) {
  const requested: string[] = [];
  const all = [before, exhibition2025, soup, both2025, evening2025, both2026, mistyped];
  const cached = new Map<string, readonly ProgrammeItem[]>();
  const list = async ({ name, wanted }: List<ProgrammeItem>) => {
    if (!requested.includes(name)) requested.push(name);
    const found = cached.get(name) ?? answer(wanted);
    cached.set(name, found);
    return found;
  };
  const answer = ({ filter = {} }: List<ProgrammeItem>['wanted']) => {
    const { gt_date: from = '', lt_date: until = '9999' } = filter.start_date ?? {};
    const at = ({ start }: ProgrammeItem) => start.toISOString().replace('T', ' ').slice(0, 16);
    const { in: experience } = filter.experience ?? {};
    return all
      .filter((item) => experience === undefined || item.experience?.uuid === experience)
      .filter((item) => (filter.end_date ? item.ongoing : at(item) > from && at(item) < until));
  };
  const pages = days.map(pageOf);
  const { derive } = createQueryCache({ ...AGES });
  const programme = createProgramme({
    list,
    dayPages: async () => pages,
    tourItems: async () => [tour2025, tour2026],
    dates: 'utc',
    derive,
  });
  return { programme, requested };
}

const YEAR_2025 = ['2025-10-25', '2025-11-02'];
const BOTH = [...YEAR_2025, '2026-10-24', '2026-11-01'];

it('requests the programme of a single edition without an upper bound, and leaves out items with a mistyped year', async () => {
  const { programme, requested } = programmeOf(...YEAR_2025);
  const expected = [exhibition2025, soup, both2025, evening2025];
  expect(await programme.programmeItems(DURING_2025)).toEqual(expected);
  expect(await programme.programmeItems(AFTER_2025)).toEqual(expected);
  expect(requested.slice(0, 2)).toEqual(['items:from:2025-10-25', 'items:into:2025-10-25']);
  expect(await programme.onTourItems(DURING_2025)).toEqual([tour2025, tour2026]);
  expect(await programme.earlierItems(DURING_2025)).toEqual([]);
});

it('switches the days, the items and the tour to the next edition at midnight after the last day', async () => {
  const { programme } = programmeOf(...BOTH);
  expect(await programme.programmeItems(DURING_2025)).toEqual([exhibition2025, soup, both2025, evening2025]);
  expect((await programme.festivalDays(DURING_2025)).map(({ day }) => day)).toEqual(YEAR_2025);
  expect(await programme.onTourItems(DURING_2025)).toEqual([tour2025]);
  expect(await programme.programmeItems(AFTER_2025)).toEqual([both2026]);
  expect((await programme.festivalDays(AFTER_2025)).map(({ day }) => day)).toEqual(BOTH.slice(2));
  expect(await programme.onTourItems(AFTER_2025)).toEqual([tour2026]);
});

it('returns only items of the current edition for hall screens', async () => {
  const { programme } = programmeOf(...BOTH);
  expect(await programme.upcomingItems(new Date('2025-10-26T07:00:00Z'))).toEqual([both2025, evening2025]);
  expect(await programme.upcomingItems(AFTER_2025)).toEqual([both2026]);
});

it('returns the items of an earlier edition, none of which has the status «nieuw»', async () => {
  const { programme } = programmeOf(...BOTH);
  const [earlier] = await programme.editions();
  if (earlier === undefined) throw new Error('there is no edition');
  expect(await programme.itemsOfEdition(earlier, DURING_2025)).toContainEqual(soup);
  const items = await programme.itemsOfEdition(earlier, AFTER_2025);
  expect(items).toEqual([exhibition2025, { ...soup, statuses: [] }, both2025, evening2025]);
  expect(await programme.itemsAround('2025-10-26', AFTER_2025)).toBe(items);
  expect(await programme.itemsAround('2026-05-01', AFTER_2025)).toEqual([]);
});

it('counts an experience as archived if only an earlier edition contains it', async () => {
  const { programme } = programmeOf(...BOTH);
  expect((await programme.archived(DURING_2025)).experiences).toEqual(new Map());
  expect((await programme.archived(AFTER_2025)).experiences).toEqual(
    new Map([
      ['toer-2025', 'Boektopia 2025'],
      ['soep', 'Boektopia 2025'],
    ]),
  );
});

it('returns the items of an experience in all editions', async () => {
  const { programme } = programmeOf(...BOTH);
  for (const now of [DURING_2025, AFTER_2025])
    expect(await programme.itemsOfExperience('elk-jaar', now)).toEqual([both2025, both2026]);
});

it('leaves out items with a mistyped year for hall screens and on the page of an activity', async () => {
  const { programme } = programmeOf(...YEAR_2025);
  expect(await programme.upcomingItems(new Date('2025-10-26T07:00:00Z'))).toEqual([both2025, evening2025]);
  expect(await programme.itemsOfExperience('typfout', DURING_2025)).toEqual([before]);
});

it('leaves out items with a mistyped year even if a day page also has a mistyped year', async () => {
  const { programme } = programmeOf('2016-10-27', ...YEAR_2025, '2041-10-28');
  expect(await programme.programmeItems(DURING_2025)).toEqual([exhibition2025, soup, both2025, evening2025]);
});

it('returns every item while no day is known', async () => {
  const { programme } = programmeOf();
  expect(await programme.upcomingItems(new Date('2026-11-01T07:00:00Z'))).toEqual([mistyped]);
  expect(await programme.itemsOfExperience('typfout', DURING_2025)).toEqual([before, mistyped]);
});
