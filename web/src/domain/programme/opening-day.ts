import type { FestivalDay } from '../pages/page.ts';
import { dayOf } from '../time/brussels.ts';

/** What `/programma` opens: a day, the first item of a festival that is over, or nothing when no day is known. */
export type Opening = { kind: 'day'; path: string } | { kind: 'over' } | { kind: 'unknown' };

/**
 * Before the first day: that one. On a day: that day. On a closed day in between: the next day that has a
 * page. After the last: the festival is over (spec §4, «Programme date»). `days` may come in any order.
 */
export function openingOf(days: readonly FestivalDay[], now: Date): Opening {
  if (days.length === 0) return { kind: 'unknown' };
  const today = dayOf(now);
  const next = [...days].sort((a, b) => a.day.localeCompare(b.day)).find(({ day }) => day >= today);
  return next ? { kind: 'day', path: next.path } : { kind: 'over' };
}
