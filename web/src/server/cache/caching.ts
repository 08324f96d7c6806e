import type { QueryCacheOptions } from '../../cms/query-cache.ts';
import { env } from '../../env.ts';

// Every lifetime inside this process: see «Freshness» in docs/architecture.md. The headers are in
// `http/cache-control.ts`.

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const DAY_MS = 24 * 60 * MINUTE_MS;
const MEGABYTE = 1024 * 1024;

const ANSWER_MS = env.CACHE_ANSWER_S * SECOND_MS;

/**
 * Grace period after an invalidation, in ms: the old response is still returned while it is refetched, so that a
 * publication makes no visitor wait. With a shared cache's ten seconds a change shows within twelve.
 */
const INVALIDATED_MS = SECOND_MS;

/** How long responses of a service are cached: a change shows within a minute, an outage is bridged for a day. */
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

/** The same in this process. Authors working beside the development server want to see changes at once. */
export const MAX_CACHED_QUERIES: QueryCacheOptions = import.meta.env.DEV
  ? { ...QUERY_AGES, freshMs: 0, staleMs: 0, invalidatedMs: 0 }
  : QUERY_AGES;

/**
 * How long the process caches a page, fresh and while it is rendered again, unless something on it begins or ends
 * earlier (`page-lifetime.ts`); and the maximum size of all pages, in bytes.
 */
export const MAX_CACHED_PAGES = {
  freshMs: env.CACHE_PAGE_S * SECOND_MS,
  staleMs: 2 * env.CACHE_PAGE_S * SECOND_MS,
  maxBytes: 96 * MEGABYTE,
};

/** The responses of one preview request, which are discarded with it. */
export const MAX_CACHED_DRAFTS = { freshMs: Number.POSITIVE_INFINITY, max: 100, maxMissing: 10 };

/** Responses only reach this age, in ms, while their service is unreachable: visitors are then told. */
export const OUTDATED_MS = Math.max(3 * ANSWER_MS, 3 * SECOND_MS);

/**
 * The responses on disk, for outages: a process that starts can use those of the last week. The programme changes
 * little in a week; older content might send a visitor to the wrong place.
 */
export const RESPONSES_ON_DISK = {
  maxAgeMs: 7 * DAY_MS,
  maxBytes: 256 * MEGABYTE,
  maxFiles: 5_000,
  rewriteMs: MINUTE_MS,
  restMs: MINUTE_MS / 2,
};

/** How long a page waits for the content system, in ms, over all its requests; time in our own queue not included. */
export const CONTENT_WAIT_MS = 5 * SECOND_MS;

/** Timeout of a query to the content system, in ms. The embedded one can only be slow. */
export const CONTENT_TIMEOUT_MS = { network: CONTENT_WAIT_MS, embedded: MINUTE_MS };

/**
 * A content system's own caches may lag behind its webhook: published content is refetched after these times, in ms, so
 * that visitors and hall screens have it within five seconds.
 */
export const CONTENT_CATCHES_UP_MS = [1.5 * SECOND_MS, 3 * SECOND_MS];

/**
 * How long a page waits for events before it is rendered without them, in ms, over all its requests; a late response is
 * cached for the next visitor.
 */
export const EVENTS_WAIT_MS = 3 * SECOND_MS;

/** Timeout of a query to UiTdatabank, in ms. The embedded one can only be slow. */
export const EVENTS_TIMEOUT_MS = { network: 5 * SECOND_MS, embedded: MINUTE_MS };

/** Unsaved stories of editors, by preview session; and how long a preview lasts, a day's work. */
export const MAX_UNSAVED_STORIES = { max: 50, ttl: 5 * MINUTE_MS };
export const PREVIEW_LASTS_S = 8 * 3_600;

/** The originals, resized images and refusals that the image endpoint caches. */
export const MAX_CACHED_IMAGES = {
  /** Several widths of an image are requested within seconds. */
  originals: { maxSize: 48 * MEGABYTE, maxEntrySize: 25 * MEGABYTE, ttl: MINUTE_MS },
  refused: { max: 500, ttl: 20 * SECOND_MS },
  made: { memoryBytes: 64 * MEGABYTE, diskBytes: 512 * MEGABYTE, diskFiles: 50_000 },
  shared: { memoryBytes: 16 * MEGABYTE, diskBytes: 128 * MEGABYTE, diskFiles: 10_000 },
};

/** How long the image endpoint waits for an original, in ms. */
export const ORIGINAL_WAIT_MS = 8 * SECOND_MS;
