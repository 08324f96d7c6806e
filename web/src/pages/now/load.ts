import { readAsOne } from '../../cms/answers-read.ts';
import type { PageRequest } from '../../document/page-request.ts';
import { orNothing } from '../../document/responses.ts';
import { aroundNow, pageOfNow } from '../../domain/programme/now-page.ts';
import { walkingTable } from '../../domain/programme/walking.ts';
import { tellsMinutes } from '../../server/cache/page-lifetime.ts';
import { stagesOfPlan } from '../plan-of-hall.ts';

/** What is on in the hall and what starts soon. It is a page of the site itself: no story makes it. */
export const nowPage = {
  async load({ cms, now, site }: PageRequest) {
    const [around, days, { choices, walks }, plan, { reservationUrl }] = await Promise.all([
      readAsOne(async () => aroundNow(...(await programmeAndChoices(cms)), now)),
      // Without them the page stands: they name the day that its link to the programme opens.
      orNothing(cms.festivalDays()),
      readAsOne(() => walksOf(cms)),
      stagesOfPlan(cms),
      cms.frame(),
    ]);
    // Its clock in the browser goes by when it was made.
    tellsMinutes(now);
    return {
      ...pageOfNow({ ...around, days: days ?? [], walks, plan, reservationUrl }, choices, now),
      // Of no use to a search engine: in an hour it says something else.
      site: { ...site, indexed: false },
    };
  },
};

const programmeAndChoices = (cms: PageRequest['cms']) =>
  Promise.all([cms.programmeItems(), cms.filterOptions()]);

async function walksOf(cms: PageRequest['cms']) {
  const [choices, times] = await Promise.all([cms.filterOptions(), cms.walkingTimes()]);
  return { choices, walks: walkingTable(times, choices.location) };
}
