import type { RouterContextProvider } from 'react-router';
import type { Cms } from '../../cms/cms.ts';
import { canonicalOf, isNarrowed } from '../../domain/pages/search-address.ts';
import { env } from '../../env.ts';
import { ownHosts } from '../../features/analytics/outbound.ts';
import { PAGE_HEADERS } from './caching.ts';
import { nowContext } from './request-clock.ts';
import { cmsContext } from './request-content.ts';
import { orUnavailable } from './responses.ts';

/** What a page says of its own address: the canonical one, and whether search engines may keep it. */
export type SiteAddress = { canonical: string; origin: string; indexed: boolean };

/** What every page asks with, and answers by. */
export type PageRequest = { cms: Cms; now: Date; url: URL; site: SiteAddress };

type LoaderArgs<Params> = { context: Readonly<RouterContextProvider>; url: URL; params: Params };

/** The data of a page, as `load` asks for it; a 503 where who was asked is unavailable and nothing good is held. */
export function loadPage<Params, Data>(
  load: (request: PageRequest, params: Params) => Promise<Data>,
  { context, url, params }: LoaderArgs<Params>,
): Promise<Data> {
  const request = { cms: context.get(cmsContext), now: context.get(nowContext), url, site: siteOf(url) };
  return orUnavailable(load(request, params));
}

/** The headers of every page that visitors share. */
export const pageHeaders = () => PAGE_HEADERS;

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
