import { describe, expect, it } from 'vitest';
import { dayBounds, dayOf, daysBetween, formatContentDate, isDay, parseContentDate } from './brussels.ts';

const iso = (date: Date | undefined) => date?.toISOString();

describe('a Brussels day', () => {
  it('returns today’s date after midnight in Brussels, when the UTC date is still the previous one', () => {
    expect(dayOf(new Date('2025-10-26T22:30:00Z'))).toBe('2025-10-26');
    expect(dayOf(new Date('2025-10-26T23:30:00Z'))).toBe('2025-10-27');
  });

  it('computes 25 hours for 26 October 2025, and 24 for the days around it (§7.12)', () => {
    const hours = (day: string) => (+dayBounds(day).end - +dayBounds(day).start) / 3_600_000;
    expect(['2025-10-25', '2025-10-26', '2025-10-27'].map(hours)).toEqual([24, 25, 24]);
    expect(iso(dayBounds('2025-10-26').start)).toBe('2025-10-25T22:00:00.000Z');
    expect(iso(dayBounds('2025-10-26').end)).toBe('2025-10-26T23:00:00.000Z');
  });

  it('computes 23 hours for the day on which the clock goes forward', () => {
    expect(iso(dayBounds('2026-03-29').start)).toBe('2026-03-28T23:00:00.000Z');
    expect(iso(dayBounds('2026-03-29').end)).toBe('2026-03-29T22:00:00.000Z');
  });

  it('counts the calendar days between two days, also when the clock changes between them', () => {
    expect(daysBetween('2025-10-25', '2025-10-27')).toBe(2);
    expect(daysBetween('2025-10-27', '2025-10-25')).toBe(-2);
  });

  it('accepts only days that exist in the calendar', () => {
    expect(['2025-10-26', '2025-02-30', '2025-13-01', '26-10-2025', ''].map(isDay)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
  });
});

describe('a content date without a zone', () => {
  it('parses content dates as UTC by default: 08:00 on the first day is 10:00 in Brussels', () => {
    expect(iso(parseContentDate('2025-10-25 08:00', 'utc'))).toBe('2025-10-25T08:00:00.000Z');
  });

  it('parses content dates as Brussels time if configured, on both sides of the clock change', () => {
    expect(iso(parseContentDate('2025-10-25 10:00', 'wall'))).toBe('2025-10-25T08:00:00.000Z');
    expect(iso(parseContentDate('2025-10-26 10:00', 'wall'))).toBe('2025-10-26T09:00:00.000Z');
  });

  it('parses a local time that occurs twice as the first of the two', () => {
    expect(iso(parseContentDate('2025-10-26 02:30', 'wall'))).toBe('2025-10-26T00:30:00.000Z');
  });

  it('moves a local time forward if the spring change skips it', () => {
    expect(iso(parseContentDate('2026-03-29 02:30', 'wall'))).toBe('2026-03-29T01:30:00.000Z');
  });

  it('respects a time zone in the text of a date', () => {
    expect(iso(parseContentDate('2025-10-26T10:00:00+01:00', 'wall'))).toBe('2025-10-26T09:00:00.000Z');
    expect(iso(parseContentDate('2025-10-26T09:00:00.000Z', 'wall'))).toBe('2025-10-26T09:00:00.000Z');
  });

  it('parses a date without a time', () => {
    expect(iso(parseContentDate('2025-10-26', 'utc'))).toBe('2025-10-26T00:00:00.000Z');
  });

  it('returns undefined for a text that is not a date', () => {
    for (const text of ['', 'morgen', '2025-02-30 10:00', '2025-10-26 25:99', '26/10/2025']) {
      expect(parseContentDate(text, 'utc')).toBeUndefined();
      expect(parseContentDate(text, 'wall')).toBeUndefined();
    }
  });

  it('formats a content date as it was written', () => {
    for (const dates of ['utc', 'wall'] as const) {
      const instant = parseContentDate('2025-10-26 10:00', dates);
      expect(instant && formatContentDate(instant, dates)).toBe('2025-10-26 10:00');
    }
  });
});
