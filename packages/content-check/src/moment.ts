import { formatContentDate } from 'web/content-rules';
import type { Edition } from './edition.ts';
import { festivalEditions } from './festival-editions.ts';

/** Formats an instant in Brussels time as `25/10 om 10:00`, with its year if that differs from the year of the edition. */
export function formatMoment(instant: Date, edition: Edition): string {
  const [, year = '', month, day, time] =
    /^(\d+)-(\d+)-(\d+) (.*)$/.exec(formatContentDate(instant, 'wall')) ?? [];
  const usual = festivalEditions(edition).current?.year;
  return usual === undefined || String(usual) === year
    ? `${day}/${month} om ${time}`
    : `${day}/${month}/${year} om ${time}`;
}

/** Formats a day such as `2025-10-25` as `zaterdag 25 oktober 2025`. */
export function formatDay(day: string): string {
  const date = new Date(`${day}T12:00:00Z`);
  return new Intl.DateTimeFormat('nl-BE', { dateStyle: 'full', timeZone: 'UTC' }).format(date);
}
