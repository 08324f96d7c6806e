import { expect, it } from 'vitest';
import { overviewAt, overviewOf } from './overview.ts';

it('finds an overview by its path, and by the kind of page that it lists (§2.60, §2.62, §2.64)', () => {
  expect(overviewAt('/nieuws')?.empty).toBe('We hebben geen nieuwsartikels gevonden.');
  expect(overviewAt('/hotspots-kortrijk')?.empty).toBe('We hebben geen hotspots gevonden.');
  expect(overviewAt('/boekhandels')?.empty).toBe('We hebben geen bookshandels gevonden.');
  expect(overviewOf('bookstore')?.path).toBe('/boekhandels');
  expect(overviewAt('/praktisch')).toBeUndefined();
  expect(overviewOf('page')).toBeUndefined();
});
