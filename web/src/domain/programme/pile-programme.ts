import type { PileProgramme } from './pile.ts';
import { compareItems } from './programme-day.ts';
import type { ProgrammeItem } from './programme-item.ts';
import { optionNames, rowItems } from './row-items.ts';
import type { FilterOptions } from './selection.ts';

/** The whole programme, by which a browser judges what was saved. Facts, which change with the content alone. */
export function pileProgramme(
  programme: readonly ProgrammeItem[],
  choices: FilterOptions,
  walks: PileProgramme['walks'],
): PileProgramme & { options: FilterOptions } {
  const options = optionNames(choices);
  return { items: rowItems([...programme].sort(compareItems), [], options), walks, options };
}
