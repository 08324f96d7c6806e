import { isRecord } from '../../unknown-values.ts';
import { areItems } from '../day/day-items.ts';
import { compareItems } from '../day/programme-day.ts';
import type { ProgrammeItem } from '../programme-item.ts';
import { rowItems } from '../row-items.ts';
import type { PileProgramme } from './pile.ts';

/**
 * The whole programme, against which the browser checks saved items. It only changes with the content, and leaves out
 * texts that only a day shows.
 */
export function pileProgramme(
  programme: readonly ProgrammeItem[],
  walks: PileProgramme['walks'],
): PileProgramme {
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
export function parsePileProgramme(value: unknown): PileProgramme | undefined {
  if (!isRecord(value) || !areItems(value.items) || !isRecord(value.walks)) return undefined;
  // Safe cast: all parts were checked.
  return value as PileProgramme;
}
