import { describe, expect, it } from 'vitest';
import { atNoon, DAY, NOON, SECOND, settle } from './fixtures/responses-at-noon.ts';

describe('a response', () => {
  it('fetches a response once and then returns it from the cache for 20 seconds', async () => {
    const { get, later, requested } = atNoon();
    expect(await get()).toBe('v1');
    later(20 * SECOND - 1);
    expect(await get()).toBe('v1');
    expect(requested()).toBe(1);
  });

  it('returns a slightly older response at once, and refetches it in the background', async () => {
    const { get, later, requested } = atNoon();
    await get();
    later(20 * SECOND);
    expect(await get()).toBe('v1');
    await settle();
    expect(requested()).toBe(2);
    expect(await get()).toBe('v2');
    expect(requested()).toBe(2);
  });

  it('if a response is 40 seconds old, waits for its refetch, so that a change shows within a minute', async () => {
    const { get, later } = atNoon();
    await get();
    later(40 * SECOND);
    expect(await get()).toBe('v2');
  });

  it('caches «not found» like any other response', async () => {
    const { cache } = atNoon();
    let requested = 0;
    const missing = () =>
      cache.get('page:geen', ['story'], async () => {
        requested += 1;
        return undefined;
      });
    expect([await missing(), await missing(), requested]).toEqual([undefined, undefined, 1]);
  });

  it('caches responses separately by key', async () => {
    const { get } = atNoon();
    expect([await get('a'), await get('b'), await get('a')]).toEqual(['v1', 'v2', 'v1']);
  });
});

describe('peek', () => {
  it('returns a cached response from peek only while it is valid, and sends no request', async () => {
    const { cache, get, later, requested } = atNoon();
    expect(cache.peek('home')).toBeUndefined();
    await get();
    later(40 * SECOND - 1);
    expect(cache.peek('home')).toEqual({ value: 'v1', requestedAt: NOON });
    later(1);
    expect(cache.peek('home')).toBeUndefined();
    await get();
    cache.invalidate();
    expect(cache.peek('home')).toBeUndefined();
    expect(requested()).toBe(2);
  });

  it('revalidates a stale response in the background', async () => {
    const { cache, later } = atNoon();
    let requested = 0;
    const refresh = async () => {
      void cache.refresh('home', [], async () => {
        requested += 1;
        return `r${requested}`;
      });
      await settle();
      return cache.peek('home')?.value;
    };
    expect([await refresh(), await refresh()]).toEqual(['r1', 'r1']);
    later(20 * SECOND);
    expect(await refresh()).toBe('r2');
    cache.invalidate();
    expect(await refresh()).toBe('r3');
  });
});

it('gives a response the age of the older response that it is based on', async () => {
  const { cache, later } = atNoon();
  const ask = () =>
    cache.get('page:geen', [], async (_answerTo, _addTags, asOf) => {
      asOf(NOON - 30 * SECOND);
      return undefined;
    });
  await ask();
  later(9 * SECOND);
  expect(cache.peek('page:geen')).toBeDefined();
  later(SECOND);
  expect(cache.peek('page:geen')).toBeUndefined();
});

describe('concurrent callers of one query', () => {
  it('shares one request and its response between concurrent callers', async () => {
    const { get, requested } = atNoon();
    expect(await Promise.all([get(), get(), get()])).toEqual(['v1', 'v1', 'v1']);
    expect(requested()).toBe(1);
  });

  it('shares a failure between concurrent callers, and retries for the next caller', async () => {
    const { get, fail, requested } = atNoon();
    fail();
    const all = await Promise.allSettled([get(), get(), get()]);
    expect(all.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(requested()).toBe(1);
    fail(false);
    expect(await get()).toBe('v2');
  });
});

describe('the cache', () => {
  it('caches at most `max` responses and evicts the least recently used response', async () => {
    const { get, cache, requested } = atNoon({ max: 2 });
    await get('a');
    await get('b');
    await get('a');
    await get('c');
    expect(cache.ages().count).toBe(2);
    expect(await get('a')).toBe('v1');
    expect(requested()).toBe(3);
    expect(await get('b')).toBe('v4');
  });

  it('reports the ages of cached responses', async () => {
    const { get, cache, later } = atNoon();
    expect(cache.ages()).toEqual({ count: 0 });
    await get('a');
    later(5 * SECOND);
    await get('b');
    cache.invalidate();
    expect(cache.ages()).toEqual({ count: 2, oldest: NOON, newest: NOON + 5 * SECOND });
  });
});

describe('a «not found» response', () => {
  it('caches «not found» separately, because made-up addresses must not evict real responses', async () => {
    const { cache, get, later, fail } = atNoon({ max: 10, maxMissing: 10 });
    expect(await get()).toBe('v1');
    for (let index = 0; index < 100; index += 1)
      await cache.get(`nee-${index}`, ['story'], async () => undefined);
    later(DAY / 2);
    fail();
    expect(await get()).toBe('v1');
  });

  it('replaces a cached «not found» when a story is published at its address', async () => {
    const { cache, later } = atNoon();
    expect(await cache.get('nieuw', ['story'], async () => undefined)).toBeUndefined();
    cache.invalidate(['story']);
    later(1);
    expect(await cache.get('nieuw', ['story'], async () => 'er is iets')).toBe('er is iets');
    expect(await cache.get('nieuw', ['story'], async () => 'niet nog eens')).toBe('er is iets');
  });
});

it('recomputes a derived value only if one of its inputs is a different object', async () => {
  const { cache } = atNoon();
  let words = 'a';
  const get = () => cache.get('menu', ['menu'], async () => [words]);
  const computed: unknown[] = [];
  const shout = async () => {
    const menu = await get();
    return cache.derive('shouted', [menu], (before?: string) => {
      computed.push(before);
      return menu.join().toUpperCase();
    });
  };
  expect([await shout(), await shout()]).toEqual(['A', 'A']);
  cache.invalidate();
  expect(await shout()).toBe('A');
  words = 'b';
  cache.invalidate();
  expect(await shout()).toBe('B');
  expect(computed).toEqual([undefined, 'A']);
});

it('recomputes a derived value that has fewer inputs than before', () => {
  const { cache } = atNoon();
  const count = (...days: readonly object[]) => cache.derive('count', days, () => days.length);
  const [saturday, sunday] = [{}, {}];
  expect([count(saturday, sunday), count(saturday), count()]).toEqual([2, 1, 0]);
});
