import { expect, it } from 'vitest';
import { DETAIL, overJourney, timingsOf } from './journey-figures.ts';

const LIMITS = { detail: 120, interaction: 200 };

const round = (shown: number, interaction: number) => [
  { name: 'home → day', interaction, shown: 400, thread: 300 },
  { name: DETAIL, interaction: 48, shown, thread: 150 },
];

it('returns the times of each step over all rounds, and no page load time for a step that stays on the page', () => {
  const steps = timingsOf([round(90, 64), round(110, 200), [{ name: 'a tick', interaction: 0, thread: 40 }]]);
  expect(Object.keys(steps)).toEqual(['home → day', DETAIL, 'a tick']);
  expect(steps[DETAIL]?.shown).toEqual({ p50: 90, p95: 110, max: 110 });
  expect(steps['a tick']).toEqual({
    interaction: { p50: 0, p95: 0, max: 0 },
    thread: { p50: 40, p95: 40, max: 40 },
  });
});

it('reports a median detail time over its limit, and every interaction over its limit', () => {
  expect(overJourney(timingsOf([round(90, 64), round(120, 200), round(500, 8)]), LIMITS)).toEqual([]);
  expect(overJourney(timingsOf([round(90, 64), round(121, 208), round(500, 8)]), LIMITS)).toEqual([
    'list → detail: 121 ms, its limit is 120',
    'home → day: 208 ms, its limit is 200',
  ]);
});

it('reports a journey that never reached a detail page as too slow', () => {
  expect(overJourney({}, LIMITS)).toEqual(['list → detail: Infinity ms, its limit is 120']);
});
