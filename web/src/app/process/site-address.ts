import { pageNumber } from '../../domain/pages/paging.ts';
import { canonicalUrl } from '../../domain/pages/paths.ts';
import { QUERY } from '../../domain/pages/query-names.ts';
import { env } from '../../env.ts';

/** What a page says of its own address: the canonical one, and whether search engines may keep it. */
export type SiteAddress = { canonical: string; origin: string; indexed: boolean };

/** Of the address a visitor asked for: `SITE_URL`, else the production host. A host that is not production is not indexed. */
export function siteOf(url: URL): SiteAddress {
  const origin = env.SITE_URL ?? env.PRODUCTION_URL;
  return {
    origin,
    canonical: canonicalUrl(origin, url.pathname, pageNumber(url.searchParams.get(QUERY.page))),
    indexed: new URL(origin).host === new URL(env.PRODUCTION_URL).host,
  };
}
