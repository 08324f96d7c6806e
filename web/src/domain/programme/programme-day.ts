import type { FestivalDay } from '../pages/page.ts';
import { pagePath } from '../pages/paging.ts';
import { hourAnchor } from '../pages/paths.ts';
import { type Day, dayOf } from '../time/brussels.ts';
import { formatTime } from '../time/format.ts';
import { isPast, spans, startsOn } from '../time/when.ts';
import type { ProgrammeItem } from './programme-item.ts';

/** «Tafel 8» before «Tafel 10». */
const byName = new Intl.Collator('nl', { numeric: true });

/**
 * Sorts by start, then by end, stage, title, and place on the stage, so that server, browser and print agree on the
 * order. The uuid decides only between two items that a visitor cannot tell apart.
 */
export function compareItems(a: ProgrammeItem, b: ProgrammeItem): number {
  return (
    +a.start - +b.start ||
    +(a.end ?? a.start) - +(b.end ?? b.start) ||
    byName.compare(a.location?.title ?? '', b.location?.title ?? '') ||
    byName.compare(a.title, b.title) ||
    byName.compare(a.preciseLocation ?? '', b.preciseLocation ?? '') ||
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

/** What `/programma` opens: a day, the first item of a festival that is over, or nothing when no day is known. */
export type OpeningDay = { kind: 'day'; path: string } | { kind: 'over' } | { kind: 'unknown' };

/**
 * The day that `/programma` opens (spec §4, «Programme date»): the first day before the festival, today on a day of it,
 * and the next day that has a page when it is closed today. After the last day the festival is over. `days` may come in
 * any order.
 */
export function openingDay(days: readonly FestivalDay[], now: Date): OpeningDay {
  if (days.length === 0) return { kind: 'unknown' };
  const today = dayOf(now);
  const next = [...days].sort((a, b) => a.day.localeCompare(b.day)).find(({ day }) => day >= today);
  return next ? { kind: 'day', path: next.path } : { kind: 'over' };
}

/** The hour under whose heading an item stands: «09:00» for what starts at 09:40. */
export const hourOf = (item: ProgrammeItem): string => `${formatTime(item.start).slice(0, 2)}:00`;

/**
 * Where today's timetable has come to: the hour of the first item that is not over, and the page that it is on.
 * `undefined` on other days, before the day begins and after it ends.
 */
export function nowPath(
  { path, day }: { path: string; day: Day },
  timetable: readonly ProgrammeItem[],
  now: Date,
  size: number,
  parameters: URLSearchParams,
): string | undefined {
  if (day !== dayOf(now)) return undefined;
  const index = timetable.findIndex((item) => !isPast(item, now));
  const item = timetable[index];
  if (item === undefined || index === 0) return undefined;
  return `${pagePath(path, Math.floor(index / size) + 1, parameters)}#${hourAnchor(day, hourOf(item))}`;
}
