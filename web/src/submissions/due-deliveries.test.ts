import { describe, expect, it } from 'vitest';
import { pauseAfter } from './due-deliveries.ts';

describe('the pause after a failed attempt', () => {
  it('lengthens the pause after failed attempts from seconds to an hour, and then keeps it constant', () => {
    const seconds = [1, 2, 3, 4, 5, 6, 7, 50].map((attempts) => pauseAfter(attempts, 0.5) / 1000);
    expect(seconds).toEqual([15, 60, 300, 900, 1800, 3600, 3600, 3600]);
  });

  it('makes the pause after a failed attempt up to a fifth shorter or longer, at random', () => {
    expect([0, 1].map((random) => pauseAfter(1, random))).toEqual([12_000, 18_000]);
  });

  it('limits the pause after a failed attempt to an hour', () => {
    expect(pauseAfter(20, 1)).toBe(3_600_000);
  });
});
