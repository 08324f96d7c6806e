import { describe, expect, it } from 'vitest';
import { ContentUnavailable, QueueFullError } from './client.ts';
import { atNoon, DAY, SECOND, settle } from './fixtures/responses-at-noon.ts';

describe('while the content system is unavailable', () => {
  it('returns a cached response for up to a day while the content system is unavailable', async () => {
    const { get, later, fail } = atNoon();
    await get();
    fail();
    later(DAY - 1);
    expect(await get()).toBe('v1');
  });

  it('does not return a response older than a day during an outage', async () => {
    const { get, later, fail } = atNoon();
    await get();
    fail();
    later(DAY);
    await expect(get()).rejects.toThrow('away');
  });

  it('rejects with the cause of the outage if nothing is cached', async () => {
    const { get, fail } = atNoon();
    fail();
    await expect(get()).rejects.toThrow('away');
  });

  it('returns cached responses without a request for three seconds after a failure', async () => {
    const { get, later, fail, requested } = atNoon();
    await get();
    later(60 * SECOND);
    fail();
    await get();
    expect(requested()).toBe(2);
    later(3 * SECOND - 1);
    expect(await get()).toBe('v1');
    expect(requested()).toBe(2);
    later(1);
    expect(await get()).toBe('v1');
    expect(requested()).toBe(3);
  });

  it('uses cached responses for all queries after one query has failed', async () => {
    const { get, later, fail, requested } = atNoon();
    await get('seen');
    later(60 * SECOND);
    fail();
    await expect(get('never seen')).rejects.toThrow();
    expect(await get('seen')).toBe('v1');
    expect(requested()).toBe(2);
  });

  it('returns a cached response when its background refetch fails', async () => {
    const { get, later, fail, requested } = atNoon();
    await get();
    later(30 * SECOND);
    fail();
    expect(await get()).toBe('v1');
    await settle();
    expect(requested()).toBe(2);
  });

  it('refetches in the background three seconds after a failure, and returns the new response to the next caller', async () => {
    const { get, later, fail } = atNoon();
    await get();
    later(60 * SECOND);
    fail();
    await get();
    fail(false);
    later(3 * SECOND);
    expect(await get()).toBe('v1');
    await settle();
    expect(await get()).toBe('v3');
  });

  it('waits once for a hanging service, then returns cached responses at once and sends one background request at a time', async () => {
    const { cache, get, later } = atNoon({ waitMs: 20 });
    for (const key of ['a', 'b', 'c']) await get(key);
    later(60 * SECOND);
    let hanging = 0;
    const hang = (key: string) =>
      cache.get(key, [], () => {
        hanging += 1;
        return new Promise<string>(() => undefined);
      });
    expect(await hang('a')).toBe('v1');
    later(3 * SECOND);
    const isSettled = { b: false, c: false };
    void hang('b').then(() => (isSettled.b = true));
    void hang('c').then(() => (isSettled.c = true));
    await settle();
    expect([isSettled, hanging]).toEqual([{ b: true, c: true }, 2]);
  });
});

it('does not treat a request rejected by our own queue as an outage', async () => {
  const { cache, get, later, requested } = atNoon();
  await get('seen');
  later(60 * SECOND);
  const refused = cache.get('never seen', [], () => Promise.reject(new QueueFullError()));
  await expect(refused).rejects.toBeInstanceOf(ContentUnavailable);
  expect([await get('seen'), requested()]).toEqual(['v2', 2]);
});

describe('a slow content system', () => {
  /** Creates a cache with a timeout of 20 ms, and a query that the test resolves. */
  function slowly() {
    const stage = atNoon({ waitMs: 20 });
    let answer: (value: string) => void = () => undefined;
    const ask = () => stage.cache.get('home', [], () => new Promise<string>((resolve) => (answer = resolve)));
    return { ...stage, ask, answer: (value: string) => answer(value) };
  }

  it('stops waiting after the timeout, even if the computation needs several requests', async () => {
    const { ask } = slowly();
    await expect(ask()).rejects.toBeInstanceOf(ContentUnavailable);
  });

  it('caches a late response for the next caller', async () => {
    const { ask, answer, cache } = slowly();
    await expect(ask()).rejects.toThrow('no response in time');
    answer('laat');
    await settle();
    expect(cache.ages().count).toBe(1);
    expect(await ask()).toBe('laat');
  });

  it('returns the last good response if the service is too slow', async () => {
    const { ask, answer, later } = slowly();
    const first = ask();
    answer('goed');
    await first;
    later(60 * SECOND);
    expect(await ask()).toBe('goed');
  });

  it('extends the timeout while the request waits in our own queue, but not forever', async () => {
    let line = 60;
    const { cache } = atNoon({ waitMs: 20, queueMs: () => line });
    const requested = cache.get('home', [], () => new Promise((resolve) => setTimeout(resolve, 60, 'toch')));
    expect(await requested).toBe('toch');
    line = 10;
    const hanging = cache.get('weg', [], () => new Promise(() => undefined));
    setTimeout(() => (line = Number.NEGATIVE_INFINITY), 40);
    await expect(hanging).rejects.toBeInstanceOf(ContentUnavailable);
  });

  it('starts the full timeout at the time at which the queue becomes empty', async () => {
    const gone = performance.now() + 150;
    const { cache } = atNoon({ waitMs: 200, queueMs: () => gone - performance.now() });
    const late = cache.get('home', [], () => new Promise((resolve) => setTimeout(resolve, 300, 'toch')));
    expect(await late).toBe('toch');
    const hanging = cache.get('weg', [], () => new Promise(() => undefined));
    await expect(hanging).rejects.toBeInstanceOf(ContentUnavailable);
  });

  it('does not wait for the queue if an older response is cached', async () => {
    const { cache, later } = atNoon({ waitMs: 20, queueMs: () => 60_000 });
    await cache.get('home', [], async () => 'goed');
    later(60 * SECOND);
    expect(await cache.get('home', [], () => new Promise<string>(() => undefined))).toBe('goed');
  });

  it('rethrows an error that is not a timeout', async () => {
    const { cache } = atNoon({ waitMs: 20 });
    const broken = cache.get('home', [], async () => {
      throw new TypeError('ours');
    });
    await expect(broken).rejects.toBeInstanceOf(TypeError);
  });
});
