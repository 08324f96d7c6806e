import { expect, it } from 'vitest';
import { itemAt } from '../domain/programme/fixtures/experience.ts';
import { editionOf } from './edition.ts';

const BEGINS = new Date('2025-10-24T22:00:00Z');
const ENDS = new Date('2025-11-02T23:00:00Z');
const soup = itemAt('2025-10-25T08:00:00Z');
const tree = itemAt('2025-10-25T07:00:00Z', { ongoing: true });
const exhibition = itemAt('2025-10-01T07:00:00Z', { ongoing: true });

it('puts items that are running when the first day begins before the other items, and lists each item once', () => {
  expect(editionOf([tree, soup], [exhibition, tree], BEGINS, ENDS)).toEqual([exhibition, tree, soup]);
});

it('leaves out an item with a mistyped year, but keeps an item some weeks after the last day', () => {
  const [evening, mistyped] = [itemAt('2025-12-10T19:00:00Z'), itemAt('2052-10-26T08:00:00Z')];
  expect(editionOf([soup, evening, mistyped], [], BEGINS, ENDS)).toEqual([soup, evening]);
});
