import { QUERY } from '../../domain/pages/query-names.ts';
import { bookletPageAt } from '../../domain/programme/booklet/booklet-page.ts';
import { openingDay } from '../../domain/programme/day/programme-day.ts';
import { orNotFound } from '../../http/responses.ts';
import type { PageRequest } from '../../ports.ts';

/** A day, or what is chosen of it, as a booklet to print: of the day that is asked for, else of that which `/programma` opens. */
export const bookletPage = {
  async load({ cms, now, url, site }: PageRequest) {
    const pages = await cms.festivalDays();
    const asked = url.searchParams.get(QUERY.day);
    const day = orNotFound(pages.find((page) => page.day === asked) ?? openingDay(pages, now));
    const programme = await cms.dayProgramme(day.day);
    const facts = { day, programme, origin: site.origin };
    // The day itself is what one looks for.
    return { ...bookletPageAt(facts, url.searchParams, now), site: { ...site, indexed: false } };
  },
};
