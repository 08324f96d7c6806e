import { expect, it } from 'vitest';
import { eventQuery, LAST_PAGE, listQuery } from './queries.ts';

it('requests a page of 24 events with the festival’s label, with a start counted from zero (§7.22, §9.1)', () => {
  expect([...listQuery('boektopia', 1, undefined)]).toEqual([
    ['embed', 'true'],
    ['labels[]', 'boektopia'],
    ['start', '0'],
    ['limit', '24'],
    ['sort[availableTo]', 'asc'],
    ['sort[created]', 'asc'],
  ]);
  expect(listQuery('boektopia', 3, undefined).get('start')).toBe('48');
});

it('sends a chosen tag as a second label (§7.22, §2.71)', () => {
  expect(listQuery('boektopia', 1, 'Workshops').getAll('labels[]')).toEqual(['boektopia', 'Workshops']);
});

it('offers no page beyond the ten thousand events that the API can return', () => {
  const question = listQuery('boektopia', LAST_PAGE, undefined);
  expect(Number(question.get('start')) + 24).toBeLessThanOrEqual(10_000);
  expect(Number(question.get('start')) + 48).toBeGreaterThan(10_000);
});

it('requests one event by its id, with our label, even if the event is over', () => {
  expect([...eventQuery('boektopia', 'x')]).toEqual([
    ['embed', 'true'],
    ['labels[]', 'boektopia'],
    ['id', 'x'],
    ['availableFrom', '*'],
    ['availableTo', '*'],
  ]);
});
