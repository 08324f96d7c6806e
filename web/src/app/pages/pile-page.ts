import type { PileProgramme } from '../../domain/programme/pile.ts';
import { compareItems } from '../../domain/programme/programme-day.ts';
import { optionNames, rowItems } from '../../domain/programme/row-items.ts';
import type { FilterOptions } from '../../domain/programme/selection.ts';
import { walkingTable } from '../../domain/programme/walking.ts';
import type { PageRequest } from '../process/page-loader.ts';

/** The page of what a visitor saved. It is the same for everybody: what is saved is only in the browser. */
export const pilePage = {
  async load({ now, site }: PageRequest) {
    return { now, pageColour: 'ink' as const, site: { ...site, indexed: false } };
  },
};

/** The whole programme, by which a browser judges what was saved. Facts, which change with the content alone. */
export async function programmeItems({
  cms,
}: Pick<PageRequest, 'cms'>): Promise<PileProgramme & { options: FilterOptions }> {
  const [programme, choices, times] = await Promise.all([
    cms.programmeItems(),
    cms.filterOptions(),
    cms.walkingTimes(),
  ]);
  const options = optionNames(choices);
  return {
    items: rowItems([...programme].sort(compareItems), [], options),
    walks: walkingTable(times, choices.location),
    options,
  };
}
