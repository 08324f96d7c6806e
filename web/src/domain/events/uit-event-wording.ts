import { capitalised, enumerated } from '../lettering.ts';
import { dayOf } from '../time/brussels.ts';
import { dayParts, formatDayName, formatFullDate, formatMoment, formatTime } from '../time/format.ts';
import { isMultiDay } from '../time/when.ts';
import { openDays } from './opening-hours.ts';
import type { Occurrence, UitCalendar, UitPlace } from './uit-event.ts';

// The wording of UiTdatabank events. It uses UiTdatabank's own phrases, so that other Flemish calendars describe an
// event in the same words. All dates are in Brussels time.

/** The label of an event that is over. */
export const OVER = 'Evenement afgelopen';

/** Returns whether a date has no hours: UiTdatabank then sets 00:00 to 23:59, on one day or on several. */
export function isWholeDay({ start, end }: { start: Date; end?: Date }): boolean {
  return end !== undefined && formatTime(start) === '00:00' && formatTime(end) === '23:59';
}

/**
 * Formats a date: «Donderdag 25 januari 2018 van 20:00 tot 21:30»; «… om 13:30» without an end; only the day for an
 * all-day date; «Van … om 20:00 tot en met … om 21:30» for several days. An evening that ends after midnight counts as
 * one day.
 */
export function formatOccurrence(occurrence: Pick<Occurrence, 'start' | 'end'>): string {
  const { start, end } = occurrence;
  if (end === undefined) return capitalised(`${formatFullDate(start)} om ${formatTime(start)}`);
  const hours = !isWholeDay(occurrence);
  if (isMultiDay(occurrence)) {
    const moment = (instant: Date) =>
      `${formatFullDate(instant)}${hours ? ` om ${formatTime(instant)}` : ''}`;
    return `Van ${moment(start)} tot en met ${moment(end)}`;
  }
  return capitalised(
    `${formatFullDate(start)}${hours ? ` van ${formatTime(start)} tot ${formatTime(end)}` : ''}`,
  );
}

/** Formats when a date begins: «dinsdag 28 oktober om 14:00»; only the day if it has no hours. */
export const formatBeginning = (occurrence: Pick<Occurrence, 'start' | 'end'>): string =>
  isWholeDay(occurrence) ? formatDayName(dayOf(occurrence.start)) : formatMoment(occurrence.start);

/**
 * Formats the status as the first of these that applies: «(geannuleerd)», «(uitgesteld)», «(Volzet of uitverkocht)»,
 * nothing.
 */
export function formatReservation({ status, soldOut }: Pick<Occurrence, 'status' | 'soldOut'>): string {
  if (status === 'cancelled') return '(geannuleerd)';
  if (status === 'postponed') return '(uitgesteld)';
  return soldOut ? '(Volzet of uitverkocht)' : '';
}

/**
 * Formats a period: «Van di 25 november 2025 tot za 30 november 2030»; if permanent, «Alle dagen open», or the days of
 * {@link openDays}.
 */
export function formatPeriod(calendar: Exclude<UitCalendar, { kind: 'dates' }>): string {
  if (calendar.kind === 'permanent') return formatAlways(openDays(calendar.hours.weekly));
  const first = shortDay(calendar.start);
  if (calendar.end === undefined) return `Vanaf ${first}`;
  const last = shortDay(calendar.end);
  return first === last ? capitalised(first) : `Van ${first} tot ${last}`;
}

/** Formats the days on which a permanent event is open; `days` is empty if it is open every day. */
export const formatAlways = (days: readonly string[]): string =>
  days.length > 0 ? `Open op ${enumerated(days)}` : 'Alle dagen open';

/** Formats the day of a point in time: «di 25 november 2025». */
function shortDay(instant: Date): string {
  const day = dayOf(instant);
  const { short, date, month } = dayParts(day);
  return `${short} ${date} ${month} ${day.slice(0, 4)}`;
}

/** Formats the known parts of a street address: «Stationsstraat 12, 9000 Gent». */
export function formatAddress({ street, postalCode, town }: UitPlace): string | undefined {
  const lines = [street, [postalCode, town].filter(isKnown).join(' ')].filter(
    (line) => isKnown(line) && line !== '',
  );
  return lines.length > 0 ? lines.join(', ') : undefined;
}

/** Formats a place: «Cultuurcentrum De Letterkast, Gent». Omits a town that the name already contains. */
export function formatPlace({ name, town }: UitPlace): string | undefined {
  if (name === undefined || town === undefined) return name ?? town;
  return name.toLowerCase().includes(town.toLowerCase()) ? name : `${name}, ${town}`;
}

const isKnown = (text: string | undefined): text is string => text !== undefined;

/** Formats an amount in euro in Flemish notation: «gratis», «12 euro», «9,50 euro». */
export function formatPrice(amount: number): string {
  if (amount === 0) return 'gratis';
  const cents = Math.round(amount * 100);
  const text = cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2).replace('.', ',');
  // A no-break space keeps the amount and the word on one line.
  return `${text}\u00a0euro`;
}

/**
 * Returns the `tel:` link of a phone number in any notation: «+32 (0)56/12.34.56» becomes `tel:+3256123456`. A zero in
 * brackets is only dialled within the country, so it is removed after a country code.
 */
export function phoneLink(phone: string): string {
  const dialled = /^(?:\+|00)/.test(phone) ? phone.replace(/\(\s*0\s*\)/, '') : phone;
  return `tel:${dialled.replace(/[^\d+]/g, '')}`;
}
