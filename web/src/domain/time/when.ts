import { type Day, dayBounds, dayOf } from './brussels.ts';

/** What is judged here: anything with a beginning and perhaps an end. */
type Timed = { start: Date; end?: Date };

const MINUTE_MS = 60_000;
const TWO_HOURS = 2 * 3_600_000;
const HALF_A_DAY = 12 * 3_600_000;

/** The next whole minute after an instant, both in ms: judgements are made by the minute. */
export const nextMinute = (instant: number): number =>
  Math.floor(instant / MINUTE_MS) * MINUTE_MS + MINUTE_MS;

/** When an item is over: its end, or two hours after its start where the editor gave none. */
export function endOf(item: Timed): Date {
  return item.end ?? new Date(+item.start + TWO_HOURS);
}

/** After its end. The very minute of the end still counts as running. */
export function isPast(item: Timed, now: Date): boolean {
  return +now > +endOf(item);
}

/** start ≤ now ≤ end. */
export function isRunning(item: Timed, now: Date): boolean {
  return +item.start <= +now && !isPast(item, now);
}

/**
 * Runs over more than one day: not an evening that ends past midnight, which belongs to the day it began, nor a day
 * that ends at midnight exactly.
 */
export function isMultiDay({ start, end }: Timed): boolean {
  return end !== undefined && +end - +start >= HALF_A_DAY && dayOf(start) !== dayOf(new Date(+end - 1));
}

/** Starts on the day: midnight itself belongs to the day that begins (start ≤ item < next start). */
export function startsOn(item: Timed, day: Day): boolean {
  return dayOf(item.start) === day;
}

/** Touches the day: begins before it ends, and ends after it begins. */
export function spans(item: Timed, day: Day): boolean {
  const { start, end } = dayBounds(day);
  return +item.start < +end && +endOf(item) > +start;
}
