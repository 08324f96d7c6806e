import { type Day, isDay } from '../../time/brussels.ts';
import { isRecord } from '../../unknown-values.ts';
import { areItems } from '../day/day-items.ts';
import { compareItems } from '../day/programme-day.ts';
import type { ProgrammeItem } from '../programme-item.ts';
import { rowItems } from '../row-items.ts';
import type { SavedItemsProgramme } from './saved-items.ts';

/**
 * Returns the whole programme of an edition, with which the browser compares the saved items. It changes only with the
 * content. Omits texts that only day pages show. `days`: those of all editions.
 */
export function savedItemsProgramme(
  programme: readonly ProgrammeItem[],
  walks: SavedItemsProgramme['walks'],
  days: readonly { day: Day }[],
): SavedItemsProgramme {
  const items = rowItems([...programme].sort(compareItems), []);
  return {
    items: items.map(({ experience, ...item }) => ({
      ...item,
      experience: experience && { path: experience.path, hideReservation: experience.hideReservation },
    })),
    walks,
    days: days.map(({ day }) => day),
  };
}

/** Parses `/programma.items` and restores the dates; `undefined` for any other value. */
export function parseSavedItemsProgramme(value: unknown): SavedItemsProgramme | undefined {
  if (!isRecord(value) || !areItems(value.items) || !isRecord(value.walks)) return undefined;
  if (!Array.isArray(value.days) || !value.days.every((day) => isDay(String(day)))) return undefined;
  // Safe cast: all parts were checked.
  return value as SavedItemsProgramme;
}
