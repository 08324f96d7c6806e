import { describe, expect, it } from 'vitest';
import { freshMs, isNew, keep, pageResults } from './held-pages.ts';

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

  it.each([
    ['from the site', { responseEnd: 812, transferSize: 4_100 }, true],
    ['from the browser’s cache, as old as it was', { responseEnd: 812, transferSize: 0 }, false],
    ['not yet', { responseEnd: 0, transferSize: 0 }, false],
  ])('counts from when it came: %s', (_, timing, is) => {
    expect(isNew(timing)).toBe(is);
  });

  it('goes when it is too old to be given and another comes, however long a visit is', () => {
    const held = new Map<string, { until: number }>();
    for (let page = 0; page < 500; page += 1) keep(held, `/${page}.data`, { until: page + 30 }, page);
    expect([...held.keys()]).toEqual(Array.from({ length: 30 }, (_, last) => `/${470 + last}.data`));
  });
});
