import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mayPrefetch } from './prefetch.ts';

/** Simulates a browser with this `navigator.connection`, whose page took `tookMs` to arrive. */
function browse(connection: object | undefined, tookMs = 50): void {
  vi.stubGlobal('navigator', connection ? { connection } : {});
  vi.stubGlobal('performance', {
    getEntriesByType: () => [{ requestStart: 20, responseEnd: 20 + tookMs }],
  });
}

beforeEach(() => {
  vi.stubGlobal('window', { matchMedia: () => ({ matches: false }) });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it.each([
  [{ effectiveType: '4g' }, 50, true],
  [{ effectiveType: '3g' }, 50, false],
  [{ effectiveType: '4g', saveData: true }, 50, false],
  [undefined, 300, true],
  [undefined, 900, false],
])(
  'with the connection %o and a page that took %i ms, prefetching is allowed: %s',
  (connection, tookMs, allowed) => {
    browse(connection, tookMs);
    expect(mayPrefetch()).toBe(allowed);
  },
);

it('allows prefetching in a browser that does not report navigation timing', () => {
  browse(undefined);
  vi.stubGlobal('performance', { getEntriesByType: () => [] });
  expect(mayPrefetch()).toBe(true);
});
