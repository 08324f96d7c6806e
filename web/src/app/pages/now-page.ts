import { readAsOne } from '../../cms/answers-read.ts';
import { itemsAround, openingOf } from '../../domain/programme/now-view.ts';
import { optionNames, rowItems } from '../../domain/programme/row-items.ts';
import { walkingTable } from '../../domain/programme/walking.ts';
import { tellsMinutes } from '../process/page-lifetime.ts';
import type { PageRequest } from '../process/page-loader.ts';
import { stagesOfPlan } from './festival-pages.ts';

/** What is on in the hall and what starts soon. It is a page of the site itself: no story makes it. */
export const nowPage = {
  async load({ cms, now, site }: PageRequest) {
    const [around, walks, plan, frame] = await Promise.all([
      readAsOne(() => aroundNow(cms, now)),
      readAsOne(() => walksOf(cms)),
      stagesOfPlan(cms),
      cms.frame(),
    ]);
    // Its clock in the browser goes by when it was made.
    tellsMinutes(now);
    return {
      ...around,
      ...walks,
      plan,
      reservationUrl: frame.reservationUrl,
      now,
      pageColour: 'pink' as const,
      // Of no use to a search engine: in an hour it says something else.
      site: { ...site, indexed: false },
    };
  },
};

async function aroundNow(cms: PageRequest['cms'], now: Date) {
  const [programme, choices] = await Promise.all([cms.programmeItems(), cms.filterOptions()]);
  return {
    items: rowItems(itemsAround(programme, now), programme, optionNames(choices)),
    opening: openingOf(programme),
  };
}

async function walksOf(cms: PageRequest['cms']) {
  const [{ location }, times] = await Promise.all([cms.filterOptions(), cms.walkingTimes()]);
  return {
    stages: location.map(({ slug, title }) => ({ slug, title })),
    walks: walkingTable(times, location),
  };
}
