import type { FestivalDay } from '../pages/page.ts';
import { type Day, dayOf } from '../time/brussels.ts';
import { compareItems, ongoingOf, timetableOf } from './day/programme-day.ts';
import type { ProgrammeItem } from './programme-item.ts';

/** A day of the festival: its page, if it has one, its all-day items, and its timetable. */
export type WholeDay = {
  day: Day;
  page?: FestivalDay;
  ongoing: readonly ProgrammeItem[];
  timetable: readonly ProgrammeItem[];
};

/** Returns every festival day: each day that has a page, and each other day on which an item starts (Brussels time). */
export function wholeProgramme(
  pages: readonly FestivalDay[],
  items: readonly ProgrammeItem[],
): readonly WholeDay[] {
  const pageOf = new Map(pages.map((page) => [page.day, page]));
  const days = new Set([...pageOf.keys(), ...items.map(({ start }) => dayOf(start))]);
  return [...days].sort().map((day) => ({
    day,
    page: pageOf.get(day),
    ongoing: ongoingOf(items, day),
    timetable: timetableOf(items, day),
  }));
}

/** Returns the items that start on a day, including items that last several days, by time. */
export const startingOn = ({ day, ongoing, timetable }: WholeDay): readonly ProgrammeItem[] =>
  [...ongoing.filter(({ start }) => dayOf(start) === day), ...timetable].sort(compareItems);
