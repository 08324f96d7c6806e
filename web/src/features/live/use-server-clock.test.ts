import { describe, expect, it } from 'vitest';
import { corrected, timeAt, untilNextSecond } from './use-server-clock.ts';

const TEN = Date.UTC(2025, 9, 27, 9);

describe('the time of the server', () => {
  it('runs on with the stopwatch of the page, whatever the clock of the device says', () => {
    expect(timeAt({ server: TEN, at: 5_000 }, 3_605_000)).toBe(TEN + 3_600_000);
  });

  it('is corrected by an answer, to the middle of its trip', () => {
    const known = corrected({ server: TEN, at: 0 }, { server: TEN + 600_000, asked: 1_000, answered: 1_400 });
    expect(timeAt(known, 1_200)).toBe(TEN + 600_000);
  });

  it('stays as it is where the answer was too long under way to know better', () => {
    const known = { server: TEN, at: 0 };
    expect(corrected(known, { server: TEN + 1_900, asked: 0, answered: 4_000 })).toBe(known);
  });

  it('is never more than half a trip off after an answer, wherever on its way the server looked', () => {
    for (let looked = 0; looked <= 800; looked += 100) {
      const answer = { server: TEN + looked, asked: 0, answered: 800 };
      const known = corrected({ server: TEN - 600_000, at: 0 }, answer);
      expect(Math.abs(timeAt(known, 10_000) - (TEN + 10_000))).toBeLessThanOrEqual(400);
    }
  });
});

it.each([
  [TEN, 1000],
  [TEN + 1, 999],
  [TEN + 999, 1],
  [TEN + 0.5, 999.5],
])('at %d the next second comes after %d ms', (instant, wait) => {
  expect(untilNextSecond(instant)).toBe(wait);
});
