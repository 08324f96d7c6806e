import { isDay } from '../../time/brussels.ts';
import { isRecord } from '../../unknown-values.ts';
import type { RowItem } from '../programme-item.ts';
import type { DayProgramme } from './day-view.ts';

// Parses the items that an open page fetches. The server may run a build that is one deployment older or newer than the
// page. Therefore checks only the fields that every page needs.

/** Returns whether a value is a list of items. Rejects a partial list: its missing items would look removed. */
export const areItems = (value: unknown): value is RowItem[] => Array.isArray(value) && value.every(isItem);

const isItem = (value: unknown): boolean =>
  isRecord(value) &&
  typeof value.uuid === 'string' &&
  typeof value.title === 'string' &&
  value.start instanceof Date &&
  [value.themes, value.statuses, value.access].every(Array.isArray);

/** Parses the items of a day (`/programma/{day}.items`) and restores dates; `undefined` for any other value. */
export function parseDayItems(value: unknown): DayProgramme | undefined {
  if (!isRecord(value) || typeof value.day !== 'string' || !isDay(value.day)) return undefined;
  const isWhole = areItems(value.timetable) && areItems(value.ongoing) && areOptions(value.options);
  const counts: unknown = value.dayCounts;
  if (
    !isWhole ||
    !Array.isArray(counts) ||
    !counts.every((one) => isRecord(one) && Array.isArray(one.facets))
  )
    return undefined;
  // Safe cast: all parts were checked.
  return value as DayProgramme;
}

const areOptions = (value: unknown): boolean =>
  isRecord(value) && [value.type, value.theme, value.location].every(Array.isArray);
