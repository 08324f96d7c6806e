import { byNumberedName } from '../../lettering.ts';
import type { FestivalDay } from '../../pages/page.ts';
import { type Day, dayOf } from '../../time/brussels.ts';
import { formatTime } from '../../time/format.ts';
import { spans, startsOn } from '../../time/when.ts';
import type { ProgrammeItem } from '../programme-item.ts';

/**
 * Sorts by start, then end, stage, title and place on the stage, so that server, browser and print agree. The uuid only
 * decides between two items that look the same to visitors.
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

/** The timetable of a day: the items that start that day, sorted, without all-day items. */
export function timetableOf(items: readonly ProgrammeItem[], day: Day): ProgrammeItem[] {
  return items.filter((item) => !item.ongoing && startsOn(item, day)).sort(compareItems);
}

/** The all-day items of a day, whenever they began. */
export function ongoingOf(items: readonly ProgrammeItem[], day: Day): ProgrammeItem[] {
  return items.filter((item) => item.ongoing && spans(item, day)).sort(compareItems);
}

/**
 * The day that `/programma` opens (spec §4, «Programme date»): the first day before the festival, today during it, the
 * next day with a page if the festival is closed today, and the first day again after the last one. `undefined` if no
 * day is known. `days` may be in any order.
 */
export function openingDay<D extends Pick<FestivalDay, 'day'>>(days: readonly D[], now: Date): D | undefined {
  const today = dayOf(now);
  const sorted = [...days].sort((a, b) => a.day.localeCompare(b.day));
  return sorted.find(({ day }) => day >= today) ?? sorted[0];
}

/** Whether all of these days have passed; false if there are none. */
export const isEditionOver = (days: readonly Pick<FestivalDay, 'day'>[], now: Date): boolean =>
  days.length > 0 && days.every(({ day }) => day < dayOf(now));

/** The hour heading above an item: «09:00» for a start at 09:40. */
export const hourOf = (item: Pick<ProgrammeItem, 'start'>): string =>
  `${formatTime(item.start).slice(0, 2)}:00`;
