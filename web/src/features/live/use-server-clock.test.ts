import { describe, expect, it } from 'vitest';
import { corrected, timeAt, untilNextSecond } from './use-server-clock.ts';

const TEN = Date.UTC(2025, 9, 27, 9);

describe('the server clock', () => {
  it("advances the time by the page's monotonic timer, and ignores the device clock", () => {
    expect(timeAt({ server: TEN, at: 5_000 }, 3_605_000)).toBe(TEN + 3_600_000);
  });

  it('assumes that the server read its clock at the middle of the round trip', () => {
    const known = corrected(
      { server: TEN, at: 0 },
      { server: TEN + 600_000, requested: 1_000, answered: 1_400 },
    );
    expect(timeAt(known, 1_200)).toBe(TEN + 600_000);
  });

  it('does not correct the time if the difference is within the margin of a slow response', () => {
    const known = { server: TEN, at: 0 };
    expect(corrected(known, { server: TEN + 1_900, requested: 0, answered: 4_000 })).toBe(known);
  });

  it('sets a time that is off by at most half a round trip', () => {
    for (let looked = 0; looked <= 800; looked += 100) {
      const answer = { server: TEN + looked, requested: 0, answered: 800 };
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
])('computes for the time %d that the next second begins in %d ms', (instant, wait) => {
  expect(untilNextSecond(instant)).toBe(wait);
});
