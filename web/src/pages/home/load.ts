import { seasonNow } from '../../document/season-now.ts';
import { seasonBand } from '../../domain/edition/season-band.ts';
import { homeOfSeason } from '../../domain/edition/season-buttons.ts';
import { orNotFound, undefinedIfUnavailable } from '../../http/responses.ts';
import type { Content, PageRequest } from '../../ports.ts';

export const homePage = {
  async load({ cms, now, site }: PageRequest) {
    const [home, days, { header, venue }, season, band] = await Promise.all([
      cms.home(),
      cms.festivalDays(now),
      cms.frame(),
      seasonNow(cms, now),
      bandOf(cms, now),
    ]);
    cms.expiresEveryMinute(now);
    const page = orNotFound(home);
    return {
      page: homeOfSeason(page, header.tickets, season),
      days,
      band,
      venue,
      now,
      pageColour: page.colour ?? 'red',
      site,
    };
  },
  content: (cms: Content) => cms.home(),
};

/** Loads the band with the running items or with news about the season. */
const bandOf = (cms: Content, now: Date) =>
  cms.trackSelection(async () => {
    const [season, frame, programme] = await Promise.all([
      seasonNow(cms, now),
      undefinedIfUnavailable(cms.frame()),
      undefinedIfUnavailable(cms.programmeItems(now)),
    ]);
    return seasonBand({ season, settings: frame?.seasons, programme }, now);
  });
