import type { QueryCacheOptions } from '../../cms/query-cache.ts';
import { env } from '../../env.ts';

// Cache lifetimes in this process: see «Freshness» in docs/architecture.md. `http/cache-control.ts` sets the headers.

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const DAY_MS = 24 * 60 * MINUTE_MS;
const MEGABYTE = 1024 * 1024;

const ANSWER_MS = env.CACHE_ANSWER_S * SECOND_MS;

/**
 * Grace period after an invalidation, in ms: the old response is still returned while it is refetched, therefore no
 * visitor waits after a publication. Shared caches add ten seconds: a change is visible within twelve.
 */
const INVALIDATED_MS = SECOND_MS;

/** How long responses of a service are cached. A change is visible within a minute; an outage is bridged for a day. */
export const QUERY_AGES: QueryCacheOptions = {
  freshMs: ANSWER_MS,
  staleMs: 2 * ANSWER_MS,
  onErrorMs: DAY_MS,
  pauseMs: env.RETRY_AFTER_MS,
  invalidatedMs: Math.min(INVALIDATED_MS, ANSWER_MS),
  max: 2_000,
  maxMissing: 500,
  clock: () => Date.now(),
};

/** How long this process caches responses. In development nothing stays fresh: authors want to see changes at once. */
export const MAX_CACHED_QUERIES: QueryCacheOptions = import.meta.env.DEV
  ? { ...QUERY_AGES, freshMs: 0, staleMs: 0, invalidatedMs: 0 }
  : QUERY_AGES;

/**
 * Limits of the page cache: how long a page is fresh, how long it may be served while it is rendered again, and the
 * total size in bytes. A page expires earlier if something on it begins or ends (`page-lifetime.ts`).
 */
export const MAX_CACHED_PAGES = {
  freshMs: env.CACHE_PAGE_S * SECOND_MS,
  staleMs: 2 * env.CACHE_PAGE_S * SECOND_MS,
  maxBytes: 96 * MEGABYTE,
};

/** Limits of the response cache for one preview request. The cache is discarded when the request ends. */
export const MAX_CACHED_DRAFTS = { freshMs: Number.POSITIVE_INFINITY, max: 100, maxMissing: 10 };

/** Age in ms at which visitors are told that data is outdated. Data only gets this old during an outage. */
export const OUTDATED_MS = Math.max(3 * ANSWER_MS, 3 * SECOND_MS);

/**
 * Limits of the responses on disk, which a newly started process uses if a service is unreachable. The programme
 * changes little in a week; older content might send a visitor to the wrong place.
 */
export const RESPONSES_ON_DISK = {
  maxAgeMs: 7 * DAY_MS,
  maxBytes: 256 * MEGABYTE,
  maxFiles: 5_000,
  rewriteMs: MINUTE_MS,
  restMs: MINUTE_MS / 2,
};

/** Maximum total time that a page waits for the content system, in ms, not counting the time in our own queue. */
export const CONTENT_WAIT_MS = 5 * SECOND_MS;

/**
 * Timeouts of a query to the content system, in ms. A query outlives the page that waited for it, so that a slow
 * response serves the next page. The embedded system is never unreachable, only slow.
 */
export const CONTENT_TIMEOUT_MS = { network: 2 * CONTENT_WAIT_MS, embedded: MINUTE_MS };

/**
 * Delays after a webhook at which published content is refetched, in ms: the content system's own caches may lag behind
 * the webhook. Visitors and hall screens get the content within five seconds.
 */
export const CONTENT_CATCHES_UP_MS = [1.5 * SECOND_MS, 3 * SECOND_MS];

/** Maximum total time that a page waits for UiTdatabank events, in ms. Then it is rendered without events. */
export const EVENTS_WAIT_MS = 3 * SECOND_MS;

/**
 * Timeouts of a query to UiTdatabank, in ms. The emulator inside this process (`embedded`) may be slow but never
 * unreachable.
 */
export const EVENTS_TIMEOUT_MS = { network: 5 * SECOND_MS, embedded: MINUTE_MS };

/** Limits of the table of editors' unsaved stories, by preview session. */
export const MAX_UNSAVED_STORIES = { max: 50, ttl: 5 * MINUTE_MS };
/** Duration of a preview, in seconds: a working day. */
export const PREVIEW_LASTS_S = 8 * 3_600;

/** Limits of the image endpoint's caches: for original images, refused image URLs, and resized images. */
export const MAX_CACHED_IMAGES = {
  /** An original is cached briefly, because visitors request several widths of one image within seconds. */
  originals: { maxSize: 48 * MEGABYTE, maxEntrySize: 25 * MEGABYTE, ttl: MINUTE_MS },
  refused: { max: 500, ttl: 20 * SECOND_MS },
  made: { memoryBytes: 64 * MEGABYTE, diskBytes: 512 * MEGABYTE, diskFiles: 50_000 },
  shared: { memoryBytes: 16 * MEGABYTE, diskBytes: 128 * MEGABYTE, diskFiles: 10_000 },
};

/** Timeout for fetching an original image, in ms. */
export const ORIGINAL_WAIT_MS = 8 * SECOND_MS;
