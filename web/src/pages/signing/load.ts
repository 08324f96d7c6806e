import { QUERY } from '../../domain/pages/query-names.ts';
import { canonicalOfDay } from '../../domain/pages/search-address.ts';
import { signingPageAt } from '../../domain/programme/signing/signing-page.ts';
import type { PageRequest } from '../../ports.ts';

/** Loads the signings of the requested day. If that is no festival day, uses the day that `/programma` opens. */
export const signingPage = {
  async load({ cms, now, url, site }: PageRequest) {
    const [pages, items, { signingRules }] = await Promise.all([
      cms.festivalDays(now),
      cms.programmeItems(now),
      cms.frame(),
    ]);
    const requested = url.searchParams.get(QUERY.day);
    const page = signingPageAt({ pages, items, signingRules, requested }, now);
    const { day } = page;
    const isOfItsOwn = day !== undefined && day === requested;
    return {
      ...page,
      site: isOfItsOwn ? { ...site, canonical: canonicalOfDay(site.canonical, day) } : site,
    };
  },
};
