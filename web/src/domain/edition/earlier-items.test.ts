import { expect, it } from 'vitest';
import { dayAt, itemAt } from '../programme/fixtures/experience.ts';
import { itemsByEdition } from './earlier-items.ts';
import { editionsOf } from './edition.ts';

const editions = editionsOf(['2025-10-25', '2025-11-02', '2026-10-24', '2026-11-01'].map(dayAt));
const DURING_2025 = new Date('2025-10-27T08:30:00Z');
const AFTER_2025 = new Date('2025-11-02T23:00:00Z');

const first2025 = itemAt('2025-10-26T08:00:00Z');
const last2025 = itemAt('2025-10-27T08:00:00Z');
const of2026 = itemAt('2026-10-26T08:00:00Z');
const of2019 = itemAt('2019-10-26T08:00:00Z');
const all = [of2026, first2025, of2019, last2025];

it('groups earlier items by edition, newest edition first, and sorts each group by start', () => {
  expect(itemsByEdition(all, editions, AFTER_2025)).toEqual({
    present: [of2026],
    earlier: [
      { name: 'Boektopia 2025', year: 2025, items: [first2025, last2025] },
      // This item belongs to an edition whose days are no longer published.
      { name: 'Boektopia 2019', year: undefined, items: [of2019] },
    ],
  });
});

it('groups the items of a later edition with the current ones', () => {
  expect(itemsByEdition([first2025, of2026], editions, DURING_2025)).toEqual({
    present: [first2025, of2026],
    earlier: [],
  });
});

it('separates no items while no day is known', () => {
  expect(itemsByEdition(all, [], AFTER_2025)).toEqual({ present: all, earlier: [] });
});
