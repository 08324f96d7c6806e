import { BASE } from '../../pages/paths.ts';
import { type Day, dayOf } from '../../time/brussels.ts';
import { formatDayButton, formatTime } from '../../time/format.ts';
import { endOf, isMultiDay, isRunning } from '../../time/when.ts';
import type { RowItem } from '../programme-item.ts';
import { isCancelled, isClosed } from '../status.ts';
import { type ShownPages, shownPath } from './day-hours.ts';

/** The HTML id of the current position in today's list: the first item that visitors can still join. */
export const NOW_ANCHOR = 'nu';

/** The current position in today's list. */
export type DayNow = {
  /** The uuid of the first item that visitors can still join: it has not begun and is neither full nor cancelled. */
  next: string;
  /** The page of the list that contains this item. */
  page: number;
  /** The running items, sorted by end. */
  running: readonly RowItem[];
};

/**
 * Returns the current position in a list of `size` items per page; `undefined` unless `now` is between the first and
 * last start of the day.
 */
export function dayNow(day: Day, timetable: readonly RowItem[], now: Date, size: number): DayNow | undefined {
  if (day !== dayOf(now)) return undefined;
  const index = timetable.findIndex((item) => +item.start >= +now && !isClosed(item));
  const next = timetable[index];
  if (next === undefined || index === 0) return undefined;
  const running = timetable.filter(
    (item) => isRunning(item, now) && +item.start < +now && !isCancelled(item),
  );
  return {
    next: next.uuid,
    page: Math.floor(index / size) + 1,
    running: running.sort((a, b) => +endOf(a) - +endOf(b)),
  };
}

/**
 * Returns the target of «Wat is er nu?»: without filters, the page «Nu & straks», which is updated every minute. With
 * filters, the current position in the list; if the list already shows that position, the link only scrolls.
 */
export function nowPath(
  path: string,
  { page }: DayNow,
  shown: ShownPages,
  parameters: URLSearchParams,
): string {
  if (parameters.size === 0) return BASE.now;
  return `${shownPath(path, page, shown, parameters)}#${NOW_ANCHOR}`;
}

/** If at least this many minutes remain, the site shows the end time instead of the remaining time. */
const MANY_MINUTES = 100;

/** Formats the remaining time: «nog 8 min», or «tot 18:00» for a long item; `undefined` without an end. */
export function timeLeft(item: Pick<RowItem, 'start' | 'end'>, now: Date): string | undefined {
  if (item.end === undefined) return undefined;
  if (isMultiDay(item)) return `tot ${formatDayButton(dayOf(item.end))}`;
  const minutes = Math.max(1, Math.ceil((+item.end - +now) / 60_000));
  return minutes < MANY_MINUTES ? `nog ${minutes} min` : `tot ${formatTime(item.end)}`;
}
