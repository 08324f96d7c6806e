import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { ReadResponse, ResponseStore } from '../http/response-store.ts';
import { TimeoutError, withTimeout } from '../http/timeout.ts';
import { createCircuitBreaker } from './circuit-breaker.ts';
import { ContentUnavailable, QueueFullError } from './client.ts';
import { type CachedValue, isSame, trackResponse } from './dependency-tracking.ts';
import { MAX_QUEUE_MS } from './rest-throttle.ts';

export type QueryCacheOptions = {
  /** Maximum age at which a response is returned without a refetch, in ms. */
  freshMs: number;
  /** Maximum age at which a response is returned at once while it is refetched in the background, in ms. */
  staleMs: number;
  /** Maximum age at which a response is returned if refetching fails, in ms. */
  onErrorMs: number;
  /** How long the circuit breaker stays open after a failure, in ms; then one request at a time probes the service. */
  pauseMs: number;
  /** Grace period after an invalidation, in ms: the response is still returned while one refetch runs. */
  invalidatedMs: number;
  /**
   * How long callers wait if no usable response is cached, in ms; by default forever. A late response is still cached.
   */
  waitMs?: number;
  /**
   * Returns the current wait in our request queue, in ms; negative: time since the queue emptied. A caller without an
   * older response does not time out while its request is queued: the full `waitMs` starts when the queue is empty.
   */
  queueMs?: () => number;
  /** Maximum number of cached responses. */
  max: number;
  /** Maximum number of cached «not found» responses. Separate, because a scanner must not evict real responses. */
  maxMissing: number;
  /** Returns the system time, in ms. */
  clock: () => number;
  /** Stores responses on disk, for a process that starts while the service that sent them is unavailable. */
  store?: ResponseStore;
};

/** Maximum number of derived values: the filters, searches and days of about twenty editions. */
const MAX_DERIVED = 250;

type CacheEntry = CachedValue & {
  /** The response may be returned until this time if refetching fails, in ms of the system clock. */
  until: number;
  tags: readonly string[];
  /** The parsed responses that the value was computed from, by their queries. */
  readings: ReadonlyMap<string, Reading>;
};

/** A parsed response, with the digest of the response as it was sent. */
type Reading = { digest: string; value: unknown };

/** A computed value and its inputs. */
type Derived = { value: unknown; from: readonly unknown[] };

type AddTags = (tags: Iterable<string>) => void;
/** Sets the request time of a value to that of the older response it is based on, in ms of the system clock. */
type AsOf = (requestedAt: number) => void;

/** Fetches and computes a value; returns `undefined` for «not found». */
type Ask<T> = (readResponse: ReadResponse, addTags: AddTags, asOf: AsOf) => Promise<T>;

/** Caches values by key and tag. Cached values must not depend on the time of the call. */
export type QueryCache = {
  /** Returns the cached response or fetches it, once for all concurrent callers. `waitMs` shortens the timeout. */
  get<T>(key: string, tags: readonly string[], ask: Ask<T>, waitMs?: number): Promise<T>;
  /** Returns the cached response with the time of its request, if the response is valid. Sends no request. */
  peek<T>(key: string): { value: T; requestedAt: number } | undefined;
  /** Fetches a response, unless the cached one is fresh. Returns the response, or `undefined` if the fetch fails. */
  refresh<T>(key: string, tags: readonly string[], ask: () => Promise<T>): Promise<T | undefined>;
  /** Invalidates responses with one of the tags (default: all), but keeps them for outages. Returns their number. */
  invalidate(tags?: readonly string[]): number;
  /**
   * Computes a value from cached values, and recomputes it when one of `from` is another object. (A response that is
   * unchanged after a refetch remains the same object.) `compute` may update and return the previous value, `before`.
   */
  derive<T>(key: string, from: readonly unknown[], compute: (before: T | undefined) => T): T;
  /** Returns when the cached response was requested, in ms of the system clock. */
  requestedAt(key: string): number | undefined;
  /** Returns when the oldest and the newest cached response were requested, in ms of the system clock. */
  ages(): { count: number; oldest?: number; newest?: number };
};

/**
 * Creates a response cache with stale-while-revalidate and stale-on-error. This is one file, because cached, running
 * and stored responses together determine which one a caller gets.
 */
