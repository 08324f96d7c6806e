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

it('leaves out items with a mistyped year, but keeps those some weeks before the first day or after the last', () => {
  const [evening, later] = [itemAt('2025-12-10T19:00:00Z'), itemAt('2052-10-26T08:00:00Z')];
  const earlier = itemAt('2015-10-25T07:00:00Z', { ongoing: true });
  expect(editionOf([soup, evening, later], [exhibition, earlier], BEGINS, ENDS)).toEqual([
    exhibition,
    soup,
    evening,
  ]);
});
