import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createBoundedWait } from './bounded-wait.ts';
import { EventsUnavailable } from './client.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A service that takes so long for each answer, with how often it was asked. */
function service(ms: number, fails = false) {
  const wait = createBoundedWait({ waitMs: 3_000, keepMs: 60_000 });
  let asked = 0;
  const ask = async () => {
    asked += 1;
    const answer = `answer ${asked}`;
    await new Promise((resolve) => setTimeout(resolve, ms));
    if (fails) throw new EventsUnavailable('gone');
    return answer;
  };
  return { get: (key = 'a') => wait(key, ask), asked: () => asked };
}

it('an answer in time is given', async () => {
  const { get } = service(2_900);
  const answer = get();
  await vi.advanceTimersByTimeAsync(2_900);
  expect(await answer).toBe('answer 1');
});

it('nobody waits for longer than three seconds', async () => {
  const { get } = service(30_000);
  const answer = get().catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(await answer).toBeInstanceOf(EventsUnavailable);
});

it('the answer that came too late is for the next who asks, once', async () => {
  const { get, asked } = service(4_000);
  const first = get().catch(() => 'too late');
  await vi.advanceTimersByTimeAsync(3_000);
  expect(await first).toBe('too late');
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await get()).toBe('answer 1');
  expect(asked()).toBe(1);
  const third = get();
  third.catch(() => undefined);
  expect(asked()).toBe(2);
});

it('who asks while the late answer is still under way waits for that one', async () => {
  const { get, asked } = service(4_000);
  get().catch(() => undefined);
  await vi.advanceTimersByTimeAsync(3_000);
  const second = get();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await second).toBe('answer 1');
  expect(asked()).toBe(1);
});

it('a late answer is not held for longer than a minute, nor for another question', async () => {
  const { get, asked } = service(4_000);
  get().catch(() => undefined);
  await vi.advanceTimersByTimeAsync(4_000);
  get('b').catch(() => undefined);
  expect(asked()).toBe(2);
  await vi.advanceTimersByTimeAsync(60_000);
  get().catch(() => undefined);
  expect(asked()).toBe(3);
});

it('a question that fails late is asked again', async () => {
  const { get, asked } = service(4_000, true);
  get().catch(() => undefined);
  await vi.advanceTimersByTimeAsync(5_000);
  get().catch(() => undefined);
  expect(asked()).toBe(2);
});
