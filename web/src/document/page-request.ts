import { canonicalOf, isNarrowed } from '../domain/pages/search-address.ts';
import { env } from '../env.ts';
import { ownHosts } from '../features/analytics/outbound.ts';
import type { SiteAddress } from '../ports.ts';

/**
 * Describes the site for a requested address. The origin is `SITE_URL`, else the production host. Pages on other hosts,
 * filtered lists and search results are not indexed.
 */
export function siteOf(url: URL): SiteAddress {
  const origin = env.SITE_URL ?? env.PRODUCTION_URL;
  return {
    origin,
    canonical: canonicalOf(origin, url),
    indexed: new URL(origin).host === new URL(env.PRODUCTION_URL).host && !isNarrowed(url),
  };
}

/** Returns the analytics pixel and the site's own hosts, to which links are internal; `undefined` without a pixel. */
export function analyticsOf(url: URL) {
  if (env.META_PIXEL_ID === undefined) return undefined;
  return {
    pixel: env.META_PIXEL_ID,
    own: ownHosts(env.PRODUCTION_URL, env.SITE_URL ?? env.PRODUCTION_URL, url.origin),
  };
}
