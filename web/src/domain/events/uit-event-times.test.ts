import { describe, expect, it } from 'vitest';
import { NO_HOURS } from './opening-hours.ts';
import type { Occurrence, UitBooking, UitCalendar, UitDates, UitEvent, UitEventDetail } from './uit-event.ts';
import {
  bookingState,
  byNextOccurrence,
  datesByNearness,
  eventWithNearDates,
  isOver,
  isSoldOut,
  nextOccurrence,
  standingOf,
  statusOf,
} from './uit-event-times.ts';

const at = (iso: string) => new Date(iso);
/** Returns an event date that lasts one hour from 14:00 in Brussels, on a day of November 2025. */
const on = (day: number, changed: Partial<Occurrence> = {}): Occurrence => ({
  start: at(`2025-11-${String(day).padStart(2, '0')}T13:00:00Z`),
  end: at(`2025-11-${String(day).padStart(2, '0')}T14:00:00Z`),
  status: 'available',
  soldOut: false,
  ...changed,
});
const dates = (first: Occurrence, ...others: Occurrence[]) =>
  ({ kind: 'dates', occurrences: [first, ...others] }) as const;
const period = (start: string, end?: string): UitCalendar => ({
  kind: 'period',
  start: at(start),
  end: end === undefined ? undefined : at(end),
  hours: NO_HOURS,
});
const permanent: UitCalendar = { kind: 'permanent', hours: NO_HOURS };
const event = (calendar: UitCalendar, changed: Partial<UitEvent> = {}): UitEvent => ({
  id: 'a',
  path: '/a',
  title: 'A',
  calendar,
  status: 'available',
  soldOut: false,
  attendance: 'offline',
  ...changed,
});

const CANCELLED = { status: 'cancelled' } as const;
const POSTPONED = { status: 'postponed' } as const;
const FULL = { soldOut: true };
const tenth = at('2025-11-10T09:00:00Z');

describe('whether an event is over', () => {
  it.each<[string, UitCalendar, string, boolean]>([
    ['is not over while a date is upcoming', dates(on(1), on(10)), '2025-11-10T13:30:00Z', false],
    ['is not over at the instant of its end', dates(on(10)), '2025-11-10T14:00:00Z', false],
    ['is over after the end of its last date', dates(on(1), on(10)), '2025-11-10T14:00:01Z', true],
    [
      'is over two hours after its start if it has no end',
      dates(on(10, { end: undefined })),
      '2025-11-10T15:00:01Z',
      true,
    ],
    [
      'is not over an hour after its start if it has no end',
      dates(on(10, { end: undefined })),
      '2025-11-10T14:00:00Z',
      false,
    ],
    [
      'is over after the last day of its period',
      period('2025-10-01T00:00:00Z', '2025-11-09T22:59:59Z'),
      '2025-11-09T23:00:00Z',
      true,
    ],
    [
      'is not over on the last day of its period',
      period('2025-10-01T00:00:00Z', '2025-11-09T22:59:59Z'),
      '2025-11-09T22:00:00Z',
      false,
    ],
    ['is never over in a period without end', period('2025-10-01T00:00:00Z'), '2099-01-01T00:00:00Z', false],
    ['is never over if it is permanent', permanent, '2099-01-01T00:00:00Z', false],
  ])('checks whether an event is over: it %s', (_, calendar, now, over) => {
    expect(isOver({ calendar }, at(now))).toBe(over);
  });
});

describe('the next date of an event', () => {
  it.each([
    ['is the running date', dates(on(9), on(10), on(11)), '2025-11-10T13:30:00Z', 10],
    ['is the next date that takes place', dates(on(9), on(10, CANCELLED), on(11)), tenth.toISOString(), 11],
    ['is the next date with seats', dates(on(10, FULL), on(12)), tenth.toISOString(), 12],
    ['is the next date if all are sold out', dates(on(10, FULL), on(12, FULL)), tenth.toISOString(), 10],
    [
      'is the next date if none takes place',
      dates(on(9), on(11, CANCELLED), on(12, POSTPONED)),
      tenth.toISOString(),
      11,
    ],
    ['is the last date if all are over', dates(on(1), on(2)), tenth.toISOString(), 2],
  ])('chooses the date that represents an event: it %s', (_, calendar, now, day) => {
    expect(nextOccurrence(calendar, at(now)).start).toEqual(on(day).start);
  });
});

it('lists upcoming dates first, then past dates from the latest to the earliest', () => {
  const told = datesByNearness(dates(on(8), on(9), on(10), on(11)), tenth);
  expect(told.map(({ start }) => start.getUTCDate())).toEqual([10, 11, 9, 8]);
});

it('for an event with very many dates, returns the hundred most relevant ones, sorted by start, and counts the rest', () => {
  const daily = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, days) => {
      const start = new Date(Date.UTC(2025, 10, from + days, 13));
      return on(1, { start, end: start });
    });
  const told = (calendar: UitCalendar) =>
    eventWithNearDates({ ...event(calendar), description: [], prices: [] }, tenth).calendar;
  const many = told(dates(on(1), ...daily(2, 200)));
  const { occurrences, omittedDates }: UitDates = many.kind === 'dates' ? many : dates(on(1));
  expect([occurrences.length, omittedDates]).toEqual([100, 100]);
  expect([occurrences[0].start, occurrences.at(-1)?.start]).toEqual([
    at('2025-11-10T13:00:00Z'),
    at('2026-02-17T13:00:00Z'),
  ]);
  expect(told(many)).toEqual(many);
  for (const few of [dates(on(1), ...daily(2, 100)), permanent]) expect(told(few)).toBe(few);
});

