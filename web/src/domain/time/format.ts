import { type Day, dayBounds, dayOf } from './brussels.ts';
import { dayShown, offsetAt, timeShown, toWallTime, twoDigits } from './wall-time.ts';
import { isMultiDay } from './when.ts';

// Formats dates on the server and in browsers. Abbreviations have a period («okt.») as in date-fns, unlike in Intl. All
// times are in Brussels.
const MONTHS = [
  'januari',
  'februari',
  'maart',
  'april',
  'mei',
  'juni',
  'juli',
  'augustus',
  'september',
  'oktober',
  'november',
  'december',
];
const SHORT_MONTHS = 'jan. feb. mrt. apr. mei jun. jul. aug. sep. okt. nov. dec.'.split(' ');
const WEEKDAYS = ['zondag', 'maandag', 'dinsdag', 'woensdag', 'donderdag', 'vrijdag', 'zaterdag'];

// These functions format parts of a wall time: a Date whose UTC fields contain the time in Brussels.
const weekday = (wall: Date) => WEEKDAYS[wall.getUTCDay()] ?? '';
const shortWeekday = (wall: Date) => weekday(wall).slice(0, 2);
const date = (wall: Date) => String(wall.getUTCDate());
const month = (wall: Date) => MONTHS[wall.getUTCMonth()] ?? '';
const shortMonth = (wall: Date) => SHORT_MONTHS[wall.getUTCMonth()] ?? '';
const year = (wall: Date) => String(wall.getUTCFullYear());

/** Formats a point in time in Brussels. Throws a RangeError for an invalid date. */
function inBrussels(write: (wall: Date) => string): (instant: Date) => string {
  return (instant) => write(toWallTime(instant));
}

/** Formats a day. Throws a RangeError for an invalid day. */
function ofDay<Text>(write: (wall: Date) => Text): (day: Day) => Text {
  return (day) => write(toWallTime(dayBounds(day).start));
}

/** `EEEE d MMMM y`: «zondag 26 oktober 2025». */
export const formatFullDate = inBrussels(
  (wall) => `${weekday(wall)} ${date(wall)} ${month(wall)} ${year(wall)}`,
);

/** `d MMMM y`: «26 oktober 2025». */
export const formatLongDate = inBrussels((wall) => `${date(wall)} ${month(wall)} ${year(wall)}`);

/** `d MMM y`: «26 okt. 2025». */
export const formatMediumDate = inBrussels((wall) => `${date(wall)} ${shortMonth(wall)} ${year(wall)}`);

/** `dd.MM.y`: «26.10.2025». */
export const formatShortDate = inBrussels(
  (wall) => `${twoDigits(wall.getUTCDate())}.${twoDigits(wall.getUTCMonth() + 1)}.${year(wall)}`,
);

/** `HH:mm`: «10:00». */
export const formatTime = inBrussels(timeShown);

/** Formats a time as `HH:mm:ss` for a running clock: «10:00:05». */
export const formatClock = inBrussels((wall) => `${timeShown(wall)}:${twoDigits(wall.getUTCSeconds())}`);

/** `yyyy-MM-dd HH:mm`, for machine-readable attributes such as `<time datetime>`. */
export const formatDateTime = inBrussels((wall) => `${dayShown(wall)} ${timeShown(wall)}`);

/** Formats a point in time with the UTC offset of Brussels: `2025-10-26T10:00:00+01:00`. */
export function formatIsoInBrussels(instant: Date): string {
  const offset = timeShown(new Date(offsetAt(+instant)));
  return `${dayOf(instant)}T${formatClock(instant)}+${offset}`;
}

/** Formats a day: «zondag 26 oktober». */
export const formatDayName = ofDay((wall) => `${weekday(wall)} ${date(wall)} ${month(wall)}`);

/** Formats a day for buttons and the day strip: «za 25/10». */
export const formatDayButton = ofDay(
  (wall) => `${shortWeekday(wall)} ${date(wall)}/${wall.getUTCMonth() + 1}`,
);

/**
 * Returns the format of a start and end for a narrow column: hours, or days if the item lasts several days. Hours
 * alone, «10:00 tot 18:00», would be wrong for such an item.
 */
export const boundFormat = (timed: { start: Date; end?: Date }): ((instant: Date) => string) =>
  isMultiDay(timed) ? (instant) => formatDayButton(dayOf(instant)) : formatTime;

