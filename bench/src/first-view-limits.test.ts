import { expect, it } from 'vitest';
import { overView, overVitals } from './first-view-limits.ts';

const VITALS = {
  performance: 96,
  firstPaintMs: 900,
  largestPaintMs: 1_600,
  blockedMs: 150,
  longestTaskMs: 0,
  layoutShift: 0.001,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
};

it('says which scores are too low and which times too long, and nothing of what is exactly at its limit', () => {
  const limits = {
    atLeast: { performance: 97, accessibility: 100 },
    atMost: { largestPaintMs: 1_500, blockedMs: 150, layoutShift: 0 },
  };
  expect(overVitals('/', VITALS, limits)).toEqual([
    '/ performance: 96, its limit is 97',
    '/ largestPaintMs: 1600, its limit is 1500',
    '/ layoutShift: 0.001, its limit is 0',
  ]);
});

it('says what a first view is sent too much of, and leaves out what has no limit', () => {
  const view = {
    html: 30_000,
    styles: 12_001,
    scripts: 112_000,
    fonts: 0,
    pictures: 0,
    data: 0,
    scriptFiles: 8,
    scriptsBeforePaint: 1,
    requestsBeforePaint: 6,
  };
  const limits = { styles: 12_000, scripts: 112_000, scriptsBeforePaint: 0, html: undefined };
  expect(overView('/zoeken', view, limits)).toEqual([
    '/zoeken styles: 12001, its limit is 12000',
    '/zoeken scriptsBeforePaint: 1, its limit is 0',
  ]);
});
