import { pagePath } from '../pages/paging.ts';
import { hourAnchor } from '../pages/paths.ts';
import { type Day, dayOf } from '../time/brussels.ts';
import { formatTime } from '../time/format.ts';
import { isPast } from '../time/when.ts';
import type { ProgrammeItem } from './programme-item.ts';

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
