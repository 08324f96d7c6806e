import { readAsOne } from '../../cms/answers-read.ts';
import type { Cms } from '../../cms/cms.ts';
import type { PageRequest } from '../../document/page-request.ts';
import { orNotFound, orNothing } from '../../document/responses.ts';
import { nowBand } from '../../domain/programme/now-band.ts';
import { tellsMinutes } from '../../server/cache/page-lifetime.ts';

export const homePage = {
  async load({ cms, now, site }: PageRequest) {
    const [home, days, { venue }, band] = await Promise.all([
      cms.home(),
      cms.festivalDays(),
      cms.frame(),
      bandOf(cms, now),
    ]);
    tellsMinutes(now);
    const page = orNotFound(home);
    return { page, days, band, venue, now, pageColour: page.colour ?? 'red', site };
  },
  content: (cms: Cms) => cms.home(),
};

/** What is on in the hall; nothing where the programme is away, without which the page stands. */
const bandOf = (cms: Cms, now: Date) =>
  orNothing(readAsOne(async () => nowBand(await cms.programmeItems(), now)));
