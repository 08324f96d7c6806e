import { z } from 'zod';
import type { Occurrence, UitCalendar, UitEvent, UitStatus } from '../../domain/events/uit-event.ts';
import { dayBounds, dayOf } from '../../domain/time/brussels.ts';
import { instant, isRecord, list, passthrough, text } from './fields.ts';
import { localisedText } from './localised.ts';
import { parseOpeningHours } from './opening-hours.ts';

const standingSchema = z.object({ type: text, reason: passthrough });
const datesSchema = z.object({
  startDate: instant,
  endDate: instant,
  status: passthrough,
  bookingAvailability: passthrough,
});
const calendarSchema = datesSchema.extend({
  calendarType: text,
  subEvent: list,
  openingHours: passthrough,
  openingHoursClosedDays: passthrough,
  openingHoursAdjustedDays: passthrough,
});

/** What an event, or one of its dates, says of its going on. */
type Standing = Pick<UitEvent, 'status' | 'reason' | 'soldOut'>;

/** When an event goes on, and whether; `undefined` where it has no date and is not permanent either. */
export function parseCalendar(
  event: Record<string, unknown>,
  mainLanguage: string | undefined,
): (Standing & { calendar: UitCalendar }) | undefined {
  const fields = calendarSchema.parse(event);
  const standing = standingOf(fields, mainLanguage, { status: 'available', soldOut: false });
  const hours = () => parseOpeningHours(fields, mainLanguage);
  if (fields.calendarType === 'permanent')
    return { ...standing, calendar: { kind: 'permanent', hours: hours() } };
  if (fields.calendarType === 'periodic') {
    const { startDate: start, endDate } = fields;
    const end = start && endAfter(start, endDate && endOfLastDay(endDate));
    return start && { ...standing, calendar: { kind: 'period', start, end, hours: hours() } };
  }
  const [first, ...others] = occurrences(fields, standing, mainLanguage);
  return first && { ...standing, calendar: { kind: 'dates', occurrences: [first, ...others] } };
}

/** Old events have no `subEvent`: then the dates of the whole are the one time it goes on. */
function occurrences(
  fields: z.output<typeof calendarSchema>,
  standing: Standing,
  mainLanguage: string | undefined,
): Occurrence[] {
  const dates = fields.subEvent.filter(isRecord).flatMap((one) => {
    const sub = datesSchema.parse(one);
    return occurrence(sub, standingOf(sub, mainLanguage, standing));
  });
  return (dates.length > 0 ? dates : occurrence(fields, standing)).sort((a, b) => +a.start - +b.start);
}

function occurrence(dates: { startDate?: Date; endDate?: Date }, standing: Standing): Occurrence[] {
  const { startDate: start, endDate } = dates;
  return start === undefined ? [] : [{ start, end: endAfter(start, endDate), ...standing }];
}

/**
 * A period is told in days, so midnight in Brussels is no hour: as UiTdatabank does, what ends then is on until the
 * last second of that day. A date may be an evening that does end at midnight.
 */
function endOfLastDay(end: Date): Date {
  const day = dayBounds(dayOf(end));
  return +end === +day.start ? new Date(+day.end - 1_000) : end;
}

/** UiTdatabank writes one hour twice where only the beginning is known. */
function endAfter(start: Date, end: Date | undefined): Date | undefined {
  return end !== undefined && +end > +start ? end : undefined;
}

const STATUSES: Readonly<Record<string, UitStatus>> = {
  Available: 'available',
  TemporarilyUnavailable: 'postponed',
  Unavailable: 'cancelled',
};

/** What is not said of a date holds as it does for the whole event. */
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

/** Very old documents say it in one word, without a reason. */
function told(value: unknown): z.output<typeof standingSchema> {
  return standingSchema.parse(isRecord(value) ? value : { type: value });
}
