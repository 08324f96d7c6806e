import { describe, expect, it } from 'vitest';
import { FIRST_YEAR, SUMMERS } from './summer-time.ts';
import { fromWallTime, offsetAt, toWallTime } from './wall-time.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const zone = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Brussels', timeZoneName: 'longOffset' });
/** The offset of Brussels as this Node knows it, in hours. */
const known = (instant: number) => Number(/\+(\d\d):00$/.exec(zone.format(instant))?.[1]);
const hours = (instant: number) => offsetAt(instant) / HOUR;

describe('the table of summers', () => {
  it('says what the time zones of Node say, on every day from before its first year until after its last', () => {
    const different: string[] = [];
    for (let day = Date.UTC(FIRST_YEAR - 5, 0, 1); day < Date.UTC(2070, 0, 1); day += DAY) {
      if (hours(day) !== known(day)) different.push(new Date(day).toISOString());
    }
    expect(different, 'mend it with «npm run summer-time -w web»').toEqual([]);
  });

  it('begins and ends each summer in the right millisecond', () => {
    for (const [index, [march, october]] of SUMMERS.entries()) {
      const year = FIRST_YEAR + index;
      for (const change of [Date.UTC(year, 2, march, 1), Date.UTC(year, 9, october, 1)]) {
        for (const instant of [change - 1, change]) expect(hours(instant), String(year)).toBe(known(instant));
        expect(hours(change - 1)).not.toBe(hours(change));
      }
    }
  });

  it('reaches from long before the first festival until long after the next one', () => {
    expect([FIRST_YEAR, FIRST_YEAR + SUMMERS.length - 1]).toEqual([1996, 2060]);
  });
});

describe('beyond the table', () => {
  it.each([
    ['before railways had one time', '1880-01-01T12:00:00Z', 17 * 60_000 + 30_000],
    ['when Brussels kept London time', '1900-01-01T12:00:00Z', 0],
    ['in a summer without summer time', '1975-07-01T12:00:00Z', HOUR],
    ['in a summer that ends in September', '1990-10-10T12:00:00Z', HOUR],
    ['in a summer to come', '2099-07-01T12:00:00Z', 2 * HOUR],
    ['in a winter to come', '2099-12-01T12:00:00Z', HOUR],
  ])('what Intl says holds: %s', (_case, instant, offset) => {
    expect(offsetAt(Date.parse(instant))).toBe(offset);
  });
});

describe('a wall time', () => {
  it('is the instant again, but for the second of two repeated hours', () => {
    for (let instant = Date.UTC(2025, 9, 25); instant < Date.UTC(2025, 9, 28); instant += HOUR / 4) {
      const isRepeated = instant >= Date.UTC(2025, 9, 26, 1) && instant < Date.UTC(2025, 9, 26, 2);
      const back = +fromWallTime(toWallTime(new Date(instant)));
      expect(back).toBe(isRepeated ? instant - HOUR : instant);
    }
  });

  it('of no date is no date, and no date has none', () => {
    const none = new Date(Number.NaN);
    expect(fromWallTime(none)).toEqual(none);
    expect(() => toWallTime(none)).toThrow(RangeError);
  });
});