export function createQueryCache(options: QueryCacheOptions): QueryCache {
  // Change the entry instead of replacing it: pages rendered from this response have a reference to the entry.
  const markInvalid = (entry: CacheEntry) => {
    entry.invalidatedAt ??= options.clock();
  };
  const entries = new LRUCache<string, CacheEntry>({ max: options.max, dispose: markInvalid });
  const missing = new LRUCache<string, CacheEntry>({ max: options.maxMissing, dispose: markInvalid });
  const derived = new LRUCache<string, Derived>({ max: MAX_DERIVED });
  const asking = new Map<string, Promise<CacheEntry>>();
  const recalling = new Map<string, Promise<CacheEntry | undefined>>();
  const { store } = options;
  /** The last publication. Each publication is a new object, so that two can be distinguished. */
  let published = { at: Number.NEGATIVE_INFINITY };
  const breaker = createCircuitBreaker(options);

  const refetch = (key: string, given: readonly string[], ask: Ask<unknown>): Promise<CacheEntry> => {
    const running = asking.get(key);
    if (running) return running;
    let requestedAt = options.clock();
    const publishedBefore = published;
    const tags = [...given];
    const asOf: AsOf = (older) => {
      requestedAt = older;
    };
    let heard: { question: unknown; answer: unknown } | undefined;
    const readBefore = (entries.get(key) ?? missing.get(key))?.readings;
    const readings = new Map<string, Reading>();
    const readResponse: ReadResponse = async (question, put, read) => {
      heard = { question, answer: await put() };
      const digest = digestOf(heard.answer);
      const name = JSON.stringify(question);
      const known = readBefore?.get(name);
      // `as`: each query has one parser, so a stored value has the type that the parser of its query returns.
      const value = known?.digest === digest ? (known.value as ReturnType<typeof read>) : read(heard.answer);
      readings.set(name, { digest, value });
      return { value, requestedAt };
    };
    const work = ask(readResponse, (more) => tags.push(...more), asOf)
      .then((found) => {
        breaker.succeeded();
        const before = entries.get(key) ?? missing.get(key);
        // If the new response equals the cached one, keep the cached object: values derived from it stay valid.
        const value = before && isSame(before.value, found) ? before.value : found;
        // A response that was in flight during a publication may contain the old content: store it as invalidated.
        const answer = {
          value,
          requestedAt,
          until: requestedAt + options.onErrorMs,
          tags,
          readings,
          invalidatedAt: published === publishedBefore ? undefined : published.at,
        };
        if (heard && value === undefined) store?.drop(heard.question);
        else if (heard) store?.keep(heard.question, { answer: heard.answer, requestedAt });
        (value === undefined ? entries : missing).delete(key);
        (value === undefined ? missing : entries).set(key, answer);
        return answer;
      })
      .catch((error: unknown) => {
        // A request that was never sent says nothing about the service.
        if (!(error instanceof QueueFullError)) breaker.failed();
        throw error;
      })
      .finally(() => asking.delete(key));
    asking.set(key, work);
    return work;
  };

  /**
   * Parses and caches the response in the store as if the service had just sent it; `undefined` if the store has none.
   */
  const recall = (
    key: string,
    given: readonly string[],
    ask: Ask<unknown>,
  ): Promise<CacheEntry | undefined> => {
    if (!store) return Promise.resolve(undefined);
    const running = recalling.get(key);
    if (running) return running;
    const tags = [...given];
    let requestedAt: number | undefined;
    const readResponse: ReadResponse = async (question, _ask, read) => {
      const entry = await store.recall(question);
      if (!entry || options.clock() - entry.requestedAt >= store.maxAgeMs)
        throw new ContentUnavailable('no response is stored on disk');
      requestedAt = entry.requestedAt;
      return { value: read(entry.answer), requestedAt };
    };
    const work = ask(
      readResponse,
      (more) => tags.push(...more),
      () => undefined,
    )
      .then((value) => {
        if (requestedAt === undefined || value === undefined) return undefined;
        const until = requestedAt + store.maxAgeMs;
        const answer = { value, requestedAt, until, tags, readings: new Map(), invalidatedAt: undefined };
        const present = entries.get(key);
        if (present && present.requestedAt > requestedAt) return present;
        entries.set(key, answer);
        return answer;
      })
      .catch(() => undefined)
      .finally(() => recalling.delete(key));
    recalling.set(key, work);
    return work;
  };

  // Waits for a running request. If there is no older response, the timeout starts only when our own queue is empty.
  const soon = async (work: Promise<CacheEntry>, hasOther: boolean, waitMs?: number): Promise<CacheEntry> => {
    const { queueMs = () => Number.NEGATIVE_INFINITY } = options;
    if (waitMs === undefined) return work;
    let left = MAX_QUEUE_MS + waitMs;
    for (let wait = waitMs; ; ) {
      try {
        return await withTimeout(wait, () => work);
      } catch (error) {
        if (!(error instanceof TimeoutError)) throw error;
        left -= wait;
        const owed = queueMs() + waitMs;
        wait = hasOther ? 0 : Math.min(owed, left);
        if (wait > 0) continue;
        if (owed <= 0) breaker.failed();
        throw new ContentUnavailable(error.message);
      }
    }
  };

  const entryAt = (key: string) => {
    const entry = entries.get(key) ?? missing.get(key);
    return { entry, age: entry ? options.clock() - entry.requestedAt : Number.POSITIVE_INFINITY };
  };

  // Whether a response is returned while its refetch runs.
  const isGivenMeanwhile = ({ invalidatedAt }: CacheEntry, age: number) =>
    age < options.staleMs &&
    (invalidatedAt === undefined || options.clock() - invalidatedAt < options.invalidatedMs);

  const answer = async (
    key: string,
    tags: readonly string[],
    ask: Ask<unknown>,
    waitMs = options.waitMs,
  ): Promise<CacheEntry> => {
    const { entry, age } = entryAt(key);
    if (entry && entry.invalidatedAt === undefined && age < options.freshMs) return entry;
    const older = entry && options.clock() < entry.until ? entry : undefined;
    if (breaker.isOpen()) {
      const known = older ?? (await recall(key, tags, ask));
      if (known) breaker.probe(() => refetch(key, tags, ask));
      if (known) return known;
    }
    const work = refetch(key, tags, ask);
    if (entry && isGivenMeanwhile(entry, age)) {
      work.catch(() => undefined);
      return entry;
    }
    try {
      return await soon(work, older !== undefined, waitMs);
    } catch (error) {
      const known = older ?? (await recall(key, tags, ask));
      if (known) return known;
      throw error;
    }
  };

  return {
    async get<T>(key: string, tags: readonly string[], ask: Ask<T>, waitMs?: number): Promise<T> {
      // The first call uses this caller's timeout; a later reread uses the default.
      const entry = await trackResponse(
        () => answer(key, tags, ask, waitMs),
        () => answer(key, tags, ask),
      );
      // Safe cast: a key names one query, which has one response type.
      return entry.value as T;
    },
    peek<T>(key: string) {
      const { entry, age } = entryAt(key);
      if (!entry || entry.invalidatedAt !== undefined || age >= options.staleMs) return undefined;
      // `as T`: a key names one query, which has one response type.
      return { value: entry.value as T, requestedAt: entry.requestedAt };
    },
    async refresh<T>(key: string, tags: readonly string[], ask: () => Promise<T>) {
      const { entry, age } = entryAt(key);
      const isFresh = entry && entry.invalidatedAt === undefined && age < options.freshMs;
      const current = isFresh ? entry : await refetch(key, tags, ask).catch(() => undefined);
      // `as T`: a key names one query, which has one response type.
      return current?.value as T | undefined;
    },
    invalidate(tags) {
      published = { at: options.clock() };
      // Change entries in place: `set` while iterating over an LRU cache moves the entry, and the loop would never end.
      const meant = [...entries.values(), ...missing.values()].filter(
        (entry) => !tags || entry.tags.some((tag) => tags.includes(tag)),
      );
      for (const entry of meant) markInvalid(entry);
      return meant.length;
    },
    derive<T>(key: string, from: readonly unknown[], compute: (before: T | undefined) => T): T {
      const before = derived.get(key);
      // `as T`: a key names one computation, which has one type of value.
      const known = before?.value as T | undefined;
      const hasSameInputs =
        before?.from.length === from.length && from.every((one, at) => one === before.from[at]);
      if (known !== undefined && hasSameInputs) return known;
      const value = compute(known);
      derived.set(key, { value, from });
      return value;
    },
    requestedAt: (key) => entryAt(key).entry?.requestedAt,
    ages() {
      const times = [...entries.values()].map(({ requestedAt }) => requestedAt);
      return times.length === 0
        ? { count: 0 }
        : { count: times.length, oldest: Math.min(...times), newest: Math.max(...times) };
    },
  };
}

/** Returns a digest of a response for comparison, because most refetched responses are identical byte for byte. */
const digestOf = (answer: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(answer) ?? '')
    .digest('base64');
