import { describe, expect, it } from 'vitest';
import { byZipf, draws, untilNext } from './arrivals.ts';

const many = <One>(make: () => One) => Array.from({ length: 20_000 }, make);

describe('simulated arrivals', () => {
  it('generates the same random numbers from the same seed, spread evenly from 0 to 1', () => {
    const [one, same, other] = [draws(1), draws(1), draws(2)];
    expect([one(), one()]).toEqual([same(), same()]);
    expect(one()).not.toBe(other());
    const mean = many(one).reduce((sum, value) => sum + value, 0) / 20_000;
    expect(mean).toBeCloseTo(0.5, 1);
  });

  it('requests the first page twice as often as the second, and four times as often as the fourth', () => {
    const draw = draws(3);
    const requested = many(() => byZipf(['a', 'b', 'c', 'd'], draw));
    const countOf = (page: string) => requested.filter((one) => one === page).length;
    expect(countOf('a') / countOf('b')).toBeCloseTo(2, 0);
    expect(countOf('a') / countOf('d')).toBeCloseTo(4, 0);
  });

  it('generates a random schedule with the given average rate', () => {
    const draw = draws(4);
    const mean = many(() => untilNext(8, draw)).reduce((sum, ms) => sum + ms, 0) / 20_000;
    expect(mean / 125).toBeCloseTo(1, 1);
  });
});
