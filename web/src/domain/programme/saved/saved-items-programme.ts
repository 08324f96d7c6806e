import { isRecord } from '../../unknown-values.ts';
import { areItems } from '../day/day-items.ts';
import { compareItems } from '../day/programme-day.ts';
import type { ProgrammeItem } from '../programme-item.ts';
import { rowItems } from '../row-items.ts';
import type { SavedItemsProgramme } from './saved-items.ts';

/**
 * Returns the whole programme, with which the browser compares the saved items. It changes only with the content. Omits
 * texts that only day pages show.
 */
export function savedItemsProgramme(
  programme: readonly ProgrammeItem[],
  walks: SavedItemsProgramme['walks'],
): SavedItemsProgramme {
  const items = rowItems([...programme].sort(compareItems), []);
  return {
    items: items.map(({ experience, ...item }) => ({
      ...item,
      experience: experience && { path: experience.path, hideReservation: experience.hideReservation },
    })),
    walks,
  };
}

/** Parses `/programma.items` and restores the dates; `undefined` for any other value. */
export function parseSavedItemsProgramme(value: unknown): SavedItemsProgramme | undefined {
  if (!isRecord(value) || !areItems(value.items) || !isRecord(value.walks)) return undefined;
  // Safe cast: all parts were checked.
  return value as SavedItemsProgramme;
}
