import { byNumberedName } from '../../lettering.ts';
import type { FestivalDay } from '../../pages/page.ts';
import { type Day, dayOf } from '../../time/brussels.ts';
import { formatTime } from '../../time/format.ts';
import { spans, startsOn } from '../../time/when.ts';
import type { ProgrammeItem } from '../programme-item.ts';

/**
 * Compares items by start, end, stage, title and spot on the stage. Finally compares uuids, so that server, browser and
 * print agree on the order of items that look alike.
 */
export function compareItems(a: ProgrammeItem, b: ProgrammeItem): number {
  return (
    +a.start - +b.start ||
    +(a.end ?? a.start) - +(b.end ?? b.start) ||
    byNumberedName.compare(a.location?.title ?? '', b.location?.title ?? '') ||
    byNumberedName.compare(a.title, b.title) ||
    byNumberedName.compare(a.preciseLocation ?? '', b.preciseLocation ?? '') ||
    a.uuid.localeCompare(b.uuid)
  );
}

/** Returns the timetable of a day: the items that start on that day, sorted, without all-day items. */
export function timetableOf(items: readonly ProgrammeItem[], day: Day): ProgrammeItem[] {
  return items.filter((item) => !item.ongoing && startsOn(item, day)).sort(compareItems);
}

/** Returns the all-day items of a day, including those that began on an earlier day. */
export function ongoingOf(items: readonly ProgrammeItem[], day: Day): ProgrammeItem[] {
  return items.filter((item) => item.ongoing && spans(item, day)).sort(compareItems);
}

/**
 * Returns the day that `/programma` opens (spec §4, «Programme date»): before the festival the first day, during it
 * today or the next day with a page, after it the first day again. `undefined` if no day is known. `days` may be in any
 * order.
 */
export function openingDay<D extends Pick<FestivalDay, 'day'>>(days: readonly D[], now: Date): D | undefined {
  const today = dayOf(now);
  const sorted = [...days].sort((a, b) => a.day.localeCompare(b.day));
  return sorted.find(({ day }) => day >= today) ?? sorted[0];
}

/** Returns the hour heading of an item: «09:00» for a start at 09:40. */
export const hourOf = (item: Pick<ProgrammeItem, 'start'>): string =>
  `${formatTime(item.start).slice(0, 2)}:00`;
