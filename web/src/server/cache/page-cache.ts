import { LRUCache } from 'lru-cache';
import { NOWHERE } from '../../domain/pages/paths.ts';
import { changedRequest, changedResponse, type Fetch, NOT_FOUND, PAGE_CACHE } from '../../http/fetch.ts';
import { cappedAt } from '../responses/cache-headers.ts';
import type { IdleWork } from '../warm-up/idle-work.ts';
import { type CachedPage, cachedPage, type ReadyResponse, type Wanted } from './cached-page.ts';
import { createKeyReader, type NodeRequest, pageKey } from './page-key.ts';
import { agesOf, isOfRecentAnswers, type Rendered, renderWith } from './page-lifetime.ts';

export type PageCacheOptions = {
  /** Returns the festival's time, which may be simulated and determines what is past and what is running. */
  now: () => Date;
  /** Returns the system time, in ms. */
  clock: () => number;
  maxBytes: number;
  /** The queue of pages that get the slow, best compression when the process is idle. */
  idle: IdleWork;
  /** Receives the result of each request, for metrics. */
  seen?: (outcome: Outcome | 'pass') => void;
  /** Whether to cache pages; if not, `around` only sets their cache headers. */
  keeps?: boolean;
};

/** Caches finished pages while they are correct and their data is unchanged. */
export type PageCache = {
  /** Returns a function that serves pages from the cache, and calls `next` to render those that are not cached. */
  around(next: Fetch): Fetch;
  /** Returns a cached response that needs no asynchronous work, if there is one. */
  ready(requested: NodeRequest, wanted: Wanted): ReadyResponse | undefined;
  /** Returns the host, path and query of each cached page that visitors requested, the most recent first. */
  requested(): readonly string[];
};

/** The result of a request for a page: cached, cached but in need of a check, or not cached. */
type Outcome = 'hit' | 'stale' | 'miss';

type Entry = {
  page: CachedPage;
  made: Rendered;
  fresh: number;
  stale: number;
  /** Whether all services were reachable when the page was rendered. Only then can the page's lifetime be extended. */
  isWhole: boolean;
  checking?: Promise<boolean>;
  /** Whether the page was requested again after it was rendered, and is therefore likely to be requested often. */
  isRevalidated?: true;
};

/** Estimated memory that an entry uses in addition to its body, in bytes. */
const ENTRY_BYTES = 4_096;
const MINUTE_MS = 60_000;

