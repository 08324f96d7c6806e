import { join } from 'node:path';
import { createQueryCache } from '../../cms/query-cache.ts';
import { env } from '../../env.ts';
import type { Fetch } from '../../http/fetch.ts';
import { programmeNow } from '../../now.ts';
import type { Events } from '../../ports.ts';
import { createClient } from '../../uit/client.ts';
import { pictureFetch } from '../../uit/picture-fetch.ts';
import { createUit, type Uit, type UitOptions } from '../../uit/uit.ts';
import { answersOnDisk } from '../cache/answers-on-disk.ts';
import { EVENTS_TIMEOUT_MS, EVENTS_WAIT_MS, OUTDATED_MS, QUERIES_KEPT } from '../cache/caching.ts';
import { measured } from '../log/metrics.ts';

/** An address that is never dialled: the embedded UiTdatabank is a function in this process. */
const EMBEDDED_URL = 'http://events.invalid';
const EMBEDDED_KEY = 'public';

/** What is asked in this process is never away, only slow while the process starts or a machine is busy. */
const WAIT = env.EVENTS_API_URL === undefined ? {} : { waitMs: EVENTS_WAIT_MS };

export type UitdatabankOptions = {
  caches: UitOptions['caches'];
  /** The time by which the embedded UiTdatabank judges what is over: the site's own. */
  now: () => Date;
};

/**
 * UiTdatabank as this process was told to reach it, and its pictures: over the network where an API is set, else the
 * embedded one, which starts with the first question.
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

// `cms` and `uit` do not know each other, so it is here that events get what keeps answers: kept as the content's are,
// in caches of their own, since one service that is away says nothing of the other.
const kept = {
  ...QUERIES_KEPT,
  ...WAIT,
  ...(env.EVENTS_API_URL && {
    store: answersOnDisk.of(['events', env.EVENTS_API_URL, env.EVENTS_API_KEY ?? '']),
  }),
};
const caches = { lists: createQueryCache(kept), events: createQueryCache(kept) };

/** The events that others organise, and where their pictures are fetched. */
const { uit, pictures } = createUitdatabank({ caches, now: programmeNow });

export const eventPictures = pictures;

/** How old the kept lists of events are, for who runs the site. */
export const eventAges = () => caches.lists.ages();

/**
 * How old an answer must be, in whole minutes, before a visitor is told: no answer gets this old while UiTdatabank can
 * be asked. By the system's clock.
 */
function outdatedMinutes(askedAt: Date): number | undefined {
  const age = Date.now() - +askedAt;
  return age >= OUTDATED_MS ? Math.max(1, Math.floor(age / 60_000)) : undefined;
}

/** The events, with how old visitors are told they are. */
export const events: Events = { ...uit, outdatedMinutes };
