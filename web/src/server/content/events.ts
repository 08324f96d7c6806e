import { join } from 'node:path';
import { createQueryCache } from '../../cms/query-cache.ts';
import { env } from '../../env.ts';
import type { Fetch } from '../../http/fetch.ts';
import { programmeNow } from '../../now.ts';
import type { Events } from '../../ports.ts';
import { createClient } from '../../uit/client.ts';
import { pictureFetch } from '../../uit/picture-fetch.ts';
import { createUit, type Uit, type UitOptions } from '../../uit/uit.ts';
import { EVENTS_TIMEOUT_MS, EVENTS_WAIT_MS, MAX_CACHED_QUERIES, OUTDATED_MS } from '../cache/caching.ts';
import { responsesOnDisk } from '../cache/responses-on-disk.ts';
import { measured } from '../log/metrics.ts';

/** Placeholder URL that is never contacted: the embedded UiTdatabank is a function in this process. */
const EMBEDDED_URL = 'http://events.invalid';
const EMBEDDED_KEY = 'public';

/** The embedded UiTdatabank is never unreachable, only slow at startup or on a busy machine. */
const WAIT = env.EVENTS_API_URL === undefined ? {} : { waitMs: EVENTS_WAIT_MS };

export type UitdatabankOptions = {
  caches: UitOptions['caches'];
  /** Returns the site's own time, by which the embedded UiTdatabank determines which events are over. */
  now: () => Date;
};

/**
 * Creates the configured UiTdatabank and its image source. If an API is configured, they use it over the network.
 * Otherwise they use the embedded UiTdatabank, which the first query starts.
 */
export function createUitdatabank({ caches, now }: UitdatabankOptions): { uit: Uit; pictures: Fetch } {
  const isEmbedded = env.EVENTS_API_URL === undefined;
  const reach: Fetch = isEmbedded ? embeddedFetch(now) : (request) => fetch(request);
  const uit = createUit({
    client: createClient({
      fetch: measured('events', reach),
      url: env.EVENTS_API_URL ?? EMBEDDED_URL,
      key: env.EVENTS_API_KEY ?? EMBEDDED_KEY,
      timeoutMs: EVENTS_TIMEOUT_MS[isEmbedded ? 'embedded' : 'network'],
    }),
    caches,
    ...WAIT,
    label: env.EVENTS_LABEL,
    log: (line) => console.error(line),
  });
  return { uit, pictures: pictureFetch(reach) };
}

function embeddedFetch(now: () => Date): Fetch {
  let embedded: Promise<Fetch> | undefined;
  return async (request) => {
    embedded ??= import('uitdatabank-emulator').then(({ createUitdatabankEmulator }) => {
      const emulator = createUitdatabankEmulator({ dir: join(env.CONTENT_DIR, 'events'), now });
      return (incoming) => emulator.fetch(incoming);
    });
    return (await embedded)(request);
  };
}

// `cms` and `uit` do not import each other, therefore events get their cache here. It has the same settings as the
// content's cache but is separate, because an outage of one service does not imply an outage of the other.
const kept = {
  ...MAX_CACHED_QUERIES,
  ...WAIT,
  ...(env.EVENTS_API_URL && {
    store: responsesOnDisk.storeFor(['events', env.EVENTS_API_URL, env.EVENTS_API_KEY ?? '']),
  }),
};
const caches = { lists: createQueryCache(kept), events: createQueryCache(kept) };

/** The configured UiTdatabank and the source of its images. */
const { uit, pictures } = createUitdatabank({ caches, now: programmeNow });

export const eventPictures = pictures;

/** Returns the ages of the cached event lists, for operators. */
export const eventAges = () => caches.lists.ages();

/** Returns the age of a response in whole minutes, by the system clock, if it is old enough to be shown to visitors. */
function outdatedMinutes(requestedAt: Date): number | undefined {
  const age = Date.now() - +requestedAt;
  return age >= OUTDATED_MS ? Math.max(1, Math.floor(age / 60_000)) : undefined;
}

/** The functions by which pages query UiTdatabank, and the one that returns the age of an outdated result. */
export const events: Events = { ...uit, outdatedMinutes };
