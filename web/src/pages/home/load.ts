import { nowBand } from '../../domain/programme/now/now-band.ts';
import { orNotFound, undefinedIfUnavailable } from '../../http/responses.ts';
import type { Content, PageRequest } from '../../ports.ts';

export const homePage = {
  async load({ cms, now, site }: PageRequest) {
    const [home, days, { venue }, band] = await Promise.all([
      cms.home(),
      cms.festivalDays(),
      cms.frame(),
      bandOf(cms, now),
    ]);
    cms.expiresEveryMinute(now);
    const page = orNotFound(home);
    return { page, days, band, venue, now, pageColour: page.colour ?? 'red', site };
  },
  content: (cms: Content) => cms.home(),
};

/** Loads the data for the band that shows what is on now; `undefined` if the programme is unavailable. */
const bandOf = (cms: Content, now: Date) =>
  undefinedIfUnavailable(cms.trackSelection(async () => nowBand(await cms.programmeItems(), now)));
