import type { FestivalDay } from '../pages/page.ts';
import { type Day, dayOf } from '../time/brussels.ts';
import { compareItems, ongoingOf, timetableOf } from './day/programme-day.ts';
import type { ProgrammeItem } from './programme-item.ts';

/** A day as it is told with all others: its page where it has one, what runs through it, and its hours. */
export type WholeDay = {
  day: Day;
  page?: FestivalDay;
  ongoing: readonly ProgrammeItem[];
  timetable: readonly ProgrammeItem[];
};

/**
 * The festival from its first day to its last: every day that has a page, and every day of Brussels on which something
 * starts, so that nothing is lost for want of a page.
 */
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

/** What starts on a day, what runs on for days included, in order. */
export const startingOn = ({ day, ongoing, timetable }: WholeDay): readonly ProgrammeItem[] =>
  [...ongoing.filter(({ start }) => dayOf(start) === day), ...timetable].sort(compareItems);
