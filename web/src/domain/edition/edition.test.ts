import { describe, expect, it } from 'vitest';
import {
  currentEdition,
  editionOfDay,
  editionOfItem,
  editionsOf,
  isEditionOver,
  startsOfEdition,
} from './edition.ts';

const dayPages = (...days: string[]) => days.map((day) => ({ day }));
const YEAR_2025 = dayPages('2025-10-25', '2025-10-26', '2025-11-02');
const YEAR_2026 = dayPages('2026-10-24', '2026-11-01');
const BOTH = editionsOf([...YEAR_2026, ...YEAR_2025]);
const startAt = (iso: string) => ({ start: new Date(iso) });

describe('editionsOf', () => {
  it('returns no editions without days', () => expect(editionsOf([])).toEqual([]));

  it('groups days in any order, and names each edition by the year of its first day', () => {
    expect(BOTH).toEqual([
      { year: 2025, name: 'Boektopia 2025', first: '2025-10-25', last: '2025-11-02', days: YEAR_2025 },
      { year: 2026, name: 'Boektopia 2026', first: '2026-10-24', last: '2026-11-01', days: YEAR_2026 },
    ]);
  });

  it('groups days up to four weeks apart into one edition', () => {
    expect(editionsOf(dayPages('2025-10-01', '2025-10-29'))).toHaveLength(1);
    expect(editionsOf(dayPages('2025-10-01', '2025-10-30'))).toHaveLength(2);
  });

  it('measures gaps in calendar days, across the change to and from summer time', () => {
    expect(editionsOf(dayPages('2026-03-10', '2026-04-07'))).toHaveLength(1);
    expect(editionsOf(dayPages('2026-03-10', '2026-04-08'))).toHaveLength(2);
    expect(editionsOf(dayPages('2026-10-10', '2026-11-07'))).toHaveLength(1);
  });

  it('groups days before and after New Year into one edition, named by the year of its first day', () => {
    expect(editionsOf(dayPages('2025-12-27', '2026-01-03'))).toMatchObject([{ year: 2025 }]);
  });
});

describe('currentEdition', () => {
  const yearAt = (now: string) => currentEdition(BOTH, new Date(now))?.year;

  it('returns the coming edition once the last day of the earlier one is over in Brussels', () => {
    expect(yearAt('2025-05-01T12:00:00Z')).toBe(2025);
    expect(yearAt('2025-11-02T22:59:59Z')).toBe(2025);
    expect(yearAt('2025-11-02T23:00:00Z')).toBe(2026);
  });

  it('returns the newest edition even after its last day', () => {
    expect(yearAt('2026-11-01T22:59:00Z')).toBe(2026);
    expect(yearAt('2028-01-01T00:00:00Z')).toBe(2026);
  });

  it('returns undefined without editions', () => expect(currentEdition([], new Date())).toBeUndefined());
});

it('treats an edition as over from midnight in Brussels after its last day', () => {
  const edition = { last: '2025-11-02' };
  expect(isEditionOver(edition, new Date('2025-11-02T22:59:00Z'))).toBe(false);
  expect(isEditionOver(edition, new Date('2025-11-02T23:00:00Z'))).toBe(true);
});

it('returns the edition of a day, including a day without a page', () => {
  expect(editionOfDay(BOTH, '2025-10-25')?.year).toBe(2025);
  expect(editionOfDay(BOTH, '2025-10-30')?.year).toBe(2025);
  expect(editionOfDay(BOTH, '2026-11-01')?.year).toBe(2026);
  expect(editionOfDay(BOTH, '2026-05-01')).toBeUndefined();
});

describe('editionOfItem', () => {
  const yearOf = (iso: string) => editionOfItem(BOTH, startAt(iso))?.year;

  it('returns the edition of an item that starts on one of its days', () => {
    expect(yearOf('2025-10-24T22:00:00Z')).toBe(2025);
    expect(yearOf('2026-11-01T22:00:00Z')).toBe(2026);
  });

  it('returns the edition of an item that starts some weeks before its first day or after its last day', () => {
    expect(yearOf('2025-10-01T08:00:00Z')).toBe(2025);
    expect(yearOf('2025-12-10T19:00:00Z')).toBe(2025);
    expect(yearOf('2026-10-01T08:00:00Z')).toBe(2026);
  });

  it('assigns every item between two editions to one of them', () => {
    const [before, after] = BOTH.map((one) => startsOfEdition(BOTH, one));
    expect(before?.until).toEqual(after?.from);
    expect(yearOf(String(before?.until.toISOString()))).toBe(2026);
  });

  it('returns no edition for a mistyped year', () => {
    expect(yearOf('2052-10-26T08:00:00Z')).toBeUndefined();
    expect(yearOf('2015-10-26T08:00:00Z')).toBeUndefined();
  });
});
