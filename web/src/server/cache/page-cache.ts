import { LRUCache } from 'lru-cache';
import { NOWHERE } from '../../domain/pages/paths.ts';
import { changedRequest, changedResponse, type Fetch, NOT_FOUND, PAGE_CACHE } from '../../http/fetch.ts';
import { cappedAt } from '../responses/cache-headers.ts';
import type { IdleWork } from '../warm-up/idle-work.ts';
import { type CachedPage, cachedPage, type ReadyAnswer, type Wanted } from './cached-page.ts';
import { type AskedOfNode, createKeyReader, pageKey } from './page-key.ts';
import { agesOf, isOfRecentAnswers, type Made, madeWith } from './page-lifetime.ts';

export type PageCacheOptions = {
  /** The clock by which pages judge what is past and what is going on. */
  now: () => Date;
  /** The system clock, milliseconds. */
  clock: () => number;
  maxBytes: number;
  /** Where pages are compressed as well as can be. */
  idle: IdleWork;
  /** Hears what became of each request, to count it. */
  seen?: (outcome: Outcome | 'pass') => void;
  /** Whether pages are kept at all; without that they only get their times. */
  keeps?: boolean;
};

/** Finished pages, given for as long as they are right and what they were made of has not changed. */
export type PageCache = {
  /** The stage around what makes pages. */
  around(next: Fetch): Fetch;
  /** The answer to a request that can be given at once. */
  ready(asked: AskedOfNode, wanted: Wanted): ReadyAnswer | undefined;
  /** Host, path and query of each page that visitors asked for and that is held, what was asked last first. */
  asked(): readonly string[];
};

/** What became of a request for a page: it was held, held and old, so that it is looked at, or not held. */
type Outcome = 'hit' | 'stale' | 'miss';

type Entry = {
  page: CachedPage;
  made: Made;
  fresh: number;
  stale: number;
  /** Whether it is as it would be with all services there: only such a page grows old without being made anew. */
  isWhole: boolean;
  checking?: Promise<boolean>;
  /** Whether somebody came for it after it was made: then others will. */
  isAskedAgain?: true;
};

/** What an entry takes beside its bytes. */
const ENTRY_BYTES = 4_096;
const MINUTE_MS = 60_000;

