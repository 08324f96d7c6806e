import { byNumberedName } from '../../lettering.ts';
import type { FestivalDay } from '../../pages/page.ts';
import { type Day, dayOf } from '../../time/brussels.ts';
import { formatTime } from '../../time/format.ts';
import { spans, startsOn } from '../../time/when.ts';
import type { ProgrammeItem } from '../programme-item.ts';

/**
 * Sorts by start, then by end, stage, title, and place on the stage, so that server, browser and print agree on the
 * order. The uuid decides only between two items that a visitor cannot tell apart.
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

/** The timetable of a day: what starts that day, in order, without what runs through it. */
export function timetableOf(items: readonly ProgrammeItem[], day: Day): ProgrammeItem[] {
  return items.filter((item) => !item.ongoing && startsOn(item, day)).sort(compareItems);
}

/** What runs through a day, whenever it began. */
export function ongoingOf(items: readonly ProgrammeItem[], day: Day): ProgrammeItem[] {
  return items.filter((item) => item.ongoing && spans(item, day)).sort(compareItems);
}

/**
 * The day that `/programma` opens (spec §4, «Programme date»): the first day before the festival, today on a day of it,
 * the next day that has a page when it is closed today, and after the last day the first again; `undefined` when no day
 * is known. `days` may come in any order.
 */
export function openingDay<D extends Pick<FestivalDay, 'day'>>(days: readonly D[], now: Date): D | undefined {
  const today = dayOf(now);
  const sorted = [...days].sort((a, b) => a.day.localeCompare(b.day));
  return sorted.find(({ day }) => day >= today) ?? sorted[0];
}

/** Whether the last of some days has passed; not where no day is known. */
export const isEditionOver = (days: readonly Pick<FestivalDay, 'day'>[], now: Date): boolean =>
  days.length > 0 && days.every(({ day }) => day < dayOf(now));

/** The hour under whose heading an item stands: «09:00» for what starts at 09:40. */
export const hourOf = (item: Pick<ProgrammeItem, 'start'>): string =>
  `${formatTime(item.start).slice(0, 2)}:00`;
