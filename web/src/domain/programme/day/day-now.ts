import { BASE } from '../../pages/paths.ts';
import { type Day, dayOf } from '../../time/brussels.ts';
import { formatDayButton, formatTime } from '../../time/format.ts';
import { endOf, isMultiDay, isRunning } from '../../time/when.ts';
import type { RowItem } from '../programme-item.ts';
import { isCancelled, isClosed } from '../status.ts';
import { type ShownPages, shownPath } from './day-hours.ts';

/** The id of the place in today's list where what one can still join begins. */
export const NOW_ANCHOR = 'nu';

/** Where today's list has come to. */
export type DayNow = {
  /** The uuid of the first item that one can still join: it has not begun, and is neither full nor cancelled. */
  next: string;
  /** The page of the list that it is on. */
  page: number;
  /** What is going on meanwhile, what ends first before the others. */
  running: readonly RowItem[];
};

/** Where a day's list of `size` a page has come to; `undefined` on other days, before it begins and after its last start. */
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
 * Where «Wat is er nu?» leads: to «Nu & straks», which judges every minute; of what is chosen, which that page does not know,
 * to that place in the list, with the pages that are shown already.
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

/** From so many minutes on an hour says more. */
const MANY_MINUTES = 100;

/** «nog 8 min», «tot 18:00» of what lasts; `undefined` where the editor gave no end. */
export function timeLeft(item: Pick<RowItem, 'start' | 'end'>, now: Date): string | undefined {
  if (item.end === undefined) return undefined;
  if (isMultiDay(item)) return `tot ${formatDayButton(dayOf(item.end))}`;
  const minutes = Math.max(1, Math.ceil((+item.end - +now) / 60_000));
  return minutes < MANY_MINUTES ? `nog ${minutes} min` : `tot ${formatTime(item.end)}`;
}
