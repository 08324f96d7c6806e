import { describe, expect, it } from 'vitest';
import { dayAt } from './fixtures/experience.ts';
import { openingOf } from './opening-day.ts';

/** The festival, closed on Tuesday the 28th. */
const days = ['2025-10-25', '2025-10-26', '2025-10-27', '2025-10-29', '2025-11-02'].map(dayAt);
const opened = (now: string, among = days) => openingOf(among, new Date(now));
const day = (text: string) => ({ kind: 'day', path: `/programma/${text}` });

describe('the programme opens (§4.9)', () => {
  it.each([
    ['2025-06-01T12:00:00+02:00', '2025-10-25'],
    ['2025-10-24T23:59:59+02:00', '2025-10-25'],
  ])('the first day when it is still %s (§4.11)', (now, first) => {
    expect(opened(now)).toEqual(day(first));
  });

  it.each([
    ['2025-10-25T00:00:00+02:00', '2025-10-25'],
    ['2025-10-25T23:59:59+02:00', '2025-10-25'],
    ['2025-10-26T02:30:00+02:00', '2025-10-26'],
    ['2025-10-26T02:30:00+01:00', '2025-10-26'],
    ['2025-10-26T23:59:59+01:00', '2025-10-26'],
    ['2025-10-29T12:00:00+01:00', '2025-10-29'],
    ['2025-11-02T23:59:59+01:00', '2025-11-02'],
  ])('today when there is a page for today: at %s that of %s (§4.10, §4.13)', (now, today) => {
    expect(opened(now)).toEqual(day(today));
  });

  it('today at half past midnight in Brussels, when the UTC date is still yesterday (§4.10)', () => {
    expect(opened('2025-10-25T22:30:00Z')).toEqual(day('2025-10-26'));
    expect(opened('2025-10-26T23:30:00Z')).toEqual(day('2025-10-27'));
  });

  it('the next day that has a page when the festival is closed today', () => {
    expect(opened('2025-10-28T12:00:00+01:00')).toEqual(day('2025-10-29'));
    expect(opened('2025-10-30T12:00:00+01:00')).toEqual(day('2025-11-02'));
  });

  it('the first item when the last day is over (§4.12)', () => {
    expect(opened('2025-11-03T00:00:00+01:00')).toEqual({ kind: 'over' });
    expect(opened('2026-05-01T12:00:00+02:00')).toEqual({ kind: 'over' });
  });

  it('nothing when no day is known', () => {
    expect(opened('2025-10-26T12:00:00+01:00', [])).toEqual({ kind: 'unknown' });
  });

  it('the same day in whatever order the days come, and leaves that order alone', () => {
    const reversed = [...days].reverse();
    expect(opened('2025-10-28T12:00:00+01:00', reversed)).toEqual(day('2025-10-29'));
    expect(reversed[0]?.day).toBe('2025-11-02');
  });
});
