import { describe, expect, it } from 'vitest';
import { movedDay } from '../src/moved-time.ts';
import { type Days, daysToMove, pairedDays } from '../src/same-weekdays.ts';

/** Returns `count` consecutive days. */
const run = (first: string, count: number): Days => [
  first,
  ...Array.from({ length: count - 1 }, (_, at) => movedDay(first, at + 1)),
];
// From a Saturday to the Sunday of the next week.
const EARLIER = run('2025-10-25', 9);
const pairsOf = (days: Days, earlier = EARLIER) =>
  pairedDays(days, earlier).map(({ day, earlier: from }) => `${day.slice(5)} < ${from.slice(5)}`);

describe('a new edition', () => {
  it('pairs each new day with the same day of the week of the earlier edition', () => {
    const pairs = pairsOf(run('2026-10-24', 9));
    expect([pairs[0], pairs[4], pairs[8]]).toEqual(['10-24 < 10-25', '10-28 < 10-29', '11-01 < 11-02']);
  });

  it('pairs the first weekends of both editions, and the second weekends, even if the new edition begins a day earlier', () => {
    const pairs = pairsOf(run('2026-10-23', 10));
    expect(pairs[0]).toBe('10-23 < 10-31');
    expect([pairs[1], pairs[8]]).toEqual(['10-24 < 10-25', '10-31 < 11-01']);
  });

  it('pairs a new day with the nearest day, marked as another weekday, if the earlier edition lacks that weekday', () => {
    const [monday] = pairedDays(['2026-10-26'], ['2025-10-25', '2025-10-26']);
    expect(monday).toEqual({ day: '2026-10-26', earlier: '2025-10-25', sameWeekday: false });
  });
});

describe('an item of the earlier edition', () => {
  const moveOf = (day: string, days: Days) => {
    const move = daysToMove(day, pairedDays(days, EARLIER), days, EARLIER);
    return move === undefined ? undefined : movedDay(day, move);
  };

  it('moves an item to the same day of the week', () => {
    expect(moveOf('2025-11-02', run('2026-10-24', 9))).toBe('2026-11-01');
    expect(moveOf('2025-10-31', run('2026-10-23', 10))).toBe('2026-10-30');
  });

  it('preserves how many days an item is before the first day or after the last day', () => {
    expect(moveOf('2025-10-20', run('2026-10-24', 9))).toBe('2026-10-19');
    expect(moveOf('2025-11-05', run('2026-10-24', 9))).toBe('2026-11-04');
  });

  it('returns no move for an item whose day has no counterpart in a shorter edition', () => {
    expect(moveOf('2025-10-29', run('2026-10-24', 3))).toBeUndefined();
  });
});