/** Creates the page cache (docs/decisions/0046). */
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

  const secondsLeft = ({ rightUntil }: Rendered) => Math.max(0, Math.floor((rightUntil - +now()) / 1000));
  const isRight = ({ made, stale }: Entry) => +now() < made.rightUntil && clock() < stale;
  const isValid = ({ made }: Entry) => made.reads.every((read) => read.isValid());

  /** Refetches the data of a page, once for all concurrent requests; returns whether the data is unchanged. */
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

  /** Extends the lifetime of an old page if its data is unchanged; returns whether it did. */
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
    evict(kept, +now());
  };

  const make = async (
    key: string,
    next: Fetch,
  ): Promise<{ entry?: Entry; response: Response; made: Rendered }> => {
    const [began, judgedAt] = [clock(), now()];
    const { result: response, made } = await renderWith(judgedAt, () => next(new Request(`http://${key}`)));
    // The first page of a demo sets the demo's clock back while it is rendered, so its content is for the wrong time:
    // do not cache it.
    if (!isCacheable(response, key) || +now() < +judgedAt) return { response, made };
    letGoEachMinute();
    const page = await cachedPage(response, kept.peek(key)?.page);
    const entry = { page, made, ...agesOf(made, began), isWhole: isOfRecentAnswers(made, began) };
    kept.set(key, entry);
    return { entry, response, made };
  };
  /** Calls `make` once for concurrent requests. The promise tells whether the page was cached. */
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
  /**
   * Returns how to serve a cached page. If the page is old, checks it in the background and re-renders it if necessary.
   */
  const outcomeOf = (key: string, entry: Entry): Outcome => {
    const isOld = clock() >= entry.fresh;
    if (isOld && makePage && !entry.checking && !making.has(key))
      renew(key, entry, makePage).catch(() => undefined);
    const outcome = isOld ? 'stale' : 'hit';
    seen(outcome);
    return outcome;
  };
  /** Recompresses a page as well as possible in idle time: later visitors download a tenth less. */
  const packSomeTime = (key: string, entry: Entry) => {
    entry.isRevalidated = true;
    idle.add(key, async () => {
      await entry.page.pack();
      // Set the entry again to update its size in the cache.
      if (kept.peek(key) === entry) kept.set(key, entry);
    });
  };

  const around = (next: Fetch): Fetch => {
    makePage = next;
    const uncached = async (request: Request): Promise<Response> => {
      seen('pass');
      const { result, made } = await renderWith(now(), () => next(request));
      return cappedToLifetime(result, secondsLeft(made));
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
      // Redirects and private responses may depend on parameters that are not in the key: pass the original request.
      if (response.status < 400 && `http://${key}` !== url.href) return uncached(request);
      return cappedToLifetime(response, secondsLeft(made));
    };
    return async (request) => {
      const response = await answered(request);
      if (!response.headers.has(NOT_FOUND)) return response;
      const shared = await answered(
        changedRequest(request, { url: new URL(NOWHERE, request.url), method: 'GET' }),
      );
      // The missing page may be published before the shared 404 page expires.
      const [, age = Number.POSITIVE_INFINITY] =
        /s-maxage=(\d+)/.exec(response.headers.get('cache-control') ?? '') ?? [];
      return cappedToLifetime(shared, Number(age));
    };
  };

  const ready: PageCache['ready'] = (requested, wanted) => {
    const key = keys.read(requested);
    const entry = key === undefined ? undefined : kept.get(key);
    if (key === undefined || !entry || !isRight(entry) || !isValid(entry)) return undefined;
    const answer = entry.page.ready(wanted, secondsLeft(entry.made));
    if (answer === undefined) return undefined;
    outcomeOf(key, entry);
    if (!entry.isRevalidated) packSomeTime(key, entry);
    return answer;
  };

  return { around, ready, requested: () => keys.requested().filter((key) => kept.has(key)) };
}

/**
 * Deletes outdated pages. Each page also retains the data it was rendered from, such as whole lists, but the size limit
 * counts only the bytes of the page.
 */
export function evict(kept: Map<string, Pick<Entry, 'made'>> | LRUCache<string, Entry>, now: number): void {
  for (const [key, { made }] of kept) if (now >= made.rightUntil) kept.delete(key);
}

/**
 * Whether this response may be cached for all visitors: it must allow shared caches to store it. All 404s share one
 * entry.
 */
function isCacheable({ status, headers }: Response, key: string): boolean {
  const control = headers.get('cache-control') ?? '';
  if (
    (status !== 200 && !(status === 404 && key.endsWith(NOWHERE))) ||
    headers.has('set-cookie') ||
    headers.has('vary')
  )
    return false;
  return !/\bno-store\b/.test(control) && /\bs-maxage=[1-9]/.test(control);
}

/** Limits the cache headers of a response that is not cached here, so that other caches drop it in time. */
function cappedToLifetime(response: Response, secondsLeft: number): Response {
  const control = response.headers.get('cache-control');
  const capped = control && cappedAt(control, secondsLeft);
  if (!capped || capped === control) return response;
  const headers = new Headers(response.headers);
  headers.set('cache-control', capped);
  return changedResponse(response, { headers });
}

function asResponse({ status, headers, body }: ReadyResponse, outcome: Outcome): Response {
  const pairs = headers.flatMap((name, index) =>
    index % 2 === 0 ? [[name, headers[index + 1] ?? ''] as [string, string]] : [],
  );
  return new Response(body ?? null, { status, headers: [...pairs, [PAGE_CACHE, outcome]] });
}
