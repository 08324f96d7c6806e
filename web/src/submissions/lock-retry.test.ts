import { describe, expect, it, vi } from 'vitest';
import { createLockRetry } from './lock-retry.ts';

const LOCKED = Object.assign(new Error('database is locked'), { code: 'SQLITE_BUSY' });

describe('retrying a locked operation', () => {
  it('retries a locked operation every 50 to 250 ms, for ten seconds', async () => {
    vi.useFakeTimers();
    const tries: number[] = [];
    const retryLocked = createLockRetry();
    const failing = retryLocked(async () => {
      tries.push(performance.now());
      throw LOCKED;
    });
    const failed = expect(failing).rejects.toBe(LOCKED);
    await vi.advanceTimersByTimeAsync(11_000);
    await failed;
    vi.useRealTimers();
    const pauses = tries.slice(1, -1).map((at, index) => at - (tries[index] ?? 0));
    expect(Math.min(...pauses)).toBeGreaterThanOrEqual(49);
    expect(Math.max(...pauses)).toBeLessThanOrEqual(251);
    expect(Math.round((tries.at(-1) ?? 0) - (tries[0] ?? 0))).toBe(10_000);
  });

  it('retries only the first of a hundred waiting operations, and runs the rest right after the first has finished', async () => {
    const retryLocked = createLockRetry({ pauseMs: { least: 5, most: 5 } });
    let locked = true;
    let tries = 0;
    const hundred = Array.from({ length: 100 }, (_, number) =>
      retryLocked(async () => {
        tries += 1;
        if (locked) throw LOCKED;
        return number;
      }),
    );
    setTimeout(() => {
      locked = false;
    }, 60);
    expect(await Promise.all(hundred)).toEqual(Array.from({ length: 100 }, (_, number) => number));
    expect(tries).toBeLessThan(100 + 20);
  });

  it('immediately rethrows any error that is not a lock, and continues with the next operation', async () => {
    const retryLocked = createLockRetry();
    await expect(retryLocked(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await retryLocked(async () => 'yes')).toBe('yes');
  });
});
