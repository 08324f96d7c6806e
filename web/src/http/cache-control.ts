import { env } from '../env.ts';

// Every header about caching, once: the table of docs/architecture.md («Freshness»). What the process itself keeps is in `server/cache/caching.ts`.

/** How long a shared cache may keep a page, in s: its times come from the page cache of the process, which is told more. */
const SHARED_S = {
  fresh: Math.min(2, env.CACHE_PAGE_S),
  stale: Math.min(8, env.CACHE_PAGE_S),
  onError: Math.min(60, 3 * env.CACHE_PAGE_S),
};

/** When a form that could not be kept may be sent again, in s. */
export const FORM_RETRY_AFTER_S = 5;

/** The values of `cache-control`, by what they are meant for. */
export const CACHE_CONTROL = {
  /**
   * A browser uses its copy for half a minute, so that a page that was fetched ahead is not fetched twice. Each time is shortened to
   * the next moment at which something on the page begins or ends.
   */
  page: `public, max-age=30, s-maxage=${SHARED_S.fresh}, stale-while-revalidate=${SHARED_S.stale}, stale-if-error=${SHARED_S.onError}`,
  /** Asked for again each time. */
  checked: 'private, no-cache',
  /**
   * What may be otherwise in a moment: a 404, the day that `/programma` opens, the frame of an embed. Browsers ask again: a
   * shared cache gives them as long as it was given itself, however old its answer is, and that may be past midnight.
   */
  brief: 'public, max-age=0, s-maxage=20',
  /** Long enough to save a question, short enough for an editor who made a mistake. */
  editorsRedirect: 'public, max-age=60',
  /** The picture of a shared page by an older address, which must not be kept as if it were that. */
  olderShareImage: 'public, max-age=60',
  /** A file that is no picture will stay so for a while. */
  noPicture: 'public, max-age=300',
  /** A file of the site whose name may mean other bytes one day. */
  file: 'public, max-age=3600',
  /** An address that never means other bytes. */
  immutable: 'public, max-age=31536000, immutable',
  editorsOnly: 'private, no-store',
  never: 'no-store',
} as const;

/** Pages are kept for less than this; what is kept longer says no «today». */
export const LONGEST_FOR_A_PAGE_S = 60;

/** The headers of a page. */
export const PAGE_HEADERS = { 'cache-control': CACHE_CONTROL.page };

/** The headers of data: shared caches store it like a page, but browsers revalidate it, so that a renewed page is up to date. */
export const DATA_HEADERS = { 'cache-control': CACHE_CONTROL.page.replace('max-age=30', 'max-age=0') };

/** How anything is answered that cannot be what it should be, for now. */
export const UNAVAILABLE = {
  status: 503,
  headers: { 'retry-after': '10', 'cache-control': CACHE_CONTROL.never },
};

/** When a browser may ask again for a picture that cannot be given now, in seconds. */
export const IMAGE_RETRY_AFTER_S = '5';
