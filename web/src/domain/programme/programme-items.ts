import { list, record } from '../unknown-values.ts';
import { parseItem, parseOptions, writeItem } from './day-items.ts';
import type { PileProgramme } from './pile.ts';
import type { RowItem } from './programme-item.ts';
import type { FilterOptions } from './selection.ts';
import type { WalkingTable } from './walking.ts';

// The whole programme in one answer, as the items of a day are written (`day-items.ts`). It is the same for everybody: who
// asks for it does not tell what is on their pile.

/** The whole programme, to be written as JSON: without the sentences that only a day shows. */
export function writeProgrammeItems({
  items,
  walks,
  options,
}: PileProgramme & { options: FilterOptions }): object {
  return { options, items: items.map((item) => writeItem(withoutSentence(item), options)), walks };
}

function withoutSentence({ alternatives, experience, ...item }: RowItem): RowItem {
  return {
    ...item,
    experience: experience && { path: experience.path, hideReservation: experience.hideReservation },
  };
}

/**
 * Reads such a programme. Gives `undefined` for an answer of any other shape: of half a programme the rest would seem to
 * be taken off.
 */
export function parseProgrammeItems(value: unknown): PileProgramme | undefined {
  const answer = record(value);
  const options = parseOptions(answer.options);
  if (options === undefined || !Array.isArray(answer.items)) return undefined;
  const items = list(answer.items).map((one) => parseItem(one, options));
  const read = items.filter((item) => item !== undefined);
  return read.length === items.length ? { items: read, walks: parseWalks(answer.walks) } : undefined;
}

const parseWalks = (value: unknown): WalkingTable =>
  Object.fromEntries(
    Object.entries(record(value)).filter((pair): pair is [string, number] => typeof pair[1] === 'number'),
  );
