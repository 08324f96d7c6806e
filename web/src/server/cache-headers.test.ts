import { describe, expect, it } from 'vitest';
import { cappedAt, secondsToMidnight } from './cache-headers.ts';

const PAGE = 'public, max-age=0, s-maxage=20, stale-while-revalidate=40';

describe('no cache holds «today» past Brussels midnight', () => {
  it('however a page is kept', () => {
    expect(cappedAt(PAGE, 3600)).toBe(PAGE);
    expect(cappedAt(PAGE, 60)).toBe(PAGE);
    expect(cappedAt(PAGE, 45)).toBe('public, max-age=0, s-maxage=20, stale-while-revalidate=25');
    expect(cappedAt(PAGE, 10)).toBe('public, max-age=0, s-maxage=10, stale-while-revalidate=0');
    expect(cappedAt(PAGE, 0)).toBe('public, max-age=0, s-maxage=0, stale-while-revalidate=0');
    expect(cappedAt('private, max-age=30', 12)).toBe('private, max-age=12');
    expect(cappedAt('public, max-age=20', 1)).toBe('public, max-age=1');
  });

  it('and leaves what says nothing of the day', () => {
    for (const value of ['public, max-age=31536000, immutable', 'public, max-age=3600', 'no-store'])
      expect(cappedAt(value, 5)).toBe(value);
  });

  it('which comes after 25 hours on the day when the clock goes back', () => {
    expect(secondsToMidnight(new Date('2025-10-26T00:00:00+02:00'))).toBe(25 * 3600);
    expect(secondsToMidnight(new Date('2025-10-26T23:59:50+01:00'))).toBe(10);
    expect(secondsToMidnight(new Date('2025-10-26T22:59:59.500Z'))).toBe(0);
  });
});
