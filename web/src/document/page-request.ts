import { canonicalOf, isNarrowed } from '../domain/pages/search-address.ts';
import { env } from '../env.ts';
import { ownHosts } from '../features/analytics/outbound.ts';
import type { SiteAddress } from '../ports.ts';

/**
 * Of the address a visitor asked for: `SITE_URL`, else the production host. Not indexed are a host that is not
 * production, a selection of a list and the answer to a question.
 */
export function siteOf(url: URL): SiteAddress {
  const origin = env.SITE_URL ?? env.PRODUCTION_URL;
  return {
    origin,
    canonical: canonicalOf(origin, url),
    indexed: new URL(origin).host === new URL(env.PRODUCTION_URL).host && !isNarrowed(url),
  };
}

/** Who counts the links that lead off the site, and which hosts are ours; nobody where no pixel is set. */
export function analyticsOf(url: URL) {
  if (env.META_PIXEL_ID === undefined) return undefined;
  return {
    pixel: env.META_PIXEL_ID,
    own: ownHosts(env.PRODUCTION_URL, env.SITE_URL ?? env.PRODUCTION_URL, url.origin),
  };
}
