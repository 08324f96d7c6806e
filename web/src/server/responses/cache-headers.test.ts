import { describe, expect, it } from 'vitest';
import { cappedAt } from './cache-headers.ts';

const PAGE = 'public, max-age=0, s-maxage=2, stale-while-revalidate=8, stale-if-error=60';

describe('no cache holds a page past the next moment at which something on it begins or ends', () => {
  it('however it is kept, and for whichever use of it', () => {
    expect(cappedAt(PAGE, 3600)).toBe(PAGE);
    expect(cappedAt(PAGE, 62)).toBe(PAGE);
    const capped = (fresh: number, stale: number, onError: number) =>
      `public, max-age=0, s-maxage=${fresh}, stale-while-revalidate=${stale}, stale-if-error=${onError}`;
    expect(cappedAt(PAGE, 45)).toBe(capped(2, 8, 43));
    expect(cappedAt(PAGE, 5)).toBe(capped(2, 3, 3));
    expect(cappedAt(PAGE, 1)).toBe(capped(1, 0, 0));
    expect(cappedAt(PAGE, 0)).toBe(capped(0, 0, 0));
    expect(cappedAt('public, max-age=20', 1)).toBe('public, max-age=1');
  });

  it('and leaves what says nothing of the day', () => {
    for (const value of ['public, max-age=31536000, immutable', 'public, max-age=3600', 'no-store'])
      expect(cappedAt(value, 5)).toBe(value);
  });
});
