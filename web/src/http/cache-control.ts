import { env } from '../env.ts';

// Every caching header of the site: see «Freshness» in docs/architecture.md. The process: `server/cache/caching.ts`.

/** How long a shared cache may store a page, in s. Short, because only the process learns of changes. */
const SHARED_S = {
  fresh: Math.min(2, env.CACHE_PAGE_S),
  stale: Math.min(8, env.CACHE_PAGE_S),
  onError: Math.min(60, 3 * env.CACHE_PAGE_S),
};

/** When a form that could not be stored may be sent again, in s. */
export const FORM_RETRY_AFTER_S = 5;

/** The values of `cache-control`, by purpose. */
export const CACHE_CONTROL = {
  /**
   * A browser reuses its copy for half a minute, so that a prefetched page is not fetched twice. The page cache
   * shortens each time to the next instant at which something on the page begins or ends.
   */
  page: `public, max-age=30, s-maxage=${SHARED_S.fresh}, stale-while-revalidate=${SHARED_S.stale}, stale-if-error=${SHARED_S.onError}`,
  /** Revalidated on every use. */
  checked: 'private, no-cache',
  /**
   * For responses that may change at any time: a 404, the day that `/programma` redirects to, the frame of an embed.
   * Browsers revalidate: a shared cache restarts their `max-age` however old its copy is, possibly past midnight.
   */
  brief: 'public, max-age=0, s-maxage=20',
  /** Long enough to save requests, short enough for an editor to correct a mistake. */
  editorsRedirect: 'public, max-age=60',
  /** A share image requested by an outdated address, which must not be cached as the image of that address. */
  olderShareImage: 'public, max-age=60',
  /** A file that is not an image will not become one soon. */
  noPicture: 'public, max-age=300',
  /** A file whose content may change under the same name. */
  file: 'public, max-age=3600',
  /** An address whose content never changes. */
  immutable: 'public, max-age=31536000, immutable',
  editorsOnly: 'private, no-store',
  never: 'no-store',
} as const;

/** Pages are cached for less than this. Anything cached longer must not depend on the current day. */
export const LONGEST_FOR_A_PAGE_S = 60;

/** The headers of a page. */
export const PAGE_HEADERS = { 'cache-control': CACHE_CONTROL.page };

/** The headers of data. Browsers revalidate data, unlike pages, so that a refreshed page is current. */
export const DATA_HEADERS = { 'cache-control': CACHE_CONTROL.page.replace('max-age=30', 'max-age=0') };

/** A response for something that is temporarily unavailable. */
export const UNAVAILABLE = {
  status: 503,
  headers: { 'retry-after': '10', 'cache-control': CACHE_CONTROL.never },
};

/** When a browser may retry an image that is temporarily unavailable, in s. */
export const IMAGE_RETRY_AFTER_S = '5';
