import { dayOf } from '../../time/brussels.ts';
import { isPast } from '../../time/when.ts';
import type { LiveItem, LiveSchedule } from './live-schedule.ts';

/** Number of signings on one slide above the footer, in letters that are readable from ten metres. */
export const SIGNINGS_AT_ONCE = 3;

/** Maximum number of signings: four slides take one minute, a reasonable time for visitors who look for a name. */
const MOST = 4 * SIGNINGS_AT_ONCE;

/** How long before its start a signing is shown, in ms. Visitors need time to find the end of the queue. */
const SOON_MS = 90 * 60_000;

/**
 * Returns the signings that a screen shows, by start: signings that are running or start within an hour and a half, or
 * else the first later signings of today. If there are too many, omits those that started first. Returns an empty list
 * after the last signing of the day.
 */
export function signingsToShow({ items }: Pick<LiveSchedule, 'items'>, now: Date): LiveItem[] {
  const today = dayOf(now);
  const toCome = items.filter((item) => item.signing && dayOf(item.start) === today && !isPast(item, now));
  const [first] = toCome;
  const until = Math.max(+now + SOON_MS, first ? +first.start : 0);
  return toCome.filter(({ start }) => +start <= until).slice(-MOST);
}
