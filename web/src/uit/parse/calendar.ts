import {
  type Exception,
  NO_HOURS,
  type Opening,
  type OpeningHours,
  WEEKDAYS,
  type Weekday,
} from '../../domain/events/opening-hours.ts';
import type { Occurrence, UitCalendar, UitEvent, UitStatus } from '../../domain/events/uit-event.ts';
import { dayBounds, dayOf, isDay } from '../../domain/time/brussels.ts';
import { isRecord, list, record } from '../../domain/unknown-values.ts';
import { instant, localisedText, text } from './fields.ts';

/** The status of an event or of one of its dates. */
type Standing = Pick<UitEvent, 'status' | 'reason' | 'soldOut'>;

/** Parses the dates and status of an event; returns `undefined` for an event that is not permanent and has no date. */
export function parseCalendar(
  event: Record<string, unknown>,
  mainLanguage: string | undefined,
): (Standing & { calendar: UitCalendar }) | undefined {
  const standing = standingOf(event, mainLanguage, { status: 'available', soldOut: false });
  const hours = () => parseOpeningHours(event, mainLanguage);
  const type = text(event.calendarType);
  if (type === 'permanent') return { ...standing, calendar: { kind: 'permanent', hours: hours() } };
  if (type === 'periodic') {
    const start = instant(event.startDate);
    const endDate = instant(event.endDate);
    const end = start && endAfter(start, endDate && endOfLastDay(endDate));
    return start && { ...standing, calendar: { kind: 'period', start, end, hours: hours() } };
  }
  const [first, ...others] = occurrences(event, standing, mainLanguage);
  return first && { ...standing, calendar: { kind: 'dates', occurrences: [first, ...others] } };
}

/** Returns the occurrences of an event. Old events have no `subEvent`: their overall dates are the only occurrence. */
function occurrences(
  event: Record<string, unknown>,
  standing: Standing,
  mainLanguage: string | undefined,
): Occurrence[] {
  const dates = list(event.subEvent)
    .filter(isRecord)
    .flatMap((sub) => occurrence(sub, standingOf(sub, mainLanguage, standing)));
  return (dates.length > 0 ? dates : occurrence(event, standing)).sort((a, b) => +a.start - +b.start);
}

function occurrence({ startDate, endDate }: Record<string, unknown>, standing: Standing): Occurrence[] {
  const start = instant(startDate);
  return start === undefined ? [] : [{ start, end: endAfter(start, instant(endDate)), ...standing }];
}

/**
 * Returns the end of a period, whose last day counts as a whole. If `end` is midnight in Brussels, returns the last
 * second of that day, as UiTdatabank does. (A single date may really end at midnight.)
 */
function endOfLastDay(end: Date): Date {
  const day = dayBounds(dayOf(end));
  return +end === +day.start ? new Date(+day.end - 1_000) : end;
}

/** Returns the end if it is after the start. UiTdatabank repeats the start if the end is unknown. */
function endAfter(start: Date, end: Date | undefined): Date | undefined {
  return end !== undefined && +end > +start ? end : undefined;
}

const STATUSES: Readonly<Record<string, UitStatus>> = {
  Available: 'available',
  TemporarilyUnavailable: 'postponed',
  Unavailable: 'cancelled',
};

/** Returns the status of a date; uses the fields of the event in place of missing ones. */
function standingOf(
  fields: { status?: unknown; bookingAvailability?: unknown },
  mainLanguage: string | undefined,
  whole: Standing,
): Standing {
  const { type = '', reason } = told(fields.status);
  const booking = told(fields.bookingAvailability).type;
  const status = Object.hasOwn(STATUSES, type) ? STATUSES[type] : undefined;
  return {
    ...(status ? { status, reason: localisedText(reason, mainLanguage) } : whole),
    soldOut: booking === undefined ? whole.soldOut : booking === 'Unavailable',
  };
}

/** Splits a status into type and reason. In very old documents a status is only a word, without a reason. */
function told(value: unknown): { type?: string; reason?: unknown } {
  const { type, reason } = isRecord(value) ? value : { type: value };
  return { type: text(type), reason };
}

const ENGLISH = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const DAYS: ReadonlyMap<unknown, Weekday> = new Map(
  ENGLISH.flatMap((name, index) => (WEEKDAYS[index] ? [[name, WEEKDAYS[index]] as const] : [])),
);
const HOUR = /^(?:[01]\d|2[0-4]):[0-5]\d$/;

/** Parses the opening hours of a period or a permanent event, with closed days and exceptions. */
function parseOpeningHours(event: Record<string, unknown>, mainLanguage: string | undefined): OpeningHours {
  const weekly = openings(event.openingHours);
  if (weekly.length === 0) return NO_HOURS;
  const closed = exceptions(event.openingHoursClosedDays, mainLanguage).map((one) => ({
    ...one,
    openings: [],
  }));
  const adjusted = exceptions(event.openingHoursAdjustedDays, mainLanguage);
  return { weekly, exceptions: [...closed, ...adjusted].sort((a, b) => a.from.localeCompare(b.from)) };
}

function openings(value: unknown): Opening[] {
  return list(value)
    .map(record)
    .flatMap((one) => {
      const [opens, closes] = [text(one.opens), text(one.closes)];
      const days = list(one.dayOfWeek).flatMap((name) => DAYS.get(name) ?? []);
      const known = opens !== undefined && closes !== undefined && HOUR.test(opens) && HOUR.test(closes);
      return known && days.length > 0 ? [{ days, opens, closes }] : [];
    });
}

function exceptions(value: unknown, mainLanguage: string | undefined): Exception[] {
  return list(value)
    .map(record)
    .flatMap((one) => {
      const [startDate, endDate] = [text(one.startDate), text(one.endDate)];
      if (startDate === undefined || !isDay(startDate)) return [];
      const to = endDate !== undefined && isDay(endDate) && endDate >= startDate ? endDate : startDate;
      const reason = localisedText(one.description, mainLanguage);
      return [{ from: startDate, to, reason, openings: openings(one.openingHours) }];
    });
}
