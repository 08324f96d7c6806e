import { type Day, dayBounds, dayOf } from './brussels.ts';

/** Anything with a start and perhaps an end. */
type Timed = { start: Date; end?: Date };

const MINUTE_MS = 60_000;
const TWO_HOURS = 2 * 3_600_000;
const HALF_A_DAY = 12 * 3_600_000;

/** Returns the next whole minute after a point in time, both in ms. Pages update at whole minutes. */
export const nextMinute = (instant: number): number =>
  Math.floor(instant / MINUTE_MS) * MINUTE_MS + MINUTE_MS;

/** Returns the end of an item: two hours after its start if the editor set none. */
export function endOf(item: Timed): Date {
  return item.end ?? new Date(+item.start + TWO_HOURS);
}

/** Returns whether an item is over. Exactly at its end, it is still running. */
export function isPast(item: Timed, now: Date): boolean {
  return +now > +endOf(item);
}

/** Returns whether an item is running: start ≤ now ≤ end. */
export function isRunning(item: Timed, now: Date): boolean {
  return +item.start <= +now && !isPast(item, now);
}

/**
 * Returns whether an item lasts several days. False for an evening that ends after midnight, because it belongs to the
 * day of its start, and for a day that ends exactly at midnight.
 */
export function isMultiDay({ start, end }: Timed): boolean {
  return end !== undefined && +end - +start >= HALF_A_DAY && dayOf(start) !== dayOf(new Date(+end - 1));
}

/** Returns whether an item starts on a day. Midnight is the start of a day, not its end. */
export function startsOn(item: Timed, day: Day): boolean {
  return dayOf(item.start) === day;
}

/** Returns whether an item overlaps a day: it starts before the end of the day, and ends after its start. */
export function spans(item: Timed, day: Day): boolean {
  const { start, end } = dayBounds(day);
  return +item.start < +end && +endOf(item) > +start;
}
