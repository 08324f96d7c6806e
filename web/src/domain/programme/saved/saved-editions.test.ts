import { expect, it } from 'vitest';
import { itemAt } from '../fixtures/experience.ts';
import { savedByEdition } from './saved-editions.ts';
import { momentToSave, type SavedMoment } from './saved-moment.ts';

const FIRST = ['2025-10-25', '2025-11-02'];
const SECOND = ['2026-10-24', '2026-11-01'];
const NOW = new Date('2026-03-01T12:00:00Z');
const moment = (start: string): SavedMoment => ({ id: start, title: 'De kat', start: new Date(start) });
const OLD = moment('2025-10-26T10:00:00Z');
const NEW = moment('2026-10-25T10:00:00Z');
const idsOf = (
  moments: readonly SavedMoment[],
  days: readonly string[],
  { now = NOW, items = [] }: { now?: Date; items?: ReturnType<typeof itemAt>[] } = {},
) => {
  const { current, earlier } = savedByEdition(moments, { items, walks: {}, days }, now);
  return [
    current.map(({ id }) => id),
    Object.fromEntries(earlier.map(({ name, moments: of }) => [name, of.map(({ id }) => id)])),
  ];
};

it('separates the moments of earlier editions, newest edition first', () => {
  const older = moment('2024-10-26T10:00:00Z');
  expect(idsOf([older, OLD, NEW], [...FIRST, ...SECOND])).toEqual([
    [NEW.id],
    { 'Boektopia 2025': [OLD.id], 'Boektopia 2024': [older.id] },
  ]);
});

it('treats the newest edition as current after its last day, until later days are known', () => {
  const now = new Date('2025-12-20T12:00:00Z');
  expect(idsOf([OLD], FIRST, { now })).toEqual([[OLD.id], {}]);
  expect(idsOf([OLD], [...FIRST, ...SECOND], { now })).toEqual([[], { 'Boektopia 2025': [OLD.id] }]);
});

it('does not switch to the coming edition before the last day of the present one is over', () => {
  expect(idsOf([OLD, NEW], [...FIRST, ...SECOND], { now: new Date('2025-11-02T22:59:00Z') })).toEqual([
    [OLD.id, NEW.id],
    {},
  ]);
});

it('names the year of a moment whose edition is no longer published', () => {
  expect(idsOf([OLD], SECOND)).toEqual([[], { 'Boektopia 2025': [OLD.id] }]);
});

it('treats a moment that editors moved to the current edition as current', () => {
  const item = itemAt('2026-10-25T10:00:00Z', { uuid: '9e494806-dec0-50e4-8ba8-aefdc0bd12f7' });
  const saved = { ...momentToSave(item), start: OLD.start };
  expect(idsOf([saved], [...FIRST, ...SECOND], { items: [item] })).toEqual([[saved.id], {}]);
});

it('treats all moments as current while the programme or its days are unknown', () => {
  expect(savedByEdition([OLD, NEW], undefined, NOW)).toEqual({ current: [OLD, NEW], earlier: [] });
  expect(idsOf([OLD, NEW], [])).toEqual([[OLD.id, NEW.id], {}]);
});
