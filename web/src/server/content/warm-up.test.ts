import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createWarmUp } from './warm-up.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('what is slow at first is asked once, a while after the first sign of life', async () => {
  const ask = vi.fn(async () => 'answer');
  const warm = createWarmUp([ask], 1_000);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(ask).not.toHaveBeenCalled();
  warm();
  warm();
  await vi.advanceTimersByTimeAsync(999);
  expect(ask).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(ask).toHaveBeenCalledOnce();
  warm();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(ask).toHaveBeenCalledOnce();
});

it('one thing follows the other, and one that fails keeps none back', async () => {
  const told: string[] = [];
  const slow = (name: string) => async () => {
    told.push(`${name} begins`);
    await new Promise((resolve) => setTimeout(resolve, 100));
    told.push(`${name} ends`);
  };
  const failing = () => Promise.reject(new Error('away'));
  createWarmUp([failing, slow('events'), slow('search')], 0)();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(told).toEqual(['events begins', 'events ends', 'search begins', 'search ends']);
});
