import { QUERY } from '../../domain/pages/query-names.ts';
import { bookletPageAt } from '../../domain/programme/booklet/booklet-page.ts';
import { openingDay } from '../../domain/programme/day/programme-day.ts';
import { orNotFound } from '../../http/responses.ts';
import type { PageRequest } from '../../ports.ts';

/** Loads the booklet of a day (by default the day that `/programma` opens), or of a selection of the day's items. */
export const bookletPage = {
  async load({ cms, now, url, site }: PageRequest) {
    const [days, editions] = await Promise.all([cms.festivalDays(now), cms.editions()]);
    const requested = url.searchParams.get(QUERY.day);
    const found = editions.flatMap((edition) => edition.days).find((page) => page.day === requested);
    const day = orNotFound(found ?? openingDay(days, now));
    const programme = await cms.dayProgramme(day.day, now);
    const facts = { day, programme, origin: site.origin };
    // Search engines should index the page of the day instead of its booklet.
    return { ...bookletPageAt(facts, url.searchParams, now), site: { ...site, indexed: false } };
  },
};
