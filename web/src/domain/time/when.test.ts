import { describe, expect, it } from 'vitest';
import { endOf, isMultiDay, isPast, isRunning, spans, startsOn } from './when.ts';

const at = (iso: string) => new Date(iso);
const from = (start: string, end?: string) => ({ start: at(start), ...(end ? { end: at(end) } : {}) });
const talk = from('2025-10-26T10:00:00+01:00', '2025-10-26T11:00:00+01:00');
const openEnded = from('2025-10-26T10:00:00+01:00');

describe('past items', () => {
  it('treats an item as past after its end, but not exactly at its end', () => {
    expect(isPast(talk, at('2025-10-26T11:00:00+01:00'))).toBe(false);
    expect(isPast(talk, at('2025-10-26T11:00:00.001+01:00'))).toBe(true);
  });

  it('treats an item without an end as past two hours after its start', () => {
    expect(endOf(openEnded)).toEqual(at('2025-10-26T12:00:00+01:00'));
    expect(isPast(openEnded, at('2025-10-26T12:00:00+01:00'))).toBe(false);
    expect(isPast(openEnded, at('2025-10-26T12:00:01+01:00'))).toBe(true);
  });

  it('adds elapsed hours across the clock change: two hours after 01:30 is the second 02:30', () => {
    const night = from('2025-10-26T01:30:00+02:00');
    expect(isPast(night, at('2025-10-26T02:29:00+01:00'))).toBe(false);
    expect(isPast(night, at('2025-10-26T02:31:00+01:00'))).toBe(true);
  });
});

describe('running items', () => {
  it.each([
    ['2025-10-26T09:59:59+01:00', false],
    ['2025-10-26T10:00:00+01:00', true],
    ['2025-10-26T10:30:00+01:00', true],
    ['2025-10-26T11:00:00+01:00', true],
    ['2025-10-26T11:00:01+01:00', false],
  ])('reports whether an item is running at %s: %s', (now, running) => {
    expect(isRunning(talk, at(now))).toBe(running);
  });
});

describe('the day on which an item starts', () => {
  it.each([
    ['2025-10-25T23:59:00+02:00', '2025-10-25'],
    ['2025-10-26T00:00:00+02:00', '2025-10-26'],
    ['2025-10-26T02:30:00+02:00', '2025-10-26'],
    ['2025-10-26T02:30:00+01:00', '2025-10-26'],
    ['2025-10-26T23:59:00+01:00', '2025-10-26'],
    ['2025-10-27T00:00:00+01:00', '2025-10-27'],
  ])('assigns a start at %s only to the day %s (§7.12)', (start, day) => {
    const festival = ['2025-10-24', '2025-10-25', '2025-10-26', '2025-10-27', '2025-10-28'];
    expect(festival.filter((one) => startsOn(from(start), one))).toEqual([day]);
  });

  it('assigns an item that ends after midnight to the day of its start', () => {
    const night = from('2025-10-31T23:00:00+01:00', '2025-11-01T01:30:00+01:00');
    expect(startsOn(night, '2025-10-31')).toBe(true);
    expect(startsOn(night, '2025-11-01')).toBe(false);
  });
});

describe('the days that an item overlaps', () => {
  const festival = ['2025-10-25', '2025-10-26', '2025-10-27', '2025-10-28'];
  const spanned = (start: string, end?: string) => festival.filter((day) => spans(from(start, end), day));

  it.each([
    ['over all days', '2025-10-20T10:00:00+02:00', '2025-11-02T18:00:00+01:00', festival],
    ['within one day', '2025-10-26T10:00:00+01:00', '2025-10-26T18:00:00+01:00', ['2025-10-26']],
    ['past midnight', '2025-10-26T23:00:00+01:00', '2025-10-27T01:00:00+01:00', ['2025-10-26', '2025-10-27']],
    ['until exactly midnight', '2025-10-26T10:00:00+01:00', '2025-10-27T00:00:00+01:00', ['2025-10-26']],
    ['from exactly midnight', '2025-10-27T00:00:00+01:00', '2025-10-27T01:00:00+01:00', ['2025-10-27']],
    ['through the 25-hour day', '2025-10-26T00:00:00+02:00', '2025-10-27T00:00:00+01:00', ['2025-10-26']],
  ])('returns the days that an item overlaps: %s', (_case, start, end, days) => {
    expect(spanned(start, end)).toEqual(days);
  });

  it('assumes a duration of two hours for an item without an end', () => {
    expect(spanned('2025-10-25T22:30:00+02:00')).toEqual(['2025-10-25', '2025-10-26']);
    expect(spanned('2025-10-25T22:00:00+02:00')).toEqual(['2025-10-25']);
  });
});

describe('items of several days', () => {
  it.each([
    ['until the next evening', '2025-10-27T10:00:00+01:00', '2025-10-28T18:00:00+01:00', true],
    ['until exactly midnight', '2025-10-27T10:00:00+01:00', '2025-10-28T00:00:00+01:00', false],
    ['past midnight', '2025-10-27T22:00:00+01:00', '2025-10-28T01:00:00+01:00', false],
    ['through the 25-hour day', '2025-10-26T00:00:00+02:00', '2025-10-27T00:00:00+01:00', false],
  ])('checks whether an item lasts several days: %s', (_case, start, end, several) => {
    expect(isMultiDay(from(start, end))).toBe(several);
  });
});
