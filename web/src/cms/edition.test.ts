import { describe, expect, it } from 'vitest';
import type { FestivalDay } from '../domain/pages/page.ts';
import { itemAt } from '../domain/programme/fixtures/experience.ts';
import type { ProgrammeItem } from '../domain/programme/programme-item.ts';
import type { Day } from '../domain/time/brussels.ts';
import { createProgramme, editionOf } from './edition.ts';

const dayPage = (day: Day): FestivalDay => ({
  uuid: day,
  day,
  path: `/programma/${day}`,
  title: day,
  intro: [],
  seo: {},
});
const DAYS = [dayPage('2025-10-25'), dayPage('2025-11-02')] as const;
const experience = { uuid: 'e', path: '/activiteiten/soep', title: 'Soep', hideReservation: false };
const soup = itemAt('2025-10-25T08:00:00Z', { uuid: 'soup', experience });
const tree = itemAt('2025-10-25T07:00:00Z', { uuid: 'tree', ongoing: true });
const exhibition = itemAt('2025-10-01T07:00:00Z', { uuid: 'exhibition', ongoing: true });
const later = itemAt('2052-10-26T08:00:00Z', { uuid: 'later', experience });
const earlier = itemAt('2015-10-25T07:00:00Z', { uuid: 'earlier', ongoing: true, experience });

it('puts items that are running when the first day begins before the other items, and lists each item once', () => {
  expect(editionOf([tree, soup], [exhibition, tree], DAYS)).toEqual([exhibition, tree, soup]);
});

it('leaves out items with a mistyped year, but keeps those some weeks before the first day or after the last', () => {
  const evening = itemAt('2025-12-10T19:00:00Z');
  expect(editionOf([soup, evening, later], [exhibition, earlier], DAYS)).toEqual([exhibition, soup, evening]);
});

it('leaves out items with a mistyped year even if a day page also has a mistyped year', () => {
  const days = [dayPage('2016-10-27'), ...DAYS, dayPage('2041-10-28')] as const;
  expect(editionOf([earlier, soup, later], [], days)).toEqual([soup]);
});

describe('the programme of a content system with mistyped years', () => {
  const all = [earlier, exhibition, tree, soup, later];
  const programme = (days: readonly FestivalDay[] = DAYS) =>
    createProgramme({
      list: async () => all,
      festivalDays: async () => days,
      dates: 'utc',
      derive: (_key, _from, compute) => compute(undefined),
    });
  const names = (items: readonly ProgrammeItem[]) => items.map(({ uuid }) => uuid);

  it('leaves them out for hall screens, which show the last item of the festival', async () => {
    const after = new Date('2025-10-25T07:30:00Z');
    expect(names(await programme().upcomingItems(after))).toEqual(['soup']);
    expect(names(await programme([]).upcomingItems(after))).toEqual(['soup', 'later']);
  });

  it('leaves out a later year on the page of an activity, and keeps moments of earlier editions', async () => {
    expect(names(await programme().itemsOfExperience('e'))).toEqual(['earlier', 'soup']);
    expect(names(await programme([]).itemsOfExperience('e'))).toEqual(['earlier', 'soup', 'later']);
  });
});
