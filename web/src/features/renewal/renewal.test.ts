import { describe, expect, it } from 'vitest';
import { reckon } from './use-minute.ts';
import { isOld } from './use-renewal.ts';

const MINUTE = 60_000;

describe('the clock of a page', () => {
  it('begins with the minute that the page came with', () => {
    expect(reckon(undefined, 10 * MINUTE, 500)).toEqual({ server: 10 * MINUTE, at: 500 });
  });

  it('runs on when a newer answer tells a minute that may be this one', () => {
    const before = { server: 10 * MINUTE, at: 0 };
    // By the stopwatch it is 11:40 past; the answer was made in the eleventh minute.
    expect(reckon(before, 11 * MINUTE, 100_000)).toBe(before);
  });

  it('is set where it lies behind the answer, or far before it', () => {
    const before = { server: 10 * MINUTE, at: 0 };
    // The device slept, and its stopwatch with it.
    expect(reckon(before, 40 * MINUTE, 100_000)).toEqual({ server: 40 * MINUTE, at: 100_000 });
    expect(reckon(before, 5 * MINUTE, 100_000)).toEqual({ server: 5 * MINUTE, at: 100_000 });
  });
});

it('a page that is seen again is old after a minute, and where the device’s clock was put back', () => {
  expect(isOld(1_000_000, 1_059_999)).toBe(false);
  expect(isOld(1_000_000, 1_060_000)).toBe(true);
  expect(isOld(1_000_000, 900_000)).toBe(true);
});
