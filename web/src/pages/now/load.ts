import { withoutUnknownChoice } from '../../domain/programme/now/now-choice.ts';
import { aroundNow, pageOfNow } from '../../domain/programme/now/now-page.ts';
import { walkingTable } from '../../domain/programme/walking.ts';
import { redirect, undefinedIfUnavailable } from '../../http/responses.ts';
import type { Content, PageRequest } from '../../ports.ts';

/** Loads the «now» page. The page has no story, because the site itself defines it. */
export const nowPage = {
  async load({ cms, now, url, site }: PageRequest) {
    const [around, days, { choices, walks }, plan, { reservationUrl }] = await Promise.all([
      cms.programmeItems(now).then((programme) => aroundNow(programme, now)),
      // If the days are unavailable, loads the page without them, because only the programme link uses them.
      undefinedIfUnavailable(cms.festivalDays(now)),
      cms.trackSelection(() => walksOf(cms)),
      cms.stagesOfPlan(),
      cms.frame(),
    ]);
    const page = pageOfNow({ ...around, days: days ?? [], walks, plan, reservationUrl }, choices, now);
    const known = withoutUnknownChoice(url.searchParams, page);
    if (known !== undefined) throw redirect(known);
    // The page expires every minute, because the browser's clock starts at the time at which the page was rendered.
    cms.expiresEveryMinute(now);
    // Search engines must not index this page, because its content changes every hour.
    return { ...page, site: { ...site, indexed: false } };
  },
};

async function walksOf(cms: Content) {
  const [choices, times] = await Promise.all([cms.filterOptions(), cms.walkingTimes()]);
  return { choices, walks: walkingTable(times, choices.location) };
}
