import { type Day, dayBounds, dayOf } from './brussels.ts';

/** Anything with a start and perhaps an end. */
type Timed = { start: Date; end?: Date };

const MINUTE_MS = 60_000;
const TWO_HOURS = 2 * 3_600_000;
const HALF_A_DAY = 12 * 3_600_000;

/** The next whole minute after an instant, both in ms: pages update by the minute. */
export const nextMinute = (instant: number): number =>
  Math.floor(instant / MINUTE_MS) * MINUTE_MS + MINUTE_MS;

/** The end of an item: two hours after its start if the editor set none. */
export function endOf(item: Timed): Date {
  return item.end ?? new Date(+item.start + TWO_HOURS);
}

/** Whether an item is over. At the instant of its end it still counts as running. */
export function isPast(item: Timed, now: Date): boolean {
  return +now > +endOf(item);
}

/** start ≤ now ≤ end. */
export function isRunning(item: Timed, now: Date): boolean {
  return +item.start <= +now && !isPast(item, now);
}

/**
 * Whether an item lasts for more than one day. False for an evening that ends after midnight, which belongs to the day
 * it began, and for a day that ends exactly at midnight.
 */
export function isMultiDay({ start, end }: Timed): boolean {
  return end !== undefined && +end - +start >= HALF_A_DAY && dayOf(start) !== dayOf(new Date(+end - 1));
}

/** Whether an item starts on a day. Midnight belongs to the day that begins. */
export function startsOn(item: Timed, day: Day): boolean {
  return dayOf(item.start) === day;
}

/** Whether an item overlaps a day: it begins before the day ends, and ends after the day begins. */
export function spans(item: Timed, day: Day): boolean {
  const { start, end } = dayBounds(day);
  return +item.start < +end && +endOf(item) > +start;
}
