import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { QueueFullError } from './client.ts';
import { createThrottle, policyOf } from './rest-throttle.ts';

/**
 * Creates a request queue with a clock that advances while requests sleep. `began` lists when each request started, in
 * ms.
 */
function line(perSecond: number) {
  let now = 0;
  const waking: { at: number; wake: () => void }[] = [];
  const logged: string[] = [];
  const throttle = createThrottle(perSecond, {
    clock: () => now,
    sleep: (ms) => new Promise<void>((wake) => waking.push({ at: now + ms, wake })),
    log: (line) => logged.push(line),
  });
  const began: number[] = [];
  const refused: number[] = [];
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return {
    throttle,
    began,
    refused,
    logged,
    ask: (times: number, question: 'new' | 'begun' = 'new') => {
      for (let requested = 0; requested < times; requested += 1)
        throttle.turn(question).then(
          () => began.push(now),
          (error) => refused.push(error instanceof QueueFullError ? now : Number.NaN),
        );
    },
    /** Advances the clock and wakes the requests whose turn it is. */
    until: async (end: number) => {
      await settle();
      for (waking.sort((a, b) => a.at - b.at); (waking[0]?.at ?? Infinity) <= end; ) {
        const next = waking.shift();
        now = next?.at ?? now;
        next?.wake();
        await settle();
      }
      now = end;
    },
  };
}

describe('the request queue of the delivery API', () => {
  it('starts at most five requests in one second (§9.13)', async () => {
    const { ask, until, began } = line(5);
    ask(12);
    await until(3_000);
    expect(began).toEqual([0, 0, 0, 0, 0, 1000, 1000, 1000, 1000, 1000, 2000, 2000]);
  });

  it('limits requests in any period of a second, not only in calendar seconds', async () => {
    const { ask, until, began } = line(2);
    ask(1);
    await until(900);
    ask(2);
    await until(2_500);
    expect(began).toEqual([0, 900, 1000]);
  });

  it('rejects a request that would wait longer than a visitor would', async () => {
    const { ask, until, began, refused } = line(1);
    ask(18);
    await until(20_000);
    expect(began).toEqual(Array.from({ length: 16 }, (_, turn) => turn * 1_000));
    expect(refused).toEqual([0, 0]);
  });

  it('accepts forty simultaneous requests from a site that is starting up, and reports the wait in the queue', async () => {
    const { ask, until, began, refused, throttle } = line(5);
    ask(5);
    expect(throttle.queueMs()).toBe(Number.NEGATIVE_INFINITY);
    ask(25);
    expect(throttle.queueMs()).toBe(5_000);
    ask(10);
    await until(7_000);
    expect([began.length, refused]).toEqual([40, []]);
    expect(throttle.queueMs()).toBe(0);
    await until(9_000);
    ask(1);
    expect(throttle.queueMs()).toBe(-2_000);
  });

  it('queues a request that continues earlier work, however long the queue is', async () => {
    const { ask, until, began, refused } = line(1);
    ask(16);
    ask(1, 'begun');
    ask(1);
    await until(20_000);
    expect(began.at(-1)).toBe(16_000);
    expect(refused).toEqual([0]);
  });

  it('does not delay requests when the system clock is set back', async () => {
    const systemClock = vi.spyOn(Date, 'now');
    onTestFinished(() => systemClock.mockRestore());
    const throttle = createThrottle(1, { sleep: async () => undefined });
    await throttle.turn();
    systemClock.mockReturnValue(Date.now() - 3_600_000);
    await expect(throttle.turn()).resolves.toBeUndefined();
  });

  it('logs the number of rejected requests once a minute', async () => {
    const { ask, until, logged } = line(1);
    ask(20);
    await until(59_999);
    ask(19);
    await until(60_000);
    expect(logged).toEqual(['[Network error]: the request queue is full, rejected: 1']);
    ask(2);
    await until(60_000);
    expect(logged.slice(1)).toEqual(['[Network error]: the request queue is full, rejected: 7']);
  });

  it('adopts the limit that the server states', async () => {
    const { ask, until, began, throttle } = line(5);
    throttle.allow(1000);
    ask(60);
    await until(0);
    expect(began).toHaveLength(60);
    throttle.allow(0);
    ask(1);
    await until(1_000);
    expect(began.at(-1)).toBe(1000);
  });
});

describe('the rate limit of a server', () => {
  it.each([
    ['"concurrent-requests";q=30', 30],
    ['"default"; q=1000; w=1', 1000],
    ['nonsense', undefined],
  ])('reads the rate limit from the header %s', (policy, expected) => {
    expect(policyOf(new Headers({ 'x-ratelimit-policy': policy }))).toBe(expected);
  });

  it('returns undefined if the header with the rate limit is missing', () => {
    expect(policyOf(new Headers())).toBeUndefined();
  });
});