/** Formats a period: «24 oktober tot 1 november 2026», «3 tot 11 oktober 2026», «24 oktober 2026». */
export function formatPeriod(first: Day, last: Day): string {
  const parts = ofDay((wall) => [date(wall), month(wall), year(wall)]);
  if (first === last) return parts(first).join(' ');
  // The month and the year are written once if both days share them.
  const own = first.slice(0, 7) === last.slice(0, 7) ? 1 : first.slice(0, 4) === last.slice(0, 4) ? 2 : 3;
  return `${parts(first).slice(0, own).join(' ')} tot ${parts(last).join(' ')}`;
}

/** Returns the parts of a day for the shelf of days: «za», «zaterdag», «25», «oktober». */
export const dayParts = ofDay((wall) => ({
  short: shortWeekday(wall),
  weekday: weekday(wall),
  date: date(wall),
  month: month(wall),
}));

/** Formats a publication date with its time. Omits midnight, because the editor then set only a day. */
export function formatPublicationDate(instant: Date): string {
  const time = formatTime(instant);
  // The CMS stores a date without a time as 00:00 UTC, which is 01:00 or 02:00 in Brussels.
  const midnight = time === '00:00' || instant.toISOString().endsWith('T00:00:00.000Z');
  return midnight ? formatLongDate(instant) : `${formatLongDate(instant)}, ${time}`;
}

/** Formats a start and end: «10:00 tot 11:30», «10:00», or both days if the item lasts several days. */
export function formatSpan(start: Date, end: Date | undefined): string {
  if (end === undefined) return `${formatFullDate(start)}, ${formatTime(start)}`;
  if (isMultiDay({ start, end })) return `${formatLongDate(start)} tot ${formatLongDate(end)}`;
  return `${formatFullDate(start)}, ${formatTime(start)} tot ${formatTime(end)}`;
}

/** Formats a point in time: «dinsdag 28 oktober om 14:00». */
export const formatMoment = inBrussels(
  (wall) => `${weekday(wall)} ${date(wall)} ${month(wall)} om ${timeShown(wall)}`,
);

/** Formats when data was last current: «vandaag 18:40», «gisteren 18:40», «zaterdag 25 oktober 18:40». */
export function formatAsOf(instant: Date, now: Date): string {
  const day = dayOf(instant);
  const today = dayOf(now);
  const yesterday = dayOf(new Date(+dayBounds(today).start - 1));
  const known = day === today ? 'vandaag' : day === yesterday ? 'gisteren' : formatDayName(day);
  return `${known} ${formatTime(instant)}`;
}

/** Formats the note that the programme may be outdated. */
export const asOfWords = (since: Date, now: Date): string => `Programma van ${formatAsOf(since, now)}`;

/** Formats a point in time for narrow places: «zo 26 okt 14:00». */
export const formatShortMoment = inBrussels(
  (wall) => `${shortWeekday(wall)} ${date(wall)} ${shortMonth(wall).replace('.', '')} ${timeShown(wall)}`,
);

/** Formats a number of items: «Geen belevingen», «1 beleving», «14 belevingen». */
export function formatCount(count: number): string {
  return `${count === 0 ? 'Geen' : count} ${count === 1 ? 'beleving' : 'belevingen'}`;
}

/**
 * Formats the number of timed and of all-day items of a day, for use within a sentence: «9 belevingen en 3
 * doorlopende».
 */
export function formatDayCount(timed: number, ongoing: number): string {
  if (ongoing === 0) return formatCount(timed).toLowerCase();
  if (timed === 0) return `${ongoing} doorlopende ${ongoing === 1 ? 'beleving' : 'belevingen'}`;
  return `${formatCount(timed)} en ${ongoing} doorlopende`;
}

const NUMBER_WORDS: readonly string[] = [
  'nul',
  'een',
  'twee',
  'drie',
  'vier',
  'vijf',
  'zes',
  'zeven',
  'acht',
  'negen',
  'tien',
  'elf',
  'twaalf',
];

/** Formats a duration in minutes for use within a sentence: «een minuut», «twee minuten», «40 minuten», «een uur». */
export function formatMinutes(minutes: number): string {
  if (minutes === 90) return 'anderhalf uur';
  if (minutes > 0 && minutes % 60 === 0) return `${NUMBER_WORDS[minutes / 60] ?? minutes / 60} uur`;
  if (minutes === 1) return 'een minuut';
  return `${NUMBER_WORDS[minutes] ?? minutes} minuten`;
}
