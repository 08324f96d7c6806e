import { describe, expect, it } from 'vitest';
import { freshMs, pageResults } from './held-pages.ts';

describe('an answer that was fetched ahead', () => {
  it('gives each route of its page what the site says', () => {
    expect(pageResults({ 'routes/frame': { data: { build: 'a' } }, 'routes/page': { data: null } })).toEqual({
      'routes/frame': { type: 'data', result: { build: 'a' } },
      'routes/page': { type: 'data', result: null },
    });
  });

  it.each([
    ['leads elsewhere', { [Symbol('redirect')]: { redirect: '/programma' } }],
    ['says that a part of the page failed', { 'routes/frame': { data: {} }, 'routes/page': { error: 404 } }],
    ['is of another shape', { 'routes/frame': null }],
    ['is no answer', 'Log eerst in op dit netwerk'],
    ['is empty', undefined],
  ])('is asked for again where it %s', (_, answer) => {
    expect(pageResults(answer)).toBeUndefined();
  });

  it.each([
    ['private, max-age=30', 30_000],
    ['max-age=7', 7_000],
    ['private, no-store', 0],
    ['public, s-maxage=2', 0],
    [null, 0],
  ])('is given for as long as a browser would give it unasked: %s', (control, ms) => {
    expect(freshMs(control)).toBe(ms);
  });
});
