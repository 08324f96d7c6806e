import { describe, expect, it } from 'vitest';
import { listedUitEvent } from './listed-uit-event.ts';
import { NO_HOURS, type Opening } from './opening-hours.ts';
import type { Occurrence, UitCalendar, UitEvent } from './uit-event.ts';

const now = new Date('2025-11-10T09:00:00Z');
const on = (day: string, changed: Partial<Occurrence> = {}): Occurrence => ({
  start: new Date(`${day}T13:00:00Z`),
  end: new Date(`${day}T14:00:00Z`),
  status: 'available',
  soldOut: false,
  ...changed,
});
const whenOf = (calendar: UitCalendar) => {
  const event: UitEvent = {
    id: 'a',
    path: '/a',
    title: 'A',
    calendar,
    status: 'available',
    soldOut: false,
    attendance: 'offline',
  };
  return listedUitEvent(event, now).when;
};

describe('the row of an event', () => {
  it('names the next date of an event and two later dates with seats, and counts the rest', () => {
    const days = [
      '2025-11-03',
      '2025-11-10',
      '2025-11-17',
      '2025-11-24',
      '2025-12-01',
      '2025-12-08',
      '2025-12-15',
    ];
    const occurrences = days.map((day) =>
      on(day, { status: day === '2025-11-24' ? 'cancelled' : 'available' }),
    );
    const when = whenOf({ kind: 'dates', occurrences: [on('2025-10-01'), ...occurrences] });
    expect(when).toEqual({
      kind: 'date',
      occurrence: on('2025-11-10'),
      later: [on('2025-11-17').start, on('2025-12-01').start],
      more: 2,
    });
  });

  it('does not list sold-out dates among the later dates of an event', () => {
    const when = whenOf({
      kind: 'dates',
      occurrences: [on('2025-11-11'), on('2025-11-12', { soldOut: true })],
    });
    expect(when).toMatchObject({ later: [], more: 0 });
  });

  it('names the first day of a future period, the last day of a running period, and no day of a permanent event', () => {
    const start = new Date('2025-11-12T23:00:00Z');
    const end = new Date('2025-12-20T22:59:59Z');
    const before = new Date('2025-10-01T00:00:00Z');
    expect(whenOf({ kind: 'period', start, end, hours: NO_HOURS })).toEqual({ kind: 'from', date: start });
    expect(whenOf({ kind: 'period', start: before, end, hours: NO_HOURS })).toEqual({
      kind: 'until',
      date: end,
    });
    expect(whenOf({ kind: 'period', start: before, hours: NO_HOURS })).toEqual({
      kind: 'from',
      date: before,
    });
    expect(whenOf({ kind: 'permanent', hours: NO_HOURS })).toEqual({ kind: 'always', days: [] });
    const weekly: Opening[] = [{ days: ['dinsdag', 'vrijdag'], opens: '10:00', closes: '17:00' }];
    expect(whenOf({ kind: 'permanent', hours: { weekly, exceptions: [] } })).toEqual({
      kind: 'always',
      days: ['dinsdag', 'vrijdag'],
    });
  });
});
