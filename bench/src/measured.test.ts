import { expect, it } from 'vitest';
import { timed, timing } from './measured.ts';

it('returns the median, the 95th percentile and the maximum', () => {
  const taken = Array.from({ length: 200 }, (_, index) => 200 - index);
  expect(timing(taken)).toEqual({ p50: 100, p95: 190, max: 200 });
  expect(timing([2.46813])).toEqual({ p50: 2.47, p95: 2.47, max: 2.47 });
});

it('does not count warm-up rounds', async () => {
  let rounds = 0;
  const wait = () => new Promise<void>((resolve) => setTimeout(resolve, rounds++ < 2 ? 60 : 0));
  expect((await timed(wait, { warmUp: 2, counted: 5 })).max).toBeLessThan(50);
  expect(rounds).toBe(7);
});