describe('the state of an event', () => {
  it.each<[string, UitEvent, string]>([
    ['takes place if at least one upcoming date does', event(dates(on(11, CANCELLED), on(12))), 'available'],
    [
      'is cancelled if all upcoming dates are, even if a past one took place',
      event(dates(on(1), on(11, CANCELLED))),
      'cancelled',
    ],
    [
      'is postponed if no date takes place and at least one is postponed',
      event(dates(on(11, CANCELLED), on(12, POSTPONED))),
      'postponed',
    ],
    ['has its own status in a period', event(permanent, CANCELLED), 'cancelled'],
    ['stays cancelled once it is over', event(dates(on(1, CANCELLED))), 'cancelled'],
  ])('returns the status of an event: it %s', (_, one, status) => {
    expect(statusOf(one, tenth)).toBe(status);
  });

  it('reports an event as sold out if every upcoming date that takes place is sold out', () => {
    expect(isSoldOut(event(dates(on(1), on(11, FULL), on(12, CANCELLED))), tenth)).toBe(true);
    expect(isSoldOut(event(dates(on(11, FULL), on(12))), tenth)).toBe(false);
    expect(isSoldOut(event(dates(on(11, { ...FULL, ...CANCELLED }))), tenth)).toBe(false);
    expect(isSoldOut(event(permanent, FULL), tenth)).toBe(true);
  });

  it.each<[string, UitEvent, string]>([
    ['cancelled before sold out', event(dates(on(11, { ...CANCELLED, ...FULL }))), 'cancelled'],
    ['postponed', event(dates(on(11, POSTPONED))), 'postponed'],
    ['over before sold out', event(dates(on(1, FULL))), 'over'],
    ['sold out', event(dates(on(11, FULL))), 'soldOut'],
    ['running', event(dates(on(10, { start: at('2025-11-10T08:00:00Z') }))), 'running'],
    [
      'not running between the days of a long event',
      event(dates(on(11, { start: at('2025-11-08T08:00:00Z') }))),
      'available',
    ],
    ['nothing notable', event(dates(on(11))), 'available'],
  ])('returns the state of an event: %s', (_, one, standing) => {
    expect(standingOf(one, tenth)).toBe(standing);
  });
});

it('sorts events by the time of the next possible visit', () => {
  const titled = (title: string, calendar: UitCalendar) => event(calendar, { title, id: title });
  const shuffled = [
    titled('permanent', permanent),
    titled('over', dates(on(2))),
    titled('eleven', dates(on(1), on(11))),
    titled('today', dates(on(10))),
    titled('running', period('2025-10-01T00:00:00Z', '2025-12-31T22:59:59Z')),
    titled('from twelve', period('2025-11-11T23:00:00Z')),
    titled('also today', dates(on(10))),
  ];
  expect(shuffled.sort(byNextOccurrence(tenth)).map(({ title }) => title)).toEqual([
    'also today',
    'today',
    'running',
    'eleven',
    'from twelve',
    'permanent',
    'over',
  ]);
});

const now = new Date('2025-11-10T09:00:00Z');
const booking: UitBooking = { url: 'https://tickets.example/' };

function stateOf(changed: Partial<UitBooking> = {}, occurrence: Partial<Occurrence> = {}): string {
  const event: UitEventDetail = {
    id: 'a',
    path: '/a',
    title: 'A',
    calendar: {
      kind: 'dates',
      occurrences: [
        { start: new Date('2025-11-12T13:00:00Z'), status: 'available', soldOut: false, ...occurrence },
      ],
    },
    status: 'available',
    soldOut: false,
    attendance: 'offline',
    description: [],
    prices: [],
    booking: { ...booking, ...changed },
  };
  return bookingState(event, now).kind;
}

describe('booking a seat', () => {
  it('allows booking only for upcoming dates that take place and have seats', () => {
    expect(stateOf()).toBe('open');
  });

  it.each<[string, Partial<Occurrence>]>([
    ['over', { start: new Date('2025-11-01T13:00:00Z') }],
    ['full', { soldOut: true }],
    ['cancelled', { status: 'cancelled' }],
    ['postponed', { status: 'postponed' }],
  ])('allows no booking for a date that is %s', (_, occurrence) => {
    expect(stateOf({}, occurrence)).toBe('closed');
  });

  it('allows booking only in the period that the organiser set', () => {
    expect(stateOf({ from: new Date('2025-11-11T00:00:00Z') })).toBe('later');
    expect(stateOf({ from: new Date('2025-11-01T00:00:00Z'), until: new Date('2025-11-10T09:00:00Z') })).toBe(
      'open',
    );
    expect(stateOf({ until: new Date('2025-11-10T08:59:00Z') })).toBe('closed');
  });
});
