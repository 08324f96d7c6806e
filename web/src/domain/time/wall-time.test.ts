import { describe, expect, it } from 'vitest';
import { fromWallTime, offsetAt, toWallTime } from './wall-time.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const zone = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Brussels', timeZoneName: 'longOffset' });
/** Returns the expected UTC offset of Brussels, in hours, from the time zone data of Node. */
const known = (instant: number) => Number(/\+(\d\d):00$/.exec(zone.format(instant))?.[1]);
const hours = (instant: number) => offsetAt(instant) / HOUR;

describe('summer time', () => {
  it('computes the same offset as the time zone data of Node on every day from 1991 to 2069', () => {
    const different: string[] = [];
    for (let day = Date.UTC(1991, 0, 1); day < Date.UTC(2070, 0, 1); day += DAY) {
      if (hours(day) !== known(day)) different.push(new Date(day).toISOString());
    }
    expect(different, 'the law has changed: see wall-time.ts').toEqual([]);
  });

  it('starts and ends summer time at the exact millisecond, from 1996 to 2060', () => {
    let changes = 0;
    for (let day = Date.UTC(1996, 0, 1, 1); day < Date.UTC(2061, 0, 1); day += DAY) {
      for (const instant of [day - 1, day]) expect(hours(instant), String(instant)).toBe(known(instant));
      if (hours(day - 1) !== hours(day)) changes += 1;
    }
    expect(changes).toBe(2 * 65);
  });
});

describe('outside the years of the current rule', () => {
  it.each([
    ['before railways had one time', '1880-01-01T12:00:00Z', 17 * 60_000 + 30_000],
    ['when Brussels kept London time', '1900-01-01T12:00:00Z', 0],
    ['in a summer without summer time', '1975-07-01T12:00:00Z', HOUR],
    ['in a summer that ends in September', '1990-10-10T12:00:00Z', HOUR],
    ['in a summer to come', '2099-07-01T12:00:00Z', 2 * HOUR],
    ['in a winter to come', '2099-12-01T12:00:00Z', HOUR],
  ])('uses the offset of Intl outside the years of the current rule: %s', (_case, instant, offset) => {
    expect(offsetAt(Date.parse(instant))).toBe(offset);
  });
});

describe('a wall time', () => {
  it('converts a wall time back to the same point in time, except in the second occurrence of a repeated hour', () => {
    for (let instant = Date.UTC(2025, 9, 25); instant < Date.UTC(2025, 9, 28); instant += HOUR / 4) {
      const isRepeated = instant >= Date.UTC(2025, 9, 26, 1) && instant < Date.UTC(2025, 9, 26, 2);
      const back = +fromWallTime(toWallTime(new Date(instant)));
      expect(back).toBe(isRepeated ? instant - HOUR : instant);
    }
  });

  it('returns an invalid date for an invalid wall time, but throws when it converts an invalid date to a wall time', () => {
    const none = new Date(Number.NaN);
    expect(fromWallTime(none)).toEqual(none);
    expect(() => toWallTime(none)).toThrow(RangeError);
  });
});
