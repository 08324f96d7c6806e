import { LRUCache } from 'lru-cache';
import { type ContentVersion, createClient } from '../../cms/client.ts';
import { type Cms, createCms } from '../../cms/cms.ts';
import { graphqlSource } from '../../cms/graphql-source.ts';
import { createQueryCache, type QueryCache } from '../../cms/query-cache.ts';
import { createRestClient } from '../../cms/rest-client.ts';
import { restSource } from '../../cms/rest-source.ts';
import { createThrottle, PER_SECOND } from '../../cms/rest-throttle.ts';
import type { ContentSource } from '../../cms/source.ts';
import { type UnsavedStory, withUnsaved } from '../../cms/unsaved.ts';
import { env } from '../../env.ts';
import type { Fetch } from '../../http/fetch.ts';
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

/** Addresses that are never contacted: the embedded content system is a function in this process. */
const EMBEDDED_URL = { graphql: 'http://content.invalid/v1/api', rest: 'http://content.invalid/v2' };

/** Queries for published pages and for drafts share one queue: they go to the same space. */
const throttle = createThrottle(PER_SECOND.token, { log: (line) => console.error(line) });

// The embedded content system is never unreachable, only slow on a busy machine, and needs no copy on disk.
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

/** The embedded content system, started by the first query. With a content API configured it is not even loaded. */
let embedded: Promise<Fetch> | undefined;
const embeddedFetch: Fetch = async (request) => {
  embedded ??= import('storyblok-emulator').then(({ createStoryblokEmulator }) => {
    const emulator = createStoryblokEmulator({ dir: env.CONTENT_DIR });
    return (incoming) => emulator.fetch(incoming);
  });
  return (await embedded)(request);
};

/** Sends content requests: over the network when an API is configured, else in this process. */
export const contentFetch: Fetch = env.CONTENT_API_URL ? (request) => fetch(request) : embeddedFetch;

/** Returns the configured content system, for published content or drafts. */
function contentSource(version: ContentVersion, token: string): ContentSource {
  const options = {
    fetch: measured('content', contentFetch),
    url: env.CONTENT_API_URL ?? EMBEDDED_URL[env.CONTENT_API],
    token,
    version,
    timeoutMs: CONTENT_TIMEOUT_MS[env.CONTENT_API_URL ? 'network' : 'embedded'],
    log: (line: string) => console.error(line),
  };
  return env.CONTENT_API === 'rest'
    ? restSource(createRestClient({ ...options, throttle }))
    : graphqlSource(createClient(options));
}

const cmsOf = (source: ContentSource, cache: QueryCache, rationed = false): Cms =>
  createCms({
    source,
    cache,
    dates: env.CONTENT_DATES,
    log: (line) => console.warn(line),
    signImage: imageSigner.sign,
    rationed,
    outdatedMs: OUTDATED_MS,
  });

/**
 * The published content. The delivery API allows few requests a second: they are rationed, so that addresses made up by
 * a scanner do not use them up.
 */
export const cms: Cms = cmsOf(
  contentSource('published', env.CONTENT_API_TOKEN ?? 'public'),
  answers,
  env.CONTENT_API === 'rest',
);

/** Unsaved stories, by preview session. Only in this process, and only briefly. */
const unsaved = new LRUCache<string, UnsavedStory>(MAX_UNSAVED_STORIES);

/**
 * Returns the content with its drafts, for one request of an editor: its cache is not shared and is discarded with the
 * request. `token` may read drafts; `session` selects the unsaved story.
 */
export function draftCms(token: string, session: string): Cms {
  const source = contentSource('draft', token);
  const story = unsaved.get(session);
  return cmsOf(
    story ? withUnsaved(source, story) : source,
    createQueryCache({ ...AGES, ...MAX_CACHED_DRAFTS }),
  );
}

/** Shows an unsaved story in a preview; without a story, what was saved. */
export function showUnsaved(session: string, story: UnsavedStory | undefined): void {
  if (story) unsaved.set(session, story);
  else unsaved.delete(session);
}

/** Invalidates the cached responses with one of these tags, or all without tags; returns their number. */
export const invalidateResponses = (tags?: readonly string[]): number => answers.invalidate(tags);

/** The ages of the cached responses, for `/health`. */
export const responseAges = () => answers.ages();
