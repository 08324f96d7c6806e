import { dayOf } from '../time/brussels.ts';
import { dayParts, formatFullDate, formatTime } from '../time/format.ts';
import { isMultiDay } from '../time/when.ts';
import type { Occurrence, UitCalendar } from './uit-event.ts';

// The words in which UiTdatabank itself tells dates, so that an event reads the same here as in every other
// calendar of Flanders. All of them in Brussels time.

/** What is said of an event that is over. */
export const OVER = 'Evenement afgelopen';

/** From 00:00 to 23:59, on one day or on several: a day without hours. */
export function isWholeDay({ start, end }: { start: Date; end?: Date }): boolean {
  return end !== undefined && formatTime(start) === '00:00' && formatTime(end) === '23:59';
}

/**
 * «Donderdag 25 januari 2018 van 20:00 tot 21:30», «… om 13:30» where only the beginning is known, the day alone
 * where it lasts all day, «Van … om 20:00 tot en met … om 21:30» where it lasts several. An evening that ends
 * past midnight belongs to the day on which it began.
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

/** «(geannuleerd)», «(uitgesteld)» or «(Volzet of uitverkocht)», cancelled before sold out; else nothing. */
export function formatReservation({ status, soldOut }: Pick<Occurrence, 'status' | 'soldOut'>): string {
  if (status === 'cancelled') return '(geannuleerd)';
  if (status === 'postponed') return '(uitgesteld)';
  return soldOut ? '(Volzet of uitverkocht)' : '';
}

/** «Van di 25 november 2025 tot za 30 november 2030»; «Alle dagen open» for what is permanent. */
export function formatPeriod(calendar: Exclude<UitCalendar, { kind: 'dates' }>): string {
  if (calendar.kind === 'permanent') return 'Alle dagen open';
  const first = shortDay(calendar.start);
  if (calendar.end === undefined) return `Vanaf ${first}`;
  const last = shortDay(calendar.end);
  return first === last ? capitalised(first) : `Van ${first} tot ${last}`;
}

/** «di 25 november 2025». */
function shortDay(instant: Date): string {
  const day = dayOf(instant);
  const { short, date, month } = dayParts(day);
  return `${short} ${date} ${month} ${day.slice(0, 4)}`;
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
