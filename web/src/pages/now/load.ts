import { aroundNow, pageOfNow } from '../../domain/programme/now/now-page.ts';
import { walkingTable } from '../../domain/programme/walking.ts';
import { undefinedIfUnavailable } from '../../http/responses.ts';
import type { Content, PageRequest } from '../../ports.ts';

/** What is on in the hall and what starts soon. It is a page of the site itself: no story makes it. */
export const nowPage = {
  async load({ cms, now, site }: PageRequest) {
    const [around, days, { choices, walks }, plan, { reservationUrl }] = await Promise.all([
      cms.programmeItems().then((programme) => aroundNow(programme, now)),
      // Without them the page stands: they name the day that its link to the programme opens.
      undefinedIfUnavailable(cms.festivalDays()),
      cms.trackSelection(() => walksOf(cms)),
      cms.stagesOfPlan(),
      cms.frame(),
    ]);
    // Its clock in the browser goes by when it was made.
    cms.expiresEveryMinute(now);
    return {
      ...pageOfNow({ ...around, days: days ?? [], walks, plan, reservationUrl }, choices, now),
      // Of no use to a search engine: in an hour it says something else.
      site: { ...site, indexed: false },
    };
  },
};

async function walksOf(cms: Content) {
  const [choices, times] = await Promise.all([cms.filterOptions(), cms.walkingTimes()]);
  return { choices, walks: walkingTable(times, choices.location) };
}
