import { expect, it, vi } from 'vitest';
import { memoize } from './memoize.ts';

it('works out each answer once', () => {
  const double = vi.fn((asked: number) => asked * 2);
  const quick = memoize(double);
  expect([quick(1), quick(2), quick(1)]).toEqual([2, 4, 2]);
  expect(double).toHaveBeenCalledTimes(2);
});

it('keeps a bounded number of answers, whatever it is asked for', () => {
  const double = vi.fn((asked: number) => asked * 2);
  const quick = memoize(double);
  for (let asked = 0; asked < 5_000; asked += 1) quick(asked);
  quick(0);
  quick(4_999);
  // The first has been forgotten since, the last has not.
  expect(double).toHaveBeenCalledTimes(5_001);
});

it('keeps no answer of what failed', () => {
  const quick = memoize((asked: number) => {
    if (Number.isNaN(asked)) throw new RangeError('no time');
    return asked;
  });
  expect(() => quick(Number.NaN)).toThrow('no time');
  expect(() => quick(Number.NaN)).toThrow('no time');
});
