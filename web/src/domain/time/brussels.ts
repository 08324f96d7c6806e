import { dayShown, fromWallTime, timeShown, toWallTime } from './wall-time.ts';

/** A calendar day in Brussels, as `YYYY-MM-DD`. */
export type Day = string;

/**
 * How to interpret a content date without a time zone. Storyblok's editor stores UTC (`utc`, the default); a space that
 * was filled in another way may contain Brussels time (`wall`).
 */
export type ContentDates = 'utc' | 'wall';

const DAY_IN_UTC = 86_400_000;

/**
 * Returns the date in Brussels at a point in time. After midnight in Brussels, this can be a day later than the UTC
 * date.
 * @throws RangeError for an invalid date
 */
export function dayOf(instant: Date): Day {
  return dayShown(toWallTime(instant));
}

/**
 * Returns when a day in Brussels begins and when the next one begins; both are invalid dates for an invalid day. Uses
 * calendar arithmetic instead of adding 24 hours, because 26 October 2025 has 25 hours.
 */
export function dayBounds(day: Day): { start: Date; end: Date } {
  const midnight = midnightInUtc(day);
  return { start: fromWallTime(new Date(midnight)), end: fromWallTime(new Date(midnight + DAY_IN_UTC)) };
}

export const dayAfter = (day: Day): Day => dayOf(dayBounds(day).end);

/** Returns the number of calendar days from one day to another, regardless of daylight saving time. */
export const daysBetween = (from: Day, to: Day): number =>
  (midnightInUtc(to) - midnightInUtc(from)) / DAY_IN_UTC;

/** Returns whether a text is an existing day, such as `2025-10-26`. */
export function isDay(text: string): boolean {
  return /^(?!0000)\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(midnightInUtc(text));
}

/** Returns 00:00 UTC of a date, in ms since 1970; NaN for an invalid date. */
function midnightInUtc(day: Day): number {
  const midnight = new Date(`${day}T00:00Z`);
  // Some engines parse 30 February as 2 March.
  return midnight.getUTCDate() === Number(day.slice('YYYY-MM-'.length)) ? +midnight : Number.NaN;
}

/**
 * Parses a content date (`YYYY-MM-DD HH:mm`, `…THH:mm:ss`, with or without a time zone); `undefined` if it is invalid.
 * A time zone in the text takes precedence over `dates`. If `dates` is `wall`, a local time that is skipped in spring
 * moves forward, and one that occurs twice in autumn is the first of the two.
 */
export function parseContentDate(text: string, dates: ContentDates): Date | undefined {
  const found =
    /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(?::(\d{2})(?:\.\d+)?)?)?\s*(Z|[+-]\d{2}:?\d{2})?$/.exec(
      text.trim(),
    );
  if (!found) return undefined;
  const [, day = '', time = '00:00', seconds = '00', zone] = found;
  if (!isDay(day)) return undefined;
  const instant = new Date(`${day}T${time}:${seconds}${zone ?? 'Z'}`);
  if (Number.isNaN(+instant)) return undefined;
  return zone === undefined && dates === 'wall' ? fromWallTime(instant) : instant;
}

/**
 * Formats a date like the CMS, `YYYY-MM-DD HH:mm`: the inverse of {@link parseContentDate}.
 * @throws RangeError for an invalid date
 */
export function formatContentDate(instant: Date, dates: ContentDates): string {
  if (Number.isNaN(+instant)) throw new RangeError('Invalid time value');
  const shown = dates === 'wall' ? toWallTime(instant) : instant;
  return `${dayShown(shown)} ${timeShown(shown)}`;
}
