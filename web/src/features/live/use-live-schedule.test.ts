import { expect, it } from 'vitest';
import { refetchDelay } from './use-live-schedule.ts';

const NOW = new Date('2025-10-27T09:00:00Z');
const later = (seconds: number) => new Date(+NOW + seconds * 1000);

it.each([
  ['nothing is to come', undefined, 0, 1, 120],
  ['nothing is to come, at the other end of the spread', undefined, 0, 0, 96],
  ['the next start is far', later(3600), 0, 1, 120],
  ['the next start is near', later(40), 0, 0, 40],
  ['the next start is near, at the other end of the spread', later(40), 0, 1, 43],
  ['the next start is now', NOW, 0, 0, 5],
  ['the next start has been', later(-600), 0, 0, 5],
  ['it failed once', later(1), 1, 1, 5],
  ['it failed twice', undefined, 2, 1, 10],
  ['it failed five times', undefined, 5, 1, 80],
  ['it failed for days', undefined, 2000, 1, 120],
  ['it failed for days, at the other end of the spread', undefined, 2000, 0, 96],
])('when %s, a screen asks again in time (§4.18)', (_, nextStart, failures, chance, seconds) => {
  expect(refetchDelay({ now: NOW, nextStart, failures, chance, isTold: true })).toBeCloseTo(seconds * 1000);
});

it.each([
  ['nothing is to come', undefined, 0, 1, 20],
  ['nothing is to come, at the other end of the spread', undefined, 0, 0, 16],
  ['the next start is near', later(10), 0, 0, 10],
  ['it failed for days', undefined, 2000, 1, 120],
])(
  'when nobody tells it what is published and %s, a screen asks sooner',
  (_, nextStart, failures, chance, seconds) => {
    expect(refetchDelay({ now: NOW, nextStart, failures, chance, isTold: false })).toBeCloseTo(
      seconds * 1000,
    );
  },
);
