import { dayOf } from '../../time/brussels.ts';
import { isPast } from '../../time/when.ts';
import type { LiveItem, LiveSchedule } from './live-schedule.ts';

/** So many stand on one slide, above the foot, in letters that are read from ten metres. */
export const SIGNINGS_AT_ONCE = 3;

/** Four slides, a minute: who waits for a name knows within it whether it comes. */
const MOST = 4 * SIGNINGS_AT_ONCE;

/** Who has read a name needs time to find the end of the queue. */
const SOON_MS = 90 * 60_000;

/**
 * Who signs, of a screen's schedule: everybody who sits there now or comes within an hour and a half, in order; while nobody
 * does, who comes first later today. Where they are too many those who have been there longest go. Nobody once the last of
 * the day is over.
 */
export function signingsToShow({ items }: Pick<LiveSchedule, 'items'>, now: Date): LiveItem[] {
  const today = dayOf(now);
  const toCome = items.filter((item) => item.signing && dayOf(item.start) === today && !isPast(item, now));
  const [first] = toCome;
  const until = Math.max(+now + SOON_MS, first ? +first.start : 0);
  return toCome.filter(({ start }) => +start <= until).slice(-MOST);
}
