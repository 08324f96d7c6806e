import { exampleEvent } from 'uitdatabank-emulator/examples';
import { describe, expect, it } from 'vitest';
import { detail, told } from '../../../test/uit/read-examples.ts';
import { NO_HOURS } from '../../domain/events/opening-hours.ts';
import { parseEvent } from './event.ts';

describe('the calendar of an event', () => {
  it('parses a status with its reason for each date of an event', () => {
    const event = detail('fx-03');
    expect(told(event)).toEqual([
      'Zaterdag 30 oktober 2027 van 14:00 tot 17:00',
      'Zondag 31 oktober 2027 van 14:00 tot 17:00 (geannuleerd)',
      'Maandag 1 november 2027 van 14:00 tot 17:00 (Volzet of uitverkocht)',
    ]);
    expect(event.calendar).toMatchObject({ occurrences: [{}, { reason: 'De auteur is ziek.' }, {}] });
  });

  it.each([
    ['fx-04', 'Vrijdag 5 november 2027 van 21:00 tot 01:30 (geannuleerd)'],
    ['fx-05', 'Zaterdag 6 november 2027 van 09:00 tot 17:00 (uitgesteld)'],
    ['fx-06', 'Donderdag 28 oktober 2027 van 19:30 tot 22:30 (Volzet of uitverkocht)'],
    ['fx-16', 'Donderdag 30 september 2027'],
    ['fx-17', 'Zondag 31 oktober 2027 om 13:30'],
  ])('formats a single date like UiTdatabank does: %s', (name, words) => {
    expect(told(detail(name))).toEqual([words]);
  });

  it('returns the same opening hours before and after the change to winter time', () => {
    const days = told(detail('fx-15'));
    expect(days).toHaveLength(11);
    expect(days.every((day) => / van 09:00 tot 1\d:00$/.test(day))).toBe(true);
  });

  it('parses a period with its hours, closed days and exceptions', () => {
    const { calendar } = detail('fx-07');
    expect(calendar).toMatchObject({
      kind: 'period',
      start: new Date('2027-10-15T22:00:00Z'),
      end: new Date('2027-12-19T22:59:59Z'),
    });
    const hours = calendar.kind === 'period' ? calendar.hours : NO_HOURS;
    expect(hours.weekly).toHaveLength(3);
    expect(hours.weekly[0]).toEqual({
      days: ['dinsdag', 'woensdag', 'donderdag', 'vrijdag'],
      opens: '10:00',
      closes: '18:00',
    });
    expect(hours.exceptions).toEqual([
      { from: '2027-11-01', to: '2027-11-02', reason: 'Allerheiligen en Allerzielen', openings: [] },
      { from: '2027-11-11', to: '2027-11-11', reason: undefined, openings: [] },
      {
        from: '2027-12-06',
        to: '2027-12-12',
        reason: 'Kortere week',
        openings: [{ days: ['woensdag', 'zaterdag'], opens: '13:00', closes: '17:00' }],
      },
    ]);
    expect(detail('fx-08').calendar).toMatchObject({ kind: 'period', hours: NO_HOURS });
    expect(detail('fx-09').calendar).toEqual({ kind: 'permanent', hours: NO_HOURS });
  });

  it.each([
    ['its last midnight', '2025-10-20T00:00:00+02:00', '2025-10-27T00:00:00+01:00', '2025-10-27T22:59:59Z'],
    ['the same in UTC', '2025-10-19T22:00:00Z', '2025-10-26T23:00:00+00:00', '2025-10-27T22:59:59Z'],
    ['one midnight twice', '2025-10-26T00:00:00+02:00', '2025-10-26T00:00:00+02:00', '2025-10-26T22:59:59Z'],
    ['an hour', '2025-10-20T00:00:00+02:00', '2025-10-27T18:00:00+01:00', '2025-10-27T17:00:00Z'],
    [
      'the first midnight of the next year',
      '2025-10-20T00:00:00+02:00',
      '2026-01-01T00:00:00+01:00',
      '2026-01-01T22:59:59Z',
    ],
  ])('ends a period at the end of its last day, given %s', (_, startDate, endDate, end) => {
    const event = parseEvent({ ...exampleEvent('fx-08'), startDate, endDate });
    expect(event?.calendar).toMatchObject({ kind: 'period', end: new Date(end) });
  });

  it('ends an evening at midnight if the document says that it ends at 00:00', () => {
    const evening = { startDate: '2025-10-26T20:00:00+01:00', endDate: '2025-10-27T00:00:00+01:00' };
    const document = { ...exampleEvent('fx-01'), ...evening, subEvent: [evening] };
    expect(parseEvent(document)?.calendar).toMatchObject({
      kind: 'dates',
      occurrences: [{ end: new Date('2025-10-26T23:00:00Z') }],
    });
  });

  it('decodes HTML entities in the reason why a date is cancelled or a day is closed', () => {
    const closed = { startDate: '2027-11-11', description: { nl: 'Feest &amp; rust' } };
    const period = parseEvent({ ...exampleEvent('fx-07'), openingHoursClosedDays: [closed] });
    expect(period?.calendar).toMatchObject({ hours: { exceptions: [{ reason: 'Feest & rust' }, {}] } });
    const status = { type: 'Unavailable', reason: { nl: 'Ziek &amp; moe' } };
    const date = { startDate: '2027-11-11T20:00:00+01:00', status };
    const event = parseEvent({ ...exampleEvent('fx-01'), subEvent: [date] });
    expect(event?.calendar).toMatchObject({ occurrences: [{ reason: 'Ziek & moe' }] });
  });

  it('reads the single-word status of an old document and of each of its dates', () => {
    const dates = ['Available', 'TemporarilyUnavailable', undefined].map((status, day) => ({
      startDate: `2025-10-2${day}T20:00:00+02:00`,
      status,
      bookingAvailability: day === 0 ? 'Unavailable' : undefined,
    }));
    const old = {
      ...exampleEvent('fx-01'),
      calendarType: 'multiple',
      status: 'Unavailable',
      subEvent: dates,
    };
    const event = parseEvent(old);
    expect(event).toMatchObject({ status: 'cancelled', soldOut: false });
    expect(event?.calendar).toMatchObject({
      occurrences: [
        { status: 'available', soldOut: true },
        { status: 'postponed', soldOut: false },
        { status: 'cancelled', soldOut: false },
      ],
    });
  });
});
