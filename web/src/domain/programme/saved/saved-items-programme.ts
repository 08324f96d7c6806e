import { isRecord } from '../../unknown-values.ts';
import { areItems } from '../day/day-items.ts';
import { compareItems } from '../day/programme-day.ts';
import type { ProgrammeItem } from '../programme-item.ts';
import { rowItems } from '../row-items.ts';
import type { SavedItemsProgramme } from './saved-items.ts';

/**
 * The whole programme, against which the browser checks saved items. It only changes with the content, and leaves out
 * texts that only a day shows.
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

/** Parses `/programma.items` and its dates; `undefined` for any other value. */
export function parseSavedItemsProgramme(value: unknown): SavedItemsProgramme | undefined {
  if (!isRecord(value) || !areItems(value.items) || !isRecord(value.walks)) return undefined;
  // Safe cast: all parts were checked.
  return value as SavedItemsProgramme;
}