/** A cache of pages (docs/decisions/0046). */
export function createPageCache({
  now,
  clock,
  maxBytes,
  idle,
  keeps = true,
  seen = () => undefined,
}: PageCacheOptions): PageCache {
  const kept = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    sizeCalculation: ({ page }, key) => page.size() + 2 * key.length + ENTRY_BYTES,
  });
  const making = new Map<string, Promise<boolean>>();
  const keys = createKeyReader();

  const secondsLeft = ({ rightUntil }: Made) => Math.max(0, Math.floor((rightUntil - +now()) / 1000));
  const isRight = ({ made, stale }: Entry) => +now() < made.rightUntil && clock() < stale;
  const isValid = ({ made }: Entry) => made.reads.every((read) => read.isValid());

  /** Has what a page was made of asked again, once for all who wait; says whether the page would be the same. */
  const isConfirmed = (entry: Entry): Promise<boolean> => {
    entry.checking ??= Promise.all(entry.made.reads.map((read) => read.isUnchanged()))
      .then(
        (same) => same.every(Boolean),
        () => false,
      )
      .finally(() => {
        entry.checking = undefined;
      });
    return entry.checking;
  };

  /** Lets a page that grew old be as new as its answers, where those are what they were; says whether they are. */
  const isRenewed = async (entry: Entry): Promise<boolean> => {
    const began = clock();
    if (!entry.isWhole || !(await isConfirmed(entry)) || !isOfRecentAnswers(entry.made, began)) return false;
    Object.assign(entry, agesOf(entry.made, began));
    return true;
  };

  const current = async (key: string): Promise<Entry | undefined> => {
    const entry = kept.get(key);
    if (entry === undefined || +now() >= entry.made.rightUntil) return undefined;
    const isOver = clock() >= entry.stale;
    if (!isOver && isValid(entry)) return entry;
    if (await (isOver ? isRenewed(entry) : isConfirmed(entry))) return isRight(entry) ? entry : undefined;
    if (kept.get(key) === entry) kept.delete(key);
    return undefined;
  };

  let lookedAt = clock();
  const letGoEachMinute = () => {
    if (clock() - lookedAt < MINUTE_MS) return;
    lookedAt = clock();
    letGo(kept, +now());
  };

  /** Makes a page, and keeps it where it may be kept. */
  const make = async (
    key: string,
    next: Fetch,
  ): Promise<{ entry?: Entry; response: Response; made: Made }> => {
    const [began, judgedAt] = [clock(), now()];
    const { result: response, made } = await madeWith(judgedAt, () => next(new Request(`http://${key}`)));
    // The first page of a demo sets its clock: what that page was made at is no time of this clock.
    if (!isKeepable(response, key) || +now() < +judgedAt) return { response, made };
    letGoEachMinute();
    const page = await cachedPage(response, kept.peek(key)?.page);
    const entry = { page, made, ...agesOf(made, began), isWhole: isOfRecentAnswers(made, began) };
    kept.set(key, entry);
    return { entry, response, made };
  };
  /** The same, so that whoever asks for it meanwhile waits for this one; settles with whether it was kept. */
  const makeOnce = (key: string, next: Fetch) => {
    const work = make(key, next).finally(() => making.delete(key));
    making.set(
      key,
      work.then(
        ({ entry }) => entry !== undefined,
        () => false,
      ),
    );
    return work;
  };

  let makePage: Fetch | undefined;
  const renew = async (key: string, entry: Entry, next: Fetch): Promise<void> => {
    if (!(await isRenewed(entry)) && !making.has(key)) await makeOnce(key, next);
  };
  /** Has a kept page that grew old looked at, and made anew where need be, behind the back of who is given it. */
  const outcomeOf = (key: string, entry: Entry): Outcome => {
    const isOld = clock() >= entry.fresh;
    if (isOld && makePage && !entry.checking && !making.has(key))
      renew(key, entry, makePage).catch(() => undefined);
    const outcome = isOld ? 'stale' : 'hit';
    seen(outcome);
    return outcome;
  };
  /** Has a page compressed as well as can be when there is time: whoever comes later waits a tenth less for its bytes. */
  const packSomeTime = (key: string, entry: Entry) => {
    entry.isAskedAgain = true;
    idle.add(key, async () => {
      await entry.page.pack();
      // Its size is another now.
      if (kept.peek(key) === entry) kept.set(key, entry);
    });
  };

  const around = (next: Fetch): Fetch => {
    makePage = next;
    const uncached = async (request: Request): Promise<Response> => {
      seen('pass');
      const { result, made } = await madeWith(now(), () => next(request));
      return inTime(result, secondsLeft(made));
    };
    const answered: Fetch = async (request) => {
      const { headers, method } = request;
      const url = new URL(request.url);
      const key = keeps ? pageKey({ method, url, cookie: headers.get('cookie') ?? '' }) : undefined;
      if (key === undefined) return uncached(request);
      const wanted = {
        acceptEncoding: headers.get('accept-encoding') ?? '',
        ifNoneMatch: headers.get('if-none-match') ?? '',
      };
      const given = async (entry: Entry, outcome: Outcome) =>
        asResponse(await entry.page.answer(wanted, secondsLeft(entry.made)), outcome);
      for (;;) {
        const entry = await current(key);
        if (entry) return given(entry, outcomeOf(key, entry));
        const running = making.get(key);
        if (running === undefined) break;
        if (!(await running)) return uncached(request);
      }
      const { entry, response, made } = await makeOnce(key, next);
      seen('miss');
      if (entry) return given(entry, 'miss');
      // What leads on keeps what was left out of the key, and what others may not have is answered as it was asked.
      if (response.status < 400 && `http://${key}` !== url.href) return uncached(request);
      return inTime(response, secondsLeft(made));
    };
    return async (request) => {
      const response = await answered(request);
      if (!response.headers.has(NOT_FOUND)) return response;
      return answered(changedRequest(request, { url: new URL(NOWHERE, request.url), method: 'GET' }));
    };
  };

  const ready: PageCache['ready'] = (asked, wanted) => {
    const key = keys.read(asked);
    const entry = key === undefined ? undefined : kept.get(key);
    if (key === undefined || !entry || !isRight(entry) || !isValid(entry)) return undefined;
    const answer = entry.page.ready(wanted, secondsLeft(entry.made));
    if (answer === undefined) return undefined;
    outcomeOf(key, entry);
    if (!entry.isAskedAgain) packSomeTime(key, entry);
    return answer;
  };

  return { around, ready, asked: () => keys.asked().filter((key) => kept.has(key)) };
}

/**
 * Lets go of the pages that are no longer right: each holds the answers that it was made of, whole lists of another hour, and
 * counts with its bytes alone.
 */
export function letGo(kept: Map<string, Pick<Entry, 'made'>> | LRUCache<string, Entry>, now: number): void {
  for (const [key, { made }] of kept) if (now >= made.rightUntil) kept.delete(key);
}

/** Whether every visitor may be given this response: one that shared caches may store. Of all 404 pages one is kept. */
function isKeepable({ status, headers }: Response, key: string): boolean {
  const control = headers.get('cache-control') ?? '';
  if (
    (status !== 200 && !(status === 404 && key.endsWith(NOWHERE))) ||
    headers.has('set-cookie') ||
    headers.has('vary')
  )
    return false;
  return !/\bno-store\b/.test(control) && /\bs-maxage=[1-9]/.test(control);
}

/** An answer that is not kept here, but perhaps elsewhere: no longer than it is right. */
function inTime(response: Response, secondsLeft: number): Response {
  const control = response.headers.get('cache-control');
  const capped = control && cappedAt(control, secondsLeft);
  if (!capped || capped === control) return response;
  const headers = new Headers(response.headers);
  headers.set('cache-control', capped);
  return changedResponse(response, { headers });
}

function asResponse({ status, headers, body }: ReadyAnswer, outcome: Outcome): Response {
  const pairs = headers.flatMap((name, index) =>
    index % 2 === 0 ? [[name, headers[index + 1] ?? ''] as [string, string]] : [],
  );
  return new Response(body ?? null, { status, headers: [...pairs, [PAGE_CACHE, outcome]] });
}
