import { LRUCache } from 'lru-cache';
import { type ContentVersion, createClient } from '../../cms/client.ts';
import { type Cms, type CmsOptions, createCms } from '../../cms/cms.ts';
import { graphqlSource } from '../../cms/graphql-source.ts';
import { createQueryCache, type QueryCache } from '../../cms/query-cache.ts';
import { createRestClient } from '../../cms/rest-client.ts';
import { restSource } from '../../cms/rest-source.ts';
import { createThrottle, PER_SECOND } from '../../cms/rest-throttle.ts';
import type { ContentSource } from '../../cms/source.ts';
import { type UnsavedStory, withUnsaved } from '../../cms/unsaved.ts';
import { env } from '../../env.ts';
import { programmeNow } from '../../now.ts';
import {
  CONTENT_TIMEOUT_MS,
  CONTENT_WAIT_MS,
  MAX_CACHED_DRAFTS,
  MAX_CACHED_QUERIES,
  MAX_UNSAVED_STORIES,
  OUTDATED_MS,
} from '../cache/caching.ts';
import { responsesOnDisk } from '../cache/responses-on-disk.ts';
import { imageSigner } from '../images/signer.ts';
import { measured } from '../log/metrics.ts';
import { CONTENT_URL, contentFetch } from './content-fetch.ts';

/**
 * The queue for all queries of this thread, for published content and drafts: one rate limit per space applies to all of
 * them. The content check has a queue of its own; after a 429, both wait and retry.
 */
const throttle = createThrottle(PER_SECOND.token, { log: (line) => console.error(line) });

// The embedded content system is never unreachable, only slow on a busy machine, so its responses need no copy on disk.
const AGES = env.CONTENT_API_URL
  ? { ...MAX_CACHED_QUERIES, waitMs: CONTENT_WAIT_MS, queueMs: throttle.queueMs }
  : MAX_CACHED_QUERIES;
const answers = createQueryCache({
  ...AGES,
  ...(env.CONTENT_API_URL && {
    store: responsesOnDisk.storeFor([
      'content',
      env.CONTENT_API,
      env.CONTENT_API_URL,
      env.CONTENT_API_TOKEN ?? '',
    ]),
  }),
});

/** Returns the configured content system, with published content or drafts. */
function contentSource(version: ContentVersion, token: string): ContentSource {
  const options = {
    fetch: measured('content', contentFetch),
    url: CONTENT_URL,
    token,
    version,
    timeoutMs: CONTENT_TIMEOUT_MS[env.CONTENT_API_URL ? 'network' : 'embedded'],
    log: (line: string) => console.error(line),
  };
  return env.CONTENT_API === 'rest'
    ? restSource(createRestClient({ ...options, throttle }))
    : graphqlSource(createClient(options));
}

const cmsOf = (
  source: ContentSource,
  cache: QueryCache,
  settings: Pick<CmsOptions, 'rationed' | 'now' | 'drafts'> = {},
): Cms =>
  createCms({
    source,
    cache,
    dates: env.CONTENT_DATES,
    log: (line) => console.warn(line),
    signImage: imageSigner.sign,
    outdatedMs: OUTDATED_MS,
    clock: programmeNow,
    ...settings,
  });

/** The published content. Limits lookups of unknown paths, so that a scanner cannot use up the API's rate limit. */
export const cms: Cms = cmsOf(contentSource('published', env.CONTENT_API_TOKEN ?? 'public'), answers, {
  rationed: env.CONTENT_API === 'rest',
  now: programmeNow,
});

/** Unsaved stories of editors, by preview session. They exist only in this process, and only briefly. */
const unsaved = new LRUCache<string, UnsavedStory>(MAX_UNSAVED_STORIES);

/**
 * Returns a CMS that includes drafts, for one request by an editor. Its cache is not shared, and is discarded after the
 * request. `token` must be allowed to read drafts; `session` selects the unsaved story.
 */
export function draftCms(token: string, session: string): Cms {
  const source = contentSource('draft', token);
  const story = unsaved.get(session);
  return cmsOf(
    story ? withUnsaved(source, story) : source,
    createQueryCache({ ...AGES, ...MAX_CACHED_DRAFTS }),
    { drafts: true },
  );
}

/** Shows an unsaved story in an editor's preview. If `story` is undefined, shows the saved story again. */
export function showUnsaved(session: string, story: UnsavedStory | undefined): void {
  if (story) unsaved.set(session, story);
  else unsaved.delete(session);
}

/** Returns the unsaved story of a preview session. */
export const unsavedOf = (session: string): UnsavedStory | undefined => unsaved.get(session);

/** Invalidates the cached responses that have one of these tags, or all if no tags are given; returns their number. */
export const invalidateResponses = (tags?: readonly string[]): number => answers.invalidate(tags);

/** Returns the ages of the cached responses, for `/health`. */
export const responseAges = () => answers.ages();
