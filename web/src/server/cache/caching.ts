import type { QueryCacheOptions } from '../../cms/query-cache.ts';
import { env } from '../../env.ts';

// Every lifetime of this process, once: the table of docs/architecture.md («Freshness»). The headers are in `http/cache-control.ts`.

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const DAY_MS = 24 * 60 * MINUTE_MS;
const MEGABYTE = 1024 * 1024;

const ANSWER_MS = env.CACHE_ANSWER_S * SECOND_MS;

/**
 * For so long what may have changed is given while it is asked again, so that a publication makes nobody wait: after it visitors
 * get what the content system says by then. With a shared cache's ten seconds it stays within twelve.
 */
const INVALIDATED_MS = SECOND_MS;

/** How long answers of a service are kept: a change is seen within a minute, an outage is bridged for a day. */
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

/** The same in this process. Whoever writes content beside the development server wants to see it at once. */
export const QUERIES_KEPT: QueryCacheOptions = import.meta.env.DEV
  ? { ...QUERY_AGES, freshMs: 0, staleMs: 0, invalidatedMs: 0 }
  : QUERY_AGES;

/**
 * How long a page is kept in the process, as it is and while it is made anew, unless something on it begins or ends
 * before (`page-lifetime.ts`); and how many bytes of pages there are at most.
 */
export const PAGES_KEPT = {
  freshMs: env.CACHE_PAGE_S * SECOND_MS,
  staleMs: 2 * env.CACHE_PAGE_S * SECOND_MS,
  maxBytes: 96 * MEGABYTE,
};

/** The answers of one request in preview, which are forgotten with it. */
export const DRAFTS_KEPT = { freshMs: Number.POSITIVE_INFINITY, max: 100, maxMissing: 10 };

/** No answer gets this old while its service can be asked: a visitor is told its age from then on. */
export const OUTDATED_MS = Math.max(3 * ANSWER_MS, 3 * SECOND_MS);

/**
 * The answers on disk, for when their service is away: a process that starts has those of the last week. A festival and
 * what leads up to it do not change more than that; what is older would rather send a visitor to the wrong door.
 */
export const ANSWERS_ON_DISK = {
  maxAgeMs: 7 * DAY_MS,
  maxBytes: 256 * MEGABYTE,
  maxFiles: 5_000,
  rewriteMs: MINUTE_MS,
  restMs: MINUTE_MS / 2,
};

/** How long a page waits for the content system, however many requests that takes; our own line of requests apart. */
export const CONTENT_WAIT_MS = 5 * SECOND_MS;

/** After this long a question to the content system is given up; one that is answered in this process is only slow. */
export const CONTENT_TIMEOUT_MS = { network: CONTENT_WAIT_MS, embedded: MINUTE_MS };

/**
 * Content systems answer from caches too, which may be a moment behind their own webhook: after these times what was
 * published is asked for again, so that a visitor and a screen have it within five seconds.
 */
export const CONTENT_CATCHES_UP_MS = [1.5 * SECOND_MS, 3 * SECOND_MS];

/**
 * A page goes without events rather than keep a visitor waiting, however many requests they take; a later answer is kept
 * for the next visitor.
 */
export const EVENTS_WAIT_MS = 3 * SECOND_MS;

/** After this long a question to UiTdatabank is given up; one that is answered in this process is only slow. */
export const EVENTS_TIMEOUT_MS = { network: 5 * SECOND_MS, embedded: MINUTE_MS };

/** What an editor is typing, by session of a preview; and how long a preview lasts, a day's work. */
export const UNSAVED_KEPT = { max: 50, ttl: 5 * MINUTE_MS };
export const PREVIEW_LASTS_S = 8 * 3_600;

/** The originals, the pictures made of them and the refusals that the image path keeps. */
export const IMAGES_KEPT = {
  /** Several widths of one picture are asked for within seconds of each other. */
  originals: { maxSize: 48 * MEGABYTE, maxEntrySize: 25 * MEGABYTE, ttl: MINUTE_MS },
  refused: { max: 500, ttl: 20 * SECOND_MS },
  made: { memoryBytes: 64 * MEGABYTE, diskBytes: 512 * MEGABYTE, diskFiles: 50_000 },
  shared: { memoryBytes: 16 * MEGABYTE, diskBytes: 128 * MEGABYTE, diskFiles: 10_000 },
};

/** How long the image path waits for an original. */
export const ORIGINAL_WAIT_MS = 8 * SECOND_MS;
