import { describe, expect, it } from 'vitest';
import { atNoon, DAY, SECOND, settle } from './fixtures/responses-at-noon.ts';

describe('a publication', () => {
  it('immediately refetches the responses with a published tag, and no others', async () => {
    const { get, cache } = atNoon();
    await get('home', ['story', 'story:home']);
    await get('days', ['date_overview']);
    cache.invalidate(['story:home']);
    expect(await get('home', ['story', 'story:home'])).toBe('v3');
    expect(await get('days', ['date_overview'])).toBe('v2');
  });

  it('returns the cached response during the grace period and refetches it once in the background', async () => {
    const { get, cache, later, requested } = atNoon({ invalidatedMs: SECOND });
    await get();
    cache.invalidate();
    later(SECOND - 1);
    expect([await Promise.all([get(), get()]), requested()]).toEqual([['v1', 'v1'], 2]);
    await settle();
    expect([await get(), requested()]).toEqual(['v2', 2]);
    cache.invalidate();
    later(SECOND);
    expect(await get()).toBe('v3');
  });

  it('hides invalidated responses from peek, so that no outdated list of addresses causes a rejection', async () => {
    const { get, cache } = atNoon({ invalidatedMs: SECOND });
    await get('addresses');
    expect(cache.peek('addresses')?.value).toBe('v1');
    cache.invalidate();
    expect(cache.peek('addresses')).toBeUndefined();
  });

  it('starts the grace period at the first of several publications', async () => {
    const { get, cache, later } = atNoon({ invalidatedMs: SECOND });
    await get();
    cache.invalidate();
    later(SECOND - 1);
    cache.invalidate();
    later(1);
    expect(await get()).toBe('v2');
  });

  it('invalidates every response if no tags are given', async () => {
    const { get, cache } = atNoon();
    for (const key of ['a', 'b', 'c', 'd']) await get(key);
    cache.invalidate();
    expect([await get('d'), await get('a')]).toEqual(['v5', 'v6']);
  });

  it('returns invalidated responses during an outage, but not beyond their maximum age', async () => {
    const { get, cache, later, fail } = atNoon();
    await get();
    later(DAY / 2);
    cache.invalidate();
    fail();
    expect(await get()).toBe('v1');
    later(DAY / 2);
    await expect(get()).rejects.toThrow('away');
  });

  it('invalidates a response that is in flight, because it may contain the old content', async () => {
    const { cache } = atNoon();
    const arrivals: ((value: string) => void)[] = [];
    const get = () =>
      cache.get('home', ['story'], () => new Promise<string>((resolve) => arrivals.push(resolve)));
    const waiting = get();
    cache.invalidate(['story']);
    arrivals[0]?.('old');
    expect(await waiting).toBe('old');
    const next = get();
    arrivals[1]?.('new');
    expect(await next).toBe('new');
  });
});
