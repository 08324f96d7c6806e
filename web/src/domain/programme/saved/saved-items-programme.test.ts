import { expect, it } from 'vitest';
import { itemAt } from '../fixtures/experience.ts';
import { parseSavedItemsProgramme, savedItemsProgramme } from './saved-items-programme.ts';

const walks = { 'agora forum': 4 };
const later = itemAt('2025-10-28T09:00:00Z');
const talk = itemAt('2025-10-27T09:00:00Z', {
  uuid: '9e494806-dec0-50e4-8ba8-aefdc0bd12f7',
  experience: { uuid: 'e', path: '/a', title: 'A', preview: 'Een zin.', hideReservation: false },
});
const programme = savedItemsProgramme([later, talk], walks, [{ day: '2025-10-27' }, { day: '2025-10-28' }]);

it('returns the whole programme by time, without texts that only day pages show', () => {
  expect(programme.items.map(({ start }) => start)).toEqual([talk.start, later.start]);
  expect(programme.items[0]?.experience).toEqual({ path: '/a', hideReservation: false });
});

it('rejects a response that is not a whole programme, because missing items would look removed', () => {
  expect(parseSavedItemsProgramme(programme)).toBe(programme);
  const [first] = programme.items;
  for (const other of [
    undefined,
    null,
    [],
    {},
    { walks, items: {}, days: [] },
    { walks, items: [first, { ...first, start: '2025-10-27T09:00:00Z' }], days: [] },
    { walks: 'ver', items: [], days: [] },
    { walks, items: [] },
    { walks, items: [], days: ['morgen'] },
  ])
    expect(parseSavedItemsProgramme(other)).toBeUndefined();
});
