import { expect, it } from 'vitest';
import { MOST_IN_LINK, readPlan } from '../../domain/programme/saved/plan-link.ts';
import type { SavedMoment } from '../../domain/programme/saved/saved-moment.ts';
import { linksOf } from './plan-links.ts';

/** Moments at 10:00 UTC on a day, with unique ids. */
const momentsOn = (day: string, count: number): SavedMoment[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `${day.slice(-2)}${String(index).padStart(4, '0')}`,
    title: 'De kat',
    start: new Date(`${day}T10:00:00Z`),
  }));
const plansOf = (moments: readonly SavedMoment[], year?: number) =>
  linksOf(moments, { origin: 'https://www.boektopia.be', year }).map(({ day, url }) => ({
    day,
    plan: readPlan(new URL(url).hash.slice(1)),
  }));

it('returns one link if all moments fit in it', () => {
  const moments = [...momentsOn('2025-10-25', 200), ...momentsOn('2025-10-26', MOST_IN_LINK - 200)];
  const [only, ...others] = plansOf(moments);
  expect(others).toEqual([]);
  expect(only?.day).toBeUndefined();
  expect(only?.plan?.ids).toEqual(moments.map(({ id }) => id));
});

it('returns a link per day, in order, if one link would be too long', () => {
  const [saturday, sunday] = [momentsOn('2025-10-25', 150), momentsOn('2025-10-26', MOST_IN_LINK - 149)];
  const links = plansOf([...sunday, ...saturday]);
  expect(links.map(({ day }) => day)).toEqual(['2025-10-25', '2025-10-26']);
  expect(links.map(({ plan }) => plan?.ids)).toEqual(
    [saturday, sunday].map((moments) => moments.map(({ id }) => id)),
  );
});

it('contains the year of the edition, even for moments after New Year', () => {
  const moments = [...momentsOn('2026-12-30', 1), ...momentsOn('2027-01-02', 1)];
  expect(plansOf(moments, 2026)).toMatchObject([
    { plan: { year: 2026, ids: moments.map(({ id }) => id).sort() } },
  ]);
  expect(plansOf(moments)).toMatchObject([{ plan: { year: 2027, ids: [moments[1]?.id] } }]);
});
