import { LRUCache } from 'lru-cache';
import { graphqlSource } from '../../cms/ask.ts';
import { type ContentVersion, createClient } from '../../cms/client.ts';
import { type Cms, createCms } from '../../cms/cms.ts';
import { createQueryCache, type QueryCache } from '../../cms/query-cache.ts';
import { createRestClient } from '../../cms/rest-client.ts';
import { restSource } from '../../cms/rest-source.ts';
import { createThrottle, PER_SECOND } from '../../cms/rest-throttle.ts';
import type { ContentSource } from '../../cms/source.ts';
import { type UnsavedStory, withUnsaved } from '../../cms/unsaved.ts';
import { env } from '../../env.ts';
import type { Fetch } from '../../http/fetch.ts';
import { answersOnDisk } from '../cache/answers-on-disk.ts';
import {
  CONTENT_TIMEOUT_MS,
  CONTENT_WAIT_MS,
  DRAFTS_KEPT,
  OUTDATED_MS,
  QUERIES_KEPT,
  UNSAVED_KEPT,
} from '../cache/caching.ts';
import { imageSigner } from '../images/signer.ts';
import { measured } from '../log/metrics.ts';

/** Addresses that are never dialled: the embedded content system is a function in this process. */
const EMBEDDED_URL = { graphql: 'http://content.invalid/v1/api', rest: 'http://content.invalid/v2' };

/** Questions for published pages and for drafts wait in one queue: they go to the same space. */
const throttle = createThrottle(PER_SECOND.token, { log: (line) => console.error(line) });

// What is asked in this process is never away, only slow while a machine is busy, and needs no copy on disk.
const AGES = env.CONTENT_API_URL
  ? { ...QUERIES_KEPT, waitMs: CONTENT_WAIT_MS, lineMs: throttle.lineMs }
  : QUERIES_KEPT;
const answers = createQueryCache({
  ...AGES,
  ...(env.CONTENT_API_URL && {
    store: answersOnDisk.of(['content', env.CONTENT_API, env.CONTENT_API_URL, env.CONTENT_API_TOKEN ?? '']),
  }),
});

/**
 * The embedded content system, started with the first question. Where a content API is set it is not even
 * loaded.
 */
let embedded: Promise<Fetch> | undefined;
const embeddedFetch: Fetch = async (request) => {
  embedded ??= import('storyblok-emulator').then(({ createStoryblokEmulator }) => {
    const emulator = createStoryblokEmulator({ dir: env.CONTENT_DIR });
    return (incoming) => emulator.fetch(incoming);
  });
  return (await embedded)(request);
};

/** How this process reaches content: over the network where an API is set, else in the process. */
export const contentFetch: Fetch = env.CONTENT_API_URL ? (request) => fetch(request) : embeddedFetch;

/** The content system as this process was told to reach it, asked for one of its two versions. */
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
 * What a page may ask: what is published. The delivery API takes few requests a second; addresses that a scanner makes
 * up must not use them up.
 */
export const cms: Cms = cmsOf(
  contentSource('published', env.CONTENT_API_TOKEN ?? 'public'),
  answers,
  env.CONTENT_API === 'rest',
);

/** What editors are typing, by the session of their preview. In this process alone, and not for long. */
const unsaved = new LRUCache<string, UnsavedStory>(UNSAVED_KEPT);

/**
 * The same with its drafts, for one request of an editor: answers are kept from every other request, and
 * forgotten with it. `token` may read drafts, `session` says whose typing to show.
 */
export function draftCms(token: string, session: string): Cms {
  const source = contentSource('draft', token);
  const story = unsaved.get(session);
  return cmsOf(story ? withUnsaved(source, story) : source, createQueryCache({ ...AGES, ...DRAFTS_KEPT }));
}

/** Shows a preview what its editor is typing; without a story, what was saved. */
export function showUnsaved(session: string, story: UnsavedStory | undefined): void {
  if (story) unsaved.set(session, story);
  else unsaved.delete(session);
}

/** Has the kept answers with one of these tags asked for again, all of them without tags; says how many those are. */
export const invalidateResponses = (tags?: readonly string[]): number => answers.invalidate(tags);

/** How old the kept answers are, for `/health`. */
export const answerAges = () => answers.ages();
