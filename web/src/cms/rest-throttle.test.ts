import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { QueueFullError } from './client.ts';
import { createThrottle, policyOf } from './rest-throttle.ts';

/** A line with a clock that moves when somebody sleeps; `began` is when each turn came, in ms. */
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
      for (let asked = 0; asked < times; asked += 1)
        throttle.turn(question).then(
          () => began.push(now),
          (error) => refused.push(error instanceof QueueFullError ? now : Number.NaN),
        );
    },
    /** Lets time go by, waking whoever's turn it is. */
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

describe('the line in front of the delivery API', () => {
  it('lets five requests a second begin (§9.13)', async () => {
    const { ask, until, began } = line(5);
    ask(12);
    await until(3_000);
    expect(began).toEqual([0, 0, 0, 0, 0, 1000, 1000, 1000, 1000, 1000, 2000, 2000]);
  });

  it('counts any second, not the seconds of a clock', async () => {
    const { ask, until, began } = line(2);
    ask(1);
    await until(900);
    ask(2);
    await until(2_500);
    expect(began).toEqual([0, 900, 1000]);
  });

  it('sends away who would wait longer than a visitor does', async () => {
    const { ask, until, began, refused } = line(1);
    ask(18);
    await until(20_000);
    expect(began).toEqual(Array.from({ length: 16 }, (_, turn) => turn * 1_000));
    expect(refused).toEqual([0, 0]);
  });

  it('has room for four pages of a site that has just started, of thirty requests in all, before its server tells a limit', async () => {
    const { ask, until, began, refused, throttle } = line(5);
    ask(5);
    expect(throttle.lineMs()).toBe(Number.NEGATIVE_INFINITY);
    ask(25);
    expect(throttle.lineMs()).toBe(5_000);
    ask(10);
    await until(7_000);
    expect([began.length, refused]).toEqual([40, []]);
    expect(throttle.lineMs()).toBe(0);
    await until(9_000);
    ask(1);
    expect(throttle.lineMs()).toBe(-2_000);
  });

  it('lets a question that has begun come to its end, however long the line is', async () => {
    const { ask, until, began, refused } = line(1);
    ask(16);
    ask(1, 'begun');
    ask(1);
    await until(20_000);
    expect(began.at(-1)).toBe(16_000);
    expect(refused).toEqual([0]);
  });

  it('is no longer for a system clock that is put back', async () => {
    const systemClock = vi.spyOn(Date, 'now');
    onTestFinished(() => systemClock.mockRestore());
    const throttle = createThrottle(1, { sleep: async () => undefined });
    await throttle.turn();
    systemClock.mockReturnValue(Date.now() - 3_600_000);
    await expect(throttle.turn()).resolves.toBeUndefined();
  });

  it('says once a minute that it sends questions away, with how many', async () => {
    const { ask, until, logged } = line(1);
    ask(20);
    await until(59_999);
    ask(19);
    await until(60_000);
    expect(logged).toEqual(['[Network error]: too many questions are waiting, sent away: 1']);
    ask(2);
    await until(60_000);
    expect(logged.slice(1)).toEqual(['[Network error]: too many questions are waiting, sent away: 7']);
  });

  it('takes what the server says that it allows', async () => {
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

describe('what a server allows', () => {
  it.each([
    ['"concurrent-requests";q=30', 30],
    ['"default"; q=1000; w=1', 1000],
    ['nonsense', undefined],
  ])('is read from %s', (policy, expected) => {
    expect(policyOf(new Headers({ 'x-ratelimit-policy': policy }))).toBe(expected);
  });

  it('is not known without that header', () => {
    expect(policyOf(new Headers())).toBeUndefined();
  });
});
