import { aroundNow, pageOfNow } from '../../domain/programme/now/now-page.ts';
import { walkingTable } from '../../domain/programme/walking.ts';
import { undefinedIfUnavailable } from '../../http/responses.ts';
import type { Content, PageRequest } from '../../ports.ts';

/** Loads the «now» page. It is a page of the site itself, without a story. */
export const nowPage = {
  async load({ cms, now, site }: PageRequest) {
    const [around, days, { choices, walks }, plan, { reservationUrl }] = await Promise.all([
      cms.programmeItems().then((programme) => aroundNow(programme, now)),
      // Optional: only the programme link uses them.
      undefinedIfUnavailable(cms.festivalDays()),
      cms.trackSelection(() => walksOf(cms)),
      cms.stagesOfPlan(),
      cms.frame(),
    ]);
    // The browser's clock starts from the time of rendering.
    cms.expiresEveryMinute(now);
    return {
      ...pageOfNow({ ...around, days: days ?? [], walks, plan, reservationUrl }, choices, now),
      // Not indexed: its content changes every hour.
      site: { ...site, indexed: false },
    };
  },
};

async function walksOf(cms: Content) {
  const [choices, times] = await Promise.all([cms.filterOptions(), cms.walkingTimes()]);
  return { choices, walks: walkingTable(times, choices.location) };
}
