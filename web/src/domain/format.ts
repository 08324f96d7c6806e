import { tz } from '@date-fns/tz';
import { format } from 'date-fns';
import { nlBE } from 'date-fns/locale/nl-BE';
import { type Day, dayBounds, ZONE } from './brussels.ts';
import { isMultiDay } from './when.ts';

// One formatter for server and browser: date-fns writes «okt.», Intl «okt», and two of them would disagree
// during hydration. Every instant is shown in Brussels.
const inBrussels = { locale: nlBE, in: tz(ZONE) };

/** `EEEE d MMMM y`: «zondag 26 oktober 2025». */
export const formatFullDate = (instant: Date): string => format(instant, 'EEEE d MMMM y', inBrussels);

/** `d MMMM y`: «26 oktober 2025». */
export const formatLongDate = (instant: Date): string => format(instant, 'd MMMM y', inBrussels);

/** `d MMM y`: «26 okt. 2025». */
export const formatMediumDate = (instant: Date): string => format(instant, 'd MMM y', inBrussels);

/** `dd.MM.y`: «26.10.2025». */
export const formatShortDate = (instant: Date): string => format(instant, 'dd.MM.y', inBrussels);

/** `HH:mm`: «10:00». */
export const formatTime = (instant: Date): string => format(instant, 'HH:mm', inBrussels);

/** `HH:mm:ss`: «10:00:05», as on a clock that runs. */
export const formatClock = (instant: Date): string => format(instant, 'HH:mm:ss', inBrussels);

/** `yyyy-MM-dd HH:mm`: for `<time datetime>`-like places that want year-month-day and the hour. */
export const formatDateTime = (instant: Date): string => format(instant, 'yyyy-MM-dd HH:mm', inBrussels);

/** The instant with the offset that holds in Brussels at that moment: `2025-10-26T10:00:00+01:00`. */
export const formatIsoInBrussels = (instant: Date): string =>
  format(instant, "yyyy-MM-dd'T'HH:mm:ssxxx", inBrussels);

/** «zondag 26 oktober», of a day. */
export const formatDayName = (day: Day): string => format(dayBounds(day).start, 'EEEE d MMMM', inBrussels);

/** «za 25/10», as on date buttons and in the strip. */
export const formatDayButton = (day: Day): string => format(dayBounds(day).start, 'EEEEEE d/M', inBrussels);

/** The parts of a day on the shelf: «za», «zaterdag», «25», «oktober». */
export function dayParts(day: Day): { short: string; weekday: string; date: string; month: string } {
  const { start } = dayBounds(day);
  return {
    short: format(start, 'EEEEEE', inBrussels),
    weekday: format(start, 'EEEE', inBrussels),
    date: format(start, 'd', inBrussels),
    month: format(start, 'MMMM', inBrussels),
  };
}

/** A publication date, with its hour when it has one: midnight means that the editor gave a day. */
export function formatPublicationDate(instant: Date): string {
  const time = formatTime(instant);
  // A day without an hour is stored as 00:00 UTC, which is 01:00 or 02:00 in Brussels.
  const midnight = time === '00:00' || instant.toISOString().endsWith('T00:00:00.000Z');
  return midnight ? formatLongDate(instant) : `${formatLongDate(instant)}, ${time}`;
}

/** «10:00 – 11:30», «10:00», or with both days where it runs over more than one. */
export function formatSpan(start: Date, end: Date | undefined): string {
  if (end === undefined) return `${formatFullDate(start)}, ${formatTime(start)}`;
  if (isMultiDay({ start, end })) return `${formatLongDate(start)} – ${formatLongDate(end)}`;
  return `${formatFullDate(start)}, ${formatTime(start)} – ${formatTime(end)}`;
}

/** «dinsdag 28 oktober om 14:00». */
export const formatMoment = (instant: Date): string => format(instant, "EEEE d MMMM 'om' HH:mm", inBrussels);

/** «zo 26 okt 14:00», where there is no room for more. */
export const formatShortMoment = (instant: Date): string =>
  format(instant, 'EEEEEE d MMM HH:mm', inBrussels).replace('.', '');

/** «Geen belevingen», «1 beleving», «14 belevingen». */
export function formatCount(count: number): string {
  return `${count === 0 ? 'Geen' : count} ${count === 1 ? 'beleving' : 'belevingen'}`;
}
