import { expect, it } from 'vitest';
import { walkingMinutes, walkingTable } from './walking.ts';

const STAGES = ['forum', 'agora', 'leescafe'].map((slug) => ({ uuid: `uuid-${slug}`, slug }));
const walk = (from: string, to: string, minutes: number) => ({
  from: `uuid-${from}`,
  to: `uuid-${to}`,
  minutes,
});

it('a walk takes what is written of the pair, whichever way one goes', () => {
  const table = walkingTable([walk('forum', 'agora', 3)], STAGES);
  expect(walkingMinutes(table, 'forum', 'agora')).toBe(3);
  expect(walkingMinutes(table, 'agora', 'forum')).toBe(3);
});

it('a walk within a stage takes no time; of an unknown pair or place it takes five minutes', () => {
  const table = walkingTable([walk('forum', 'agora', 3)], STAGES);
  expect(walkingMinutes(table, 'forum', 'forum')).toBe(0);
  expect(walkingMinutes(table, 'forum', 'leescafe')).toBe(5);
  expect(walkingMinutes(table, undefined, 'agora')).toBe(5);
  expect(walkingMinutes(table, 'forum', undefined)).toBe(5);
  expect(walkingMinutes({}, 'constructor', 'forum')).toBe(5);
});

it('the first of a doubled pair counts, and a stage that is none is left out', () => {
  const times = [walk('forum', 'agora', 3), walk('agora', 'forum', 9), walk('forum', 'balzaal', 1)];
  expect(walkingTable(times, STAGES)).toEqual({ 'agora forum': 3 });
});
