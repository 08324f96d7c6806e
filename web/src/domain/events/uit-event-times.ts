import { dayBounds, dayOf } from '../time/brussels.ts';
import { isMultiDay, isPast, isRunning } from '../time/when.ts';
import type { Occurrence, UitBooking, UitDates, UitEvent, UitEventDetail, UitStatus } from './uit-event.ts';

/** The state of an event at a point in time. The page of the event shows this state first. */
export type Standing = UitStatus | 'over' | 'soldOut' | 'running';

type Timed = Pick<UitEvent, 'calendar' | 'status' | 'soldOut'>;

/** Returns whether all dates of an event are over. A permanent event never ends. */
export function isOver({ calendar }: Pick<UitEvent, 'calendar'>, now: Date): boolean {
  if (calendar.kind === 'dates') return calendar.occurrences.every((occurrence) => isPast(occurrence, now));
  return calendar.kind === 'period' && calendar.end !== undefined && +now > +calendar.end;
}

/** Returns the dates that are not over, by start. */
export function upcomingOf({ occurrences }: UitDates, now: Date): readonly Occurrence[] {
  return occurrences.filter((one) => !isPast(one, now));
}

/** Returns the dates by relevance: upcoming dates by start, then past dates from the latest to the earliest. */
export function datesByNearness(dates: UitDates, now: Date): readonly Occurrence[] {
  const over = dates.occurrences.filter((one) => isPast(one, now));
  return [...upcomingOf(dates, now), ...over.reverse()];
}

/** Maximum number of dates on a page. UiTdatabank allows thousands. */
const MAX_DATES = 100;

/** Returns the event with at most {@link MAX_DATES} dates: upcoming dates first, then the latest past ones. */
export function eventWithNearDates(event: UitEventDetail, now: Date): UitEventDetail {
  const { calendar } = event;
  return calendar.kind === 'dates' ? { ...event, calendar: nearDates(calendar, now) } : event;
}

/** Returns the dates to show, and counts the omitted ones in `omittedDates`. */
function nearDates(dates: UitDates, now: Date): UitDates {
  const { occurrences, omittedDates = 0 } = dates;
  const told = datesByNearness(dates, now).slice(0, MAX_DATES);
  const [first, ...others] = told.sort((a, b) => +a.start - +b.start);
  if (first === undefined || told.length === occurrences.length) return dates;
  return {
    kind: 'dates',
    occurrences: [first, ...others],
    omittedDates: omittedDates + occurrences.length - told.length,
  };
}

/**
 * Returns the date that represents an event: the first upcoming date with seats, else the first that takes place, else
 * the first upcoming one, else the last past one.
 */
export function nextOccurrence(dates: UitDates, now: Date): Occurrence {
  const upcoming = upcomingOf(dates, now);
  const last = dates.occurrences.at(-1) ?? dates.occurrences[0];
  return upcoming.find(hasSeats) ?? upcoming.find(goesOn) ?? upcoming[0] ?? last;
}

const goesOn = ({ status }: Occurrence) => status === 'available';

/** Returns whether a date takes place and still has seats. */
export const hasSeats = (occurrence: Occurrence): boolean => goesOn(occurrence) && !occurrence.soldOut;

/**
 * Returns the status of an event. An event takes place as long as at least one upcoming date does. UiTdatabank stores a
 * status on each date of an event with several dates.
 */
export function statusOf(event: Timed, now: Date): UitStatus {
  if (event.calendar.kind !== 'dates') return event.status;
  const statuses = relevant(event.calendar, now).map(({ status }) => status);
  if (statuses.includes('available')) return 'available';
  return statuses.includes('postponed') ? 'postponed' : 'cancelled';
}

/** Returns whether every upcoming date that takes place is sold out. */
export function isSoldOut(event: Timed, now: Date): boolean {
  if (event.calendar.kind !== 'dates') return event.soldOut;
  const going = relevant(event.calendar, now).filter(goesOn);
  return going.length > 0 && going.every(({ soldOut }) => soldOut);
}

/** Returns the most serious state of an event; `available` if visitors need no warning. */
export function standingOf(event: Timed, now: Date): Standing {
  const status = statusOf(event, now);
  if (status !== 'available') return status;
  if (isOver(event, now)) return 'over';
  if (isSoldOut(event, now)) return 'soldOut';
  return event.calendar.kind === 'dates' && isGoingOn(nextOccurrence(event.calendar, now), now)
    ? 'running'
    : 'available';
}

/** Returns whether a date is running. Dates of several days never are: they close at night, at unknown hours. */
function isGoingOn(occurrence: Occurrence, now: Date): boolean {
  return isRunning(occurrence, now) && !isMultiDay(occurrence);
}

/**
 * Compares events by their next possible visit. A running period can be visited on any day, so it comes after events
 * that take place only today. Permanent events come next, past events last.
 */
export function byNextOccurrence(now: Date): (a: UitEvent, b: UitEvent) => number {
  return (a, b) =>
    visitedAt(a, now) - visitedAt(b, now) || a.title.localeCompare(b.title, 'nl') || (a.id < b.id ? -1 : 1);
}

const AT_THE_END = Number.MAX_SAFE_INTEGER;

function visitedAt(event: UitEvent, now: Date): number {
  const { calendar } = event;
  if (isOver(event, now)) return AT_THE_END;
  if (calendar.kind === 'permanent') return AT_THE_END - 1;
  if (calendar.kind === 'period') return Math.max(+calendar.start, +dayBounds(dayOf(now)).end);
  return +nextOccurrence(calendar, now).start;
}

/** Returns the dates that decide the state of an event: the upcoming dates, or all dates if none is upcoming. */
function relevant(dates: UitDates, now: Date): readonly Occurrence[] {
  const upcoming = upcomingOf(dates, now);
  return upcoming.length > 0 ? upcoming : dates.occurrences;
}

/** Whether visitors can book a seat: now, from a later day, or not at all. */
export type BookingState =
  | { kind: 'open'; booking: UitBooking }
  | { kind: 'later'; from: Date }
  | { kind: 'closed' };

/**
 * Returns the booking state at `now`. Booking is closed for an event that is over, full, cancelled or postponed, and
 * outside the organiser's booking period.
 */
export function bookingState(event: UitEventDetail, now: Date): BookingState {
  const { booking } = event;
  if (booking === undefined || isOver(event, now)) return { kind: 'closed' };
  if (statusOf(event, now) !== 'available' || isSoldOut(event, now)) return { kind: 'closed' };
  if (booking.until !== undefined && +booking.until < +now) return { kind: 'closed' };
  if (booking.from !== undefined && +booking.from > +now) return { kind: 'later', from: booking.from };
  return { kind: 'open', booking };
}
