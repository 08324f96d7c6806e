import { expect, it, vi } from 'vitest';
import { judgedOnce } from './judged-once.ts';

it('judges the same facts once a moment, and others and at another moment anew', () => {
  const judge = vi.fn((facts: { start: number }, now: Date) => ({ isPast: facts.start < +now }));
  const judged = judgedOnce(judge);
  const facts = { start: 5 };
  const first = judged(facts, new Date(3));
  expect(judged(facts, new Date(3))).toBe(first);
  expect(judged({ start: 2 }, new Date(3))).toEqual({ isPast: true });
  expect(judged(facts, new Date(6))).toEqual({ isPast: true });
  expect(judged(facts, new Date(3))).toEqual({ isPast: false });
  expect(judge).toHaveBeenCalledTimes(4);
});
