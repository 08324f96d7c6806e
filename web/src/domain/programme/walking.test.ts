import { expect, it } from 'vitest';
import { walkingMinutes, walkingTable } from './walking.ts';

const STAGES = ['forum', 'agora', 'leescafe'].map((slug) => ({ uuid: `uuid-${slug}`, slug }));
const walk = (from: string, to: string, minutes: number) => ({
  from: `uuid-${from}`,
  to: `uuid-${to}`,
  minutes,
});

it('applies the walking time between two stages in both directions', () => {
  const table = walkingTable([walk('forum', 'agora', 3)], STAGES);
  expect(walkingMinutes(table, 'forum', 'agora')).toBe(3);
  expect(walkingMinutes(table, 'agora', 'forum')).toBe(3);
});

it('returns a walk of zero minutes within one stage, and of five minutes for an unknown pair or stage', () => {
  const table = walkingTable([walk('forum', 'agora', 3)], STAGES);
  expect(walkingMinutes(table, 'forum', 'forum')).toBe(0);
  expect(walkingMinutes(table, 'forum', 'leescafe')).toBe(5);
  expect(walkingMinutes(table, undefined, 'agora')).toBe(5);
  expect(walkingMinutes(table, 'forum', undefined)).toBe(5);
  expect(walkingMinutes({}, 'constructor', 'forum')).toBe(5);
});

it('uses the first of two walking times for the same pair of stages, and ignores unknown stages', () => {
  const times = [walk('forum', 'agora', 3), walk('agora', 'forum', 9), walk('forum', 'balzaal', 1)];
  expect(walkingTable(times, STAGES)).toEqual({ 'agora forum': 3 });
});
