import { join } from 'node:path';
import { env } from '../../env.ts';
import { type BoundedWait, createBoundedWait } from '../../uit/bounded-wait.ts';
import { createClient, type Fetch } from '../../uit/client.ts';
import { pictureFetch } from '../../uit/picture-fetch.ts';
import { createUit, type Uit, type UitOptions } from '../../uit/uit.ts';

/** An address that is never dialled: the embedded server is a function in this process. */
const EMBEDDED_URL = 'http://events.invalid';
const EMBEDDED_KEY = 'public';
/** A page goes without events rather than keep a visitor waiting. */
const PAGE_WAITS_MS = 3_000;
const GIVEN_UP_MS = 5_000;
const HELD_FOR_NEXT_MS = 60_000;

/** What is asked in this process is never away, only slow while the process starts or a machine is busy. */
const WITHOUT_END: BoundedWait = (_key, ask) => ask();
const EMBEDDED_GIVEN_UP_MS = 60_000;

export type UitdatabankOptions = {
  answers: UitOptions['answers'];
  /** The time by which the embedded server judges what is over: the site's own. */
  now: () => Date;
};

/**
 * UiTdatabank as this process was told to reach it, and its pictures: over the network where an API is set, else the
 * embedded server, which starts with the first question.
 */
export function createUitdatabank({ answers, now }: UitdatabankOptions): { uit: Uit; pictures: Fetch } {
  const embedded = env.EVENTS_API_URL === undefined;
  const reach: Fetch = embedded ? embeddedServer(now) : (request) => fetch(request);
  const uit = createUit({
    client: createClient({
      fetch: reach,
      url: env.EVENTS_API_URL ?? EMBEDDED_URL,
      key: env.EVENTS_API_KEY ?? EMBEDDED_KEY,
      timeoutMs: embedded ? EMBEDDED_GIVEN_UP_MS : GIVEN_UP_MS,
    }),
    answers,
    patience: embedded ? WITHOUT_END : createBoundedWait({ waitMs: PAGE_WAITS_MS, keepMs: HELD_FOR_NEXT_MS }),
    label: env.EVENTS_LABEL,
    log: (line) => console.error(line),
  });
  return { uit, pictures: pictureFetch(reach) };
}

function embeddedServer(now: () => Date): Fetch {
  let embedded: Promise<Fetch> | undefined;
  return async (request) => {
    embedded ??= import('uitdatabank-emulator').then(({ createUitdatabankEmulator }) => {
      const server = createUitdatabankEmulator({ dir: join(env.CONTENT_DIR, 'events'), now });
      return (incoming) => server.fetch(incoming);
    });
    return (await embedded)(request);
  };
}
