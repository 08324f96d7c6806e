import { formatContentDate } from 'web/content-rules';
import type { Edition } from './edition.ts';
import { festivalDays } from './programme.ts';

/** Formats an instant in Brussels time as `25/10 10:00`, with its year if that differs from the year of the edition. */
export function formatMoment(instant: Date, edition: Edition): string {
  const [, year = '', month, day, time] =
    /^(\d+)-(\d+)-(\d+) (.*)$/.exec(formatContentDate(instant, 'wall')) ?? [];
  const usual = yearOf(edition);
  return usual === undefined || usual === year
    ? `${day}/${month} ${time}`
    : `${day}/${month}/${year} ${time}`;
}

/** Returns the most frequent year of the day pages. One day page is not enough, because its own year may be wrong. */
function yearOf(edition: Edition): string | undefined {
  const years = festivalDays(edition).flatMap((day) => /^(\d{4})-/.exec(day)?.[1] ?? []);
  const count = (year: string) => years.filter((one) => one === year).length;
  return years.toSorted((a, b) => count(b) - count(a))[0];
}

/** Formats a day such as `2025-10-25` as `zaterdag 25 oktober 2025`. */
export function formatDay(day: string): string {
  const date = new Date(`${day}T12:00:00Z`);
  return new Intl.DateTimeFormat('nl-BE', { dateStyle: 'full', timeZone: 'UTC' }).format(date);
}
