import { dayOf } from '../../time/brussels.ts';
import { isPast } from '../../time/when.ts';
import type { LiveItem, LiveSchedule } from './live-schedule.ts';

/** Number of signings on one slide, above the footer, in letters that are readable from ten metres. */
export const SIGNINGS_AT_ONCE = 3;

/** Four slides take one minute: visitors who look for a name see within a minute whether it is listed. */
const MOST = 4 * SIGNINGS_AT_ONCE;

/** Visitors need time to find the end of the queue. */
const SOON_MS = 90 * 60_000;

/**
 * The signings to show on a screen, in order: all that are running or start within an hour and a half. If there are
 * none, the first ones later today. If there are too many, those that started first are dropped. Empty after the last
 * signing of the day.
 */
export function signingsToShow({ items }: Pick<LiveSchedule, 'items'>, now: Date): LiveItem[] {
  const today = dayOf(now);
  const toCome = items.filter((item) => item.signing && dayOf(item.start) === today && !isPast(item, now));
  const [first] = toCome;
  const until = Math.max(+now + SOON_MS, first ? +first.start : 0);
  return toCome.filter(({ start }) => +start <= until).slice(-MOST);
}
