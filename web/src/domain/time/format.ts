import { tz } from '@date-fns/tz';
import { format } from 'date-fns';
import { nlBE } from 'date-fns/locale/nl-BE';
import { type Day, dayBounds, ZONE } from './brussels.ts';
import { memoize } from './memoize.ts';
import { isMultiDay } from './when.ts';

// One formatter for server and browser: date-fns writes «okt.», Intl «okt», and two of them would disagree
// during hydration. Every instant is shown in Brussels.
const inBrussels = { locale: nlBE, in: tz(ZONE) };

/** An instant as text by a pattern of date-fns. */
function inPattern(pattern: string): (instant: Date) => string {
  const textAt = memoize((at: number) => format(at, pattern, inBrussels));
  return (instant) => textAt(+instant);
}

/** A day as text by a pattern of date-fns. */
function ofDay(pattern: string): (day: Day) => string {
  return memoize((day: Day) => format(dayBounds(day).start, pattern, inBrussels));
}

/** `EEEE d MMMM y`: «zondag 26 oktober 2025». */
export const formatFullDate = inPattern('EEEE d MMMM y');

/** `d MMMM y`: «26 oktober 2025». */
export const formatLongDate = inPattern('d MMMM y');

/** `d MMM y`: «26 okt. 2025». */
export const formatMediumDate = inPattern('d MMM y');

/** `dd.MM.y`: «26.10.2025». */
export const formatShortDate = inPattern('dd.MM.y');

/** `HH:mm`: «10:00». */
export const formatTime = inPattern('HH:mm');

/** `HH:mm:ss`: «10:00:05», as on a clock that runs. */
export const formatClock = inPattern('HH:mm:ss');

/** `yyyy-MM-dd HH:mm`: for `<time datetime>`-like places that want year-month-day and the hour. */
export const formatDateTime = inPattern('yyyy-MM-dd HH:mm');

/** The instant with the offset that holds in Brussels at that moment: `2025-10-26T10:00:00+01:00`. */
export const formatIsoInBrussels = inPattern("yyyy-MM-dd'T'HH:mm:ssxxx");

/** «zondag 26 oktober», of a day. */
export const formatDayName = ofDay('EEEE d MMMM');

/** «za 25/10», as on date buttons and in the strip. */
export const formatDayButton = ofDay('EEEEEE d/M');

const shortWeekday = ofDay('EEEEEE');
const weekdayOf = ofDay('EEEE');
const dateOf = ofDay('d');
const monthOf = ofDay('MMMM');

/** The parts of a day on the shelf: «za», «zaterdag», «25», «oktober». */
export function dayParts(day: Day): { short: string; weekday: string; date: string; month: string } {
  return { short: shortWeekday(day), weekday: weekdayOf(day), date: dateOf(day), month: monthOf(day) };
}

/** A publication date, with its hour when it has one: midnight means that the editor gave a day. */
export function formatPublicationDate(instant: Date): string {
  const time = formatTime(instant);
  // A day without an hour is stored as 00:00 UTC, which is 01:00 or 02:00 in Brussels.
  const midnight = time === '00:00' || instant.toISOString().endsWith('T00:00:00.000Z');
  return midnight ? formatLongDate(instant) : `${formatLongDate(instant)}, ${time}`;
}

/** «10:00 tot 11:30», «10:00», or with both days where it runs over more than one. */
export function formatSpan(start: Date, end: Date | undefined): string {
  if (end === undefined) return `${formatFullDate(start)}, ${formatTime(start)}`;
  if (isMultiDay({ start, end })) return `${formatLongDate(start)} tot ${formatLongDate(end)}`;
  return `${formatFullDate(start)}, ${formatTime(start)} tot ${formatTime(end)}`;
}

/** «dinsdag 28 oktober om 14:00». */
export const formatMoment = inPattern("EEEE d MMMM 'om' HH:mm");

/** «zo 26 okt 14:00», where there is no room for more. */
export const formatShortMoment = (instant: Date): string => shortMoment(instant).replace('.', '');

const shortMoment = inPattern('EEEEEE d MMM HH:mm');

/** «Geen belevingen», «1 beleving», «14 belevingen». */
export function formatCount(count: number): string {
  return `${count === 0 ? 'Geen' : count} ${count === 1 ? 'beleving' : 'belevingen'}`;
}

/** What a day has of what is chosen, in the middle of a sentence: «9 belevingen en 3 doorlopende». */
export function formatDayCount(timed: number, ongoing: number): string {
  if (ongoing === 0) return formatCount(timed).toLowerCase();
  if (timed === 0) return `${ongoing} doorlopende ${ongoing === 1 ? 'beleving' : 'belevingen'}`;
  return `${formatCount(timed)} en ${ongoing} doorlopende`;
}
