import type { Day } from '../time/brussels.ts';

/** The days of a week, starting on Monday. */
export const WEEKDAYS = [
  'maandag',
  'dinsdag',
  'woensdag',
  'donderdag',
  'vrijdag',
  'zaterdag',
  'zondag',
] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** The opening hours on some days of the week. Times are written as «10:00». */
export type Opening = { days: readonly Weekday[]; opens: string; closes: string };

/** An exception to the weekly hours, from the first to the last day. If `openings` is empty, the place is closed. */
export type Exception = { from: Day; to: Day; reason?: string; openings: readonly Opening[] };

/** The opening hours of a place; unknown if `weekly` is empty. Closed exceptions override those with hours. */
export type OpeningHours = { weekly: readonly Opening[]; exceptions: readonly Exception[] };

export const NO_HOURS: OpeningHours = { weekly: [], exceptions: [] };

/** Formats each run of consecutive days with equal hours: «dinsdag tot vrijdag», «10:00 tot 18:00». */
export function formatOpenings(openings: readonly Opening[]): { days: string; hours: string }[] {
  return runsOf((day) => hoursOn(day, openings)).map(({ days, hours }) => ({ days: formatRun(days), hours }));
}

/**
 * Returns the days with opening hours: `['dinsdag tot donderdag', 'zaterdag']`. Returns an empty list for a place that
 * is open every day, or whose hours are unknown.
 */
export function openDays(openings: readonly Opening[]): readonly string[] {
  const isOpen = (day: Weekday) => openings.some(({ days }) => days.includes(day));
  if (WEEKDAYS.every(isOpen)) return [];
  const runs = runsOf((day) => (isOpen(day) ? 'open' : ''));
  return runs.flatMap(({ days }) => (days.length <= 2 ? days : [formatRun(days)]));
}

/** Returns each run of consecutive days with equal hours. Days whose hours are an empty text are closed. */
function runsOf(hoursOf: (day: Weekday) => string): { days: Weekday[]; hours: string }[] {
  const runs: { days: Weekday[]; hours: string }[] = [];
  let before = '';
  for (const day of WEEKDAYS) {
    const hours = hoursOf(day);
    if (hours !== '' && hours === before) runs.at(-1)?.days.push(day);
    else if (hours !== '') runs.push({ days: [day], hours });
    before = hours;
  }
  return runs;
}

function hoursOn(day: Weekday, openings: readonly Opening[]): string {
  return openings
    .filter(({ days }) => days.includes(day))
    .map(({ opens, closes }) => `${opens} tot ${closes}`)
    .sort()
    .join(' en ');
}

function formatRun(days: readonly Weekday[]): string {
  if (days.length <= 2) return days.join(' en ');
  return `${days[0]} tot ${days.at(-1)}`;
}
