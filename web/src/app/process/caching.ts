import { QUERY_AGES, type QueryCacheOptions } from '../../cms/query-cache.ts';
import { env } from '../../env.ts';

const ANSWER_MS = env.CACHE_ANSWER_S * 1_000;

/**
 * How long answers of a service are kept, by this process's environment. Whoever writes content beside the
 * development server wants to see it at once.
 */
export const QUERIES_KEPT: QueryCacheOptions = {
  ...QUERY_AGES,
  freshMs: import.meta.env.DEV ? 0 : ANSWER_MS,
  staleMs: import.meta.env.DEV ? 0 : 2 * ANSWER_MS,
  pauseMs: env.RETRY_AFTER_MS,
};

/** No answer gets this old while its service can be asked: a visitor is told its age from then on. */
export const OUTDATED_MS = 3 * ANSWER_MS;

/** Pages may be kept for as long as the answers in them are fresh (docs/decisions/0019). */
export const PAGE_HEADERS = {
  'cache-control': `public, max-age=0, s-maxage=${env.CACHE_PAGE_S}, stale-while-revalidate=${2 * env.CACHE_PAGE_S}`,
};
