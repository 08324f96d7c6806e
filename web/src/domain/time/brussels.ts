import { TZDate, tz, tzOffset } from '@date-fns/tz';
import { addDays, format, parse } from 'date-fns';
import { memoize } from './memoize.ts';

/** Every date a visitor sees is in this zone, whatever the zone of the server or the device. */
export const ZONE = 'Europe/Brussels';

/** A calendar day in Brussels, `YYYY-MM-DD`. */
export type Day = string;

/**
 * How a content date without a zone is read. Storyblok's editor stores UTC (`utc`, the default); a space
 * filled by other means may hold Brussels wall time (`wall`).
 */
export type ContentDates = 'utc' | 'wall';

/** The Brussels day on which an instant falls. At 00:30 in Brussels the UTC date is still yesterday; this is today. */
export function dayOf(instant: Date): Day {
  return dayAt(+instant);
}

const dayAt = memoize((at: number): Day => format(at, 'yyyy-MM-dd', { in: tz(ZONE) }));

/**
 * The instants at which a Brussels day begins and the next one begins. It is calendar arithmetic and never adds 24 hours,
 * since 26 October 2025 lasts 25.
 */
export function dayBounds(day: Day): { start: Date; end: Date } {
  const [start, end] = boundsOf(day);
  return { start: new Date(start), end: new Date(end) };
}

const boundsOf = memoize((day: Day) => {
  const start = parse(day, 'yyyy-MM-dd', new TZDate(0, ZONE));
  return [+start, +addDays(start, 1)] as const;
});

/** Whether a text is a day of the calendar, such as `2025-10-26`. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(+parse(text, 'yyyy-MM-dd', new Date(0)));
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
 * The instant at which Brussels clocks show what UTC clocks show at `wall`. Written out because the date
 * library resolves the repeated hour differently under another system time zone.
 */
function fromWallTime(wall: Date): Date {
  const withOffsetAt = (moment: number) => {
    const minutes = tzOffset(ZONE, new Date(moment));
    const instant = new Date(+wall - minutes * 60_000);
    return { instant, holds: tzOffset(ZONE, instant) === minutes };
  };
  const dayInMs = 86_400_000;
  const before = withOffsetAt(+wall - dayInMs);
  const after = withOffsetAt(+wall + dayInMs);
  return !before.holds && after.holds ? after.instant : before.instant;
}

/** An instant as the content system stores it, `YYYY-MM-DD HH:mm`: the reverse of {@link parseContentDate}. */
export function formatContentDate(instant: Date, dates: ContentDates): string {
  return format(instant, 'yyyy-MM-dd HH:mm', { in: tz(dates === 'wall' ? ZONE : 'UTC') });
}
