import { daysBetween } from 'web/content-rules';

/** A day of the new edition, and the day of the earlier edition whose texts it copies. */
export type DayPair = { day: string; earlier: string; sameWeekday: boolean };

/** The days of an edition, sorted: at least one. */
export type Days = readonly [string, ...string[]];

/**
 * Pairs each day of the new edition with a day of the earlier one that is the same day of the week. If there are
 * several, takes the one whose distance from the first day is most similar. If there is none, takes the nearest day.
 */
export const pairedDays = (days: Days, earlier: Days): readonly DayPair[] =>
  days.map((day) => {
    const same = earlier.filter((one) => weekdayOf(one) === weekdayOf(day));
    const place = daysBetween(days[0], day);
    const candidates = same.length > 0 ? same : earlier;
    const [nearest = earlier[0]] = [...candidates].sort(byDistance(earlier[0], place));
    return { day, earlier: nearest, sameWeekday: same.length > 0 };
  });

/**
 * Returns by how many days to move an item of the earlier edition, given its day; `undefined` if the new edition has no
 * corresponding day. An item before the first day or after the last day keeps its distance to that day.
 */
export function daysToMove(day: string, pairs: readonly DayPair[], days: Days, earlier: Days) {
  const [last, earlierLast] = [days.at(-1) ?? days[0], earlier.at(-1) ?? earlier[0]];
  if (day < earlier[0]) return daysBetween(earlier[0], days[0]);
  if (day > earlierLast) return daysBetween(earlierLast, last);
  const [nearest] = pairs
    .filter((pair) => pair.earlier === day && pair.sameWeekday)
    .map((pair) => pair.day)
    .sort(byDistance(days[0], daysBetween(earlier[0], day)));
  return nearest === undefined ? undefined : daysBetween(day, nearest);
}

/**
 * Compares days by their distance from a position in the edition. The position is a number of days after the first day.
 */
const byDistance = (first: string, place: number) => (a: string, b: string) =>
  Math.abs(daysBetween(first, a) - place) - Math.abs(daysBetween(first, b) - place);

/** Returns the day of the week as a number, 0 for Sunday. */
const weekdayOf = (day: string): number => new Date(`${day}T12:00Z`).getUTCDay();
