import type { PageRequest } from '../../document/page-request.ts';
import type { PileProgramme } from '../../domain/programme/pile.ts';
import { pileProgramme } from '../../domain/programme/pile-programme.ts';
import { walkingTable } from '../../domain/programme/walking.ts';
import { tellsMinutes } from '../../server/cache/page-lifetime.ts';

/** The page of what a visitor saved. It is the same for everybody: what is saved is only in the browser. */
export const pilePage = {
  async load({ now, site }: PageRequest) {
    tellsMinutes(now);
    return { now, pageColour: 'ink' as const, site: { ...site, indexed: false } };
  },
};

/** The whole programme, by which a browser judges what was saved. Facts, which change with the content alone. */
export async function programmeItems({ cms }: Pick<PageRequest, 'cms'>): Promise<PileProgramme> {
  const [programme, choices, times] = await Promise.all([
    cms.programmeItems(),
    cms.filterOptions(),
    cms.walkingTimes(),
  ]);
  return pileProgramme(programme, choices, walkingTable(times, choices.location));
}
