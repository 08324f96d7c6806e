import { env } from '../env.ts';

// Defines all caching headers of the site: see «Freshness» in docs/architecture.md. The server's own caches are
// configured in `server/cache/caching.ts`.

/** How long a shared cache may store a page, in s. Short, because only this process is notified of changes. */
const SHARED_S = {
  fresh: Math.min(2, env.CACHE_PAGE_S),
  stale: Math.min(8, env.CACHE_PAGE_S),
  onError: Math.min(60, 3 * env.CACHE_PAGE_S),
};

/** Time after which a visitor may resend a form that could not be stored, in s. */
export const FORM_RETRY_AFTER_S = 5;

/** The values of `cache-control`, by purpose. */
export const CACHE_CONTROL = {
  /**
   * The header of pages. A browser reuses its copy for half a minute, so it does not fetch a prefetched page twice. The
   * page cache shortens these times if the page changes sooner.
   */
  page: `public, max-age=30, s-maxage=${SHARED_S.fresh}, stale-while-revalidate=${SHARED_S.stale}, stale-if-error=${SHARED_S.onError}`,
  /** For responses that a browser must revalidate on every use. */
  checked: 'private, no-cache',
  /**
   * For responses that may change at any time: a 404, the day that `/programma` redirects to, the frame of an embed.
   * Browsers must revalidate: a shared cache restarts `max-age` whatever the age of its copy, possibly past midnight.
   */
  brief: 'public, max-age=0, s-maxage=20',
  /** For the urgent announcement, which every open page polls. */
  urgent: 'public, max-age=2',
  /** For redirects by editors: long enough to save requests, short enough for an editor to correct a mistake. */
  editorsRedirect: 'public, max-age=60',
  /** For the outdated URL of a share image: its response is the current image, which caches must not store for long. */
  olderShareImage: 'public, max-age=60',
  /** For the 415 response to a file that is not an image, and will not become one soon. */
  noPicture: 'public, max-age=300',
  /** For a file whose content may change under the same name. */
  file: 'public, max-age=3600',
  /** For an address whose content never changes. */
  immutable: 'public, max-age=31536000, immutable',
  editorsOnly: 'private, no-store',
  never: 'no-store',
} as const;

/** Maximum lifetime of a page in any cache, in s. Only a page that is the same every day may be cached longer. */
export const LONGEST_FOR_A_PAGE_S = 60;

/** The headers of a page. */
export const PAGE_HEADERS = { 'cache-control': CACHE_CONTROL.page };

/**
 * The cache headers for data. Browsers must revalidate data on every use, so that a reloaded page shows current data.
 */
export const DATA_HEADERS = { 'cache-control': CACHE_CONTROL.page.replace('max-age=30', 'max-age=0') };

/** The status and headers of a response when something is temporarily unavailable. */
export const UNAVAILABLE = {
  status: 503,
  headers: { 'retry-after': '10', 'cache-control': CACHE_CONTROL.never },
};

/** Time after which a browser may retry an image that is temporarily unavailable, in s. */
export const IMAGE_RETRY_AFTER_S = '5';
