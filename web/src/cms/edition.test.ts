import { expect, it } from 'vitest';
import { itemAt } from '../domain/programme/fixtures/experience.ts';
import { editionOf } from './edition.ts';

const BEGINS = new Date('2025-10-24T22:00:00Z');
const soup = itemAt('2025-10-25T08:00:00Z');
const tree = itemAt('2025-10-25T07:00:00Z', { ongoing: true });
const exhibition = itemAt('2025-10-01T07:00:00Z', { ongoing: true });

it('lists items that run into the first day before those that start on it, and each item once', () => {
  expect(editionOf([tree, soup], [exhibition, tree], BEGINS)).toEqual([exhibition, tree, soup]);
});
