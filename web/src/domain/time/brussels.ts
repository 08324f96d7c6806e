import { dayShown, fromWallTime, timeShown, toWallTime } from './wall-time.ts';

/** A calendar day in Brussels, `YYYY-MM-DD`. */
export type Day = string;

/**
 * How a content date without a zone is read. Storyblok's editor stores UTC (`utc`, the default); a space
 * filled by other means may hold Brussels wall time (`wall`).
 */
export type ContentDates = 'utc' | 'wall';

const DAY_IN_UTC = 86_400_000;

/**
 * The Brussels day on which an instant falls. At 00:30 in Brussels the UTC date is still yesterday; this is today.
 * @throws RangeError for an invalid date
 */
export function dayOf(instant: Date): Day {
  return dayShown(toWallTime(instant));
}

/**
 * The instants at which a Brussels day begins and the next one begins, both invalid dates for what is no day. It is
 * calendar arithmetic and never adds 24 hours, since 26 October 2025 lasts 25.
 */
export function dayBounds(day: Day): { start: Date; end: Date } {
  const midnight = midnightInUtc(day);
  return { start: fromWallTime(new Date(midnight)), end: fromWallTime(new Date(midnight + DAY_IN_UTC)) };
}

/** Whether a text is a day of the calendar, such as `2025-10-26`. */
export function isDay(text: string): boolean {
  return /^(?!0000)\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(midnightInUtc(text));
}

/** When a day begins in UTC, in milliseconds; NaN for what is no day. */
function midnightInUtc(day: Day): number {
  const midnight = new Date(`${day}T00:00Z`);
  // Some engines read 30 February as 2 March.
  return midnight.getUTCDate() === Number(day.slice('YYYY-MM-'.length)) ? +midnight : Number.NaN;
}

/**
 * A content date (`YYYY-MM-DD HH:mm`, `…THH:mm:ss`, with or without a zone) as an instant; `undefined` when
 * it is none. A zone in the text always wins. With `wall`, an hour that the spring change skips moves
 * forward, and one that the autumn change repeats is the first of the two.
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
 * An instant as the content system stores it, `YYYY-MM-DD HH:mm`: the reverse of {@link parseContentDate}.
 * @throws RangeError for an invalid date
 */
export function formatContentDate(instant: Date, dates: ContentDates): string {
  if (Number.isNaN(+instant)) throw new RangeError('Invalid time value');
  const shown = dates === 'wall' ? toWallTime(instant) : instant;
  return `${dayShown(shown)} ${timeShown(shown)}`;
}
