import { describe, expect, it } from 'vitest';
import { cappedAt } from './cache-headers.ts';

const PAGE = 'public, max-age=0, s-maxage=2, stale-while-revalidate=8, stale-if-error=60';

describe('capping the cache times of a page', () => {
  it('shortens every cache time to the seconds until the next change on the page', () => {
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

  it('does not change cache times that do not depend on the day', () => {
    for (const value of ['public, max-age=31536000, immutable', 'public, max-age=3600', 'no-store'])
      expect(cappedAt(value, 5)).toBe(value);
  });
});
