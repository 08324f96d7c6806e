import { setTimeout as pause } from 'node:timers/promises';
import { byZipf, draws, untilNext } from './arrivals.ts';
import { firstViewOf, type SiteMap } from './site-map.ts';
import {
  addressOf,
  arriving,
  type FleetRequest,
  type FleetResponse,
  textOf,
  type Visitor,
} from './visitor.ts';

/** One request of one visitor, and its result. */
export type SentRequest = {
  kind: 'page' | 'items' | 'filter' | 'search' | 'form' | 'file' | 'picture';
  path: string;
  /** Start of the request, in ms since the start of the traffic. */
  at: number;
  ms: number;
  /** The HTTP status. If no complete response arrived, it is 0, and `error` contains the reason. */
  status: number;
  error?: string;
  /** Whether an earlier request for this address had succeeded. */
  isSeen: boolean;
  /** Whether the response is a 503 with a `Retry-After`. */
  isHonest: boolean;
  /** The id of the build that rendered the response. */
  build: string;
};

export type Traffic = {
  requested: readonly SentRequest[];
  /** The e-mail address of each sender of a form, and whether the site confirmed the form. */
  sent: readonly { email: string; isNotified: boolean }[];
  visits: () => number;
  /** Stops starting visits, and resolves when the last visit has ended. */
  stop: () => Promise<void>;
};

/** The percentage of all visits that use a filter, the search, or a form. */
const SHARES = { filter: 5, search: 2, form: 1 };
/** Share of the visitors who open a second page. */
const GO_ON = 0.5;
const READS_MS = 2_000;
/** Matches the path of a day page. The filters on it load all items of the day. */
const DAY = /^\/programma\/[\d-]+$/;
/** Search terms that occur in every programme. */
const WORDS = ['boek', 'strip', 'kinderen', 'poëzie', 'signeren'];
/** A search term that must never appear in a log. */
const OWN_WORD = 'zoetwaterkwal';

/**
 * Matches personal data that a log must not contain: client addresses, search terms, names and user agents.
 * No author of the edition has one of these names.
 */
export const PERSONAL = new RegExp(
  `127\\.(?:6[4-9]|[789]\\d)\\.\\d|${OWN_WORD}|zoekterm=|voorbeeld\\.be|Zeekomkommer|Mozilla`,
  'i',
);

/**
 * Starts visits at random times, `perSecond` on average. Each visitor has an IP address of their own. Two runs with the
 * same seed have the same visits.
 */
export function startTraffic(
  origin: string,
  map: SiteMap,
  { perSecond, seed = 1, opened = [] }: { perSecond: number; seed?: number; opened?: Iterable<string> },
): Traffic {
  const draw = draws(seed);
  const began = performance.now();
  const requested: SentRequest[] = [];
  const sent: { email: string; isNotified: boolean }[] = [];
  const seen = new Set(opened);
  const underWay = new Set<Promise<void>>();
  const stopping = new AbortController();
  let visits = 0;

  const note = (kind: SentRequest['kind'], path: string, at: number, answer: FleetResponse) => {
    const { status, ms, error, headers } = answer;
    const isSeen = seen.has(path);
    if (status === 200) seen.add(path);
    const isHonest = status === 503 && Number(headers['retry-after']) > 0;
    const build = String(headers['x-build'] ?? '');
    requested.push({ kind, path, at, ms, status, isSeen, isHonest, build, ...(error && { error }) });
  };
  const ask = async (visitor: Visitor, kind: SentRequest['kind'], path: string, question?: FleetRequest) => {
    const at = performance.now() - began;
    const answer = await visitor.ask(path, question);
    note(kind, path, at, answer);
    return answer;
  };
  /** Opens a page and all files that a browser needs to display it. */
  const view = async (visitor: Visitor, kind: SentRequest['kind'], path: string) => {
    const answer = await ask(visitor, kind, path);
    const type = String(answer.headers['content-type']);
    if (answer.status === 0 || !type.startsWith('text/html')) return;
    const files = firstViewOf(textOf(answer));
    await Promise.all(
      files.map((file) => ask(visitor, file.startsWith('/beeld') ? 'picture' : 'file', file)),
    );
  };
  const send = async (visitor: Visitor, number: number) => {
    const email = `lezer${seed}-${number}@voorbeeld.be`;
    const answer = await ask(visitor, 'form', '/api/contact', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        firstName: 'Piet',
        lastName: `Zeekomkommer ${number}`,
        email,
        message: 'Waar kan ik parkeren?',
      }),
    });
    sent.push({ email, isNotified: answer.status === 201 });
  };
  const goOn = async (visitor: Visitor, path: string) => {
    await pause(READS_MS * (0.5 + Math.random()));
    await view(visitor, 'page', path);
    if (DAY.test(path)) await ask(visitor, 'items', `${path}.items`);
  };

  const visit = async (number: number) => {
    const [turn, ...choices] = [draw() * 100, draw(), draw()];
    const [page, next] = [byZipf(map.pages, draw), byZipf(map.pages, draw)];
    const visitor = arriving(origin, addressOf(number));
    const [choice = 0, onward = 0] = choices;
    if (turn < SHARES.filter) {
      await view(visitor, 'filter', map.filtered[Math.floor(choice * map.filtered.length)] ?? page);
    } else if (turn < SHARES.filter + SHARES.search) {
      const word = WORDS[Math.floor(choice * 2 * WORDS.length)] ?? `${OWN_WORD}${number}`;
      await view(visitor, 'search', `/zoeken?zoekterm=${encodeURIComponent(word)}`);
    } else if (turn < SHARES.filter + SHARES.search + SHARES.form) {
      await view(visitor, 'page', '/contact');
      await send(visitor, number);
    } else {
      await view(visitor, 'page', page);
      if (onward < GO_ON) await goOn(visitor, next);
    }
    visitor.leave();
  };
  const letIn = async () => {
    while (!stopping.signal.aborted) {
      await pause(untilNext(perSecond, draw), undefined, { signal: stopping.signal }).catch(() => undefined);
      if (stopping.signal.aborted) return;
      visits += 1;
      const work = visit(visits).finally(() => underWay.delete(work));
      underWay.add(work);
    }
  };
  const running = letIn();
  const stop = async () => {
    stopping.abort();
    await running;
    await Promise.all(underWay);
  };
  return { requested, sent, visits: () => visits, stop };
}
