import { isRecord } from '../../unknown-values.ts';
import { areItems } from '../day/day-items.ts';
import { compareItems } from '../day/programme-day.ts';
import type { ProgrammeItem } from '../programme-item.ts';
import { rowItems } from '../row-items.ts';
import type { PileProgramme } from './pile.ts';

/**
 * The whole programme, by which a browser judges what was saved. Facts, which change with the content alone, without the
 * sentences that only a day shows.
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

/** The programme as `/programma.items` has it, its dates read; `undefined` for any other value. */
export function parsePileProgramme(value: unknown): PileProgramme | undefined {
  if (!isRecord(value) || !areItems(value.items) || !isRecord(value.walks)) return undefined;
  // `as`: its parts were checked.
  return value as PileProgramme;
}
