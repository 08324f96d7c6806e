import { type ContentDates, toWallTime } from 'web/content-rules';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** The UTC offsets of Brussels in minutes: winter, summer. */
const OFFSETS = [60, 120];

/**
 * Moves a date, or a date and time, by whole days and keeps its format. The local time in Brussels stays the same. A
 * time in the repeated hour of autumn keeps its place (first or second) if the new day repeats it too. Other texts do
 * not change.
 *
 * @param text `2025-10-26`, `2025-10-26 09:00` without a zone (read according to `dates`), or ISO 8601 with an offset
 */
export function movedTime(text: string, days: number, dates: ContentDates = 'utc'): string {
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return movedDay(text, days);
  const [, day = '', separator = '', time = '', zone = ''] =
    /^(\d{4}-\d{2}-\d{2})([ T])(\d{2}:\d{2}(?::\d{2})?)(Z|[+-]\d{2}:\d{2})?$/.exec(text) ?? [];
  if (day === '') return text;
  if (zone === '' && dates === 'wall') return `${movedDay(day, days)}${separator}${time}`;
  const before = Date.parse(`${day}T${time}${zone || 'Z'}`);
  const after = movedInstant(before, days);
  const isInBrussels = zone !== '' && zone === zoneOf(brusselsOffset(before));
  const offset = isInBrussels ? brusselsOffset(after) : 0;
  const written = new Date(after + offset * MINUTE_MS).toISOString();
  const newZone = isInBrussels ? zoneOf(offset) : zone && (zone === 'Z' ? 'Z' : '+00:00');
  return `${written.slice(0, 10)}${separator}${written.slice(11, 11 + time.length)}${newZone}`;
}

/** Moves a day such as `2025-10-26`. */
export const movedDay = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** Moves an instant in milliseconds. */
function movedInstant(instant: number, days: number): number {
  const offset = brusselsOffset(instant);
  const wall = instant + offset * MINUTE_MS + days * DAY_MS;
  const fits = [offset, ...OFFSETS].find((one) => brusselsOffset(wall - one * MINUTE_MS) === one);
  // Treats a local time that the clock skips in spring as winter time. The time then moves to after the gap.
  return wall - (fits ?? 60) * MINUTE_MS;
}

/** Returns the UTC offset of Brussels at an instant in milliseconds, in minutes. */
const brusselsOffset = (instant: number): number =>
  Math.round((+toWallTime(new Date(instant)) - instant) / MINUTE_MS);

/** Formats an offset in minutes. */
const zoneOf = (offset: number): string => `+0${offset / 60}:00`;
