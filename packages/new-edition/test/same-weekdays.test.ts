import { describe, expect, it } from 'vitest';
import { movedDay } from '../src/moved-time.ts';
import { type Days, daysToMove, pairedDays } from '../src/same-weekdays.ts';

/** Returns `count` days in a row. */
const run = (first: string, count: number): Days => [
  first,
  ...Array.from({ length: count - 1 }, (_, at) => movedDay(first, at + 1)),
];
// Saturday to Sunday of the week after.
const EARLIER = run('2025-10-25', 9);
const pairsOf = (days: Days, earlier = EARLIER) =>
  pairedDays(days, earlier).map(({ day, earlier: from }) => `${day.slice(5)} < ${from.slice(5)}`);

describe('a new edition', () => {
  it('takes each day from the same day of the week', () => {
    const pairs = pairsOf(run('2026-10-24', 9));
    expect([pairs[0], pairs[4], pairs[8]]).toEqual(['10-24 < 10-25', '10-28 < 10-29', '11-01 < 11-02']);
  });

  it('takes the first weekend from the first and the second from the second, even if it begins a day earlier', () => {
    const pairs = pairsOf(run('2026-10-23', 10));
    expect(pairs[0]).toBe('10-23 < 10-31');
    expect([pairs[1], pairs[8]]).toEqual(['10-24 < 10-25', '10-31 < 11-01']);
  });

  it('takes the nearest day, marked as another day of the week, if there was no such day', () => {
    const [monday] = pairedDays(['2026-10-26'], ['2025-10-25', '2025-10-26']);
    expect(monday).toEqual({ day: '2026-10-26', earlier: '2025-10-25', sameWeekday: false });
  });
});

describe('an item of the earlier edition', () => {
  const moveOf = (day: string, days: Days) => {
    const move = daysToMove(day, pairedDays(days, EARLIER), days, EARLIER);
    return move === undefined ? undefined : movedDay(day, move);
  };

  it('moves to the same day of the week', () => {
    expect(moveOf('2025-11-02', run('2026-10-24', 9))).toBe('2026-11-01');
    expect(moveOf('2025-10-31', run('2026-10-23', 10))).toBe('2026-10-30');
  });

  it('keeps its distance from the first day if it is before, and from the last if it is after', () => {
    expect(moveOf('2025-10-20', run('2026-10-24', 9))).toBe('2026-10-19');
    expect(moveOf('2025-11-05', run('2026-10-24', 9))).toBe('2026-11-04');
  });

  it('does not move if no day of a shorter edition corresponds to its day', () => {
    expect(moveOf('2025-10-29', run('2026-10-24', 3))).toBeUndefined();
  });
});
