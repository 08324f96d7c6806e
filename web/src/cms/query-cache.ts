import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { AnswerStore, AnswerTo } from '../http/answer-store.ts';
import { TimeoutError, withTimeout } from '../http/timeout.ts';
import { isSame, type Kept, noteAnswer } from './answers-read.ts';
import { createAway } from './away.ts';
import { ContentUnavailable, QueueFullError } from './client.ts';
import { LONGEST_LINE_MS } from './rest-throttle.ts';

export type QueryCacheOptions = {
  /** Up to this age, in milliseconds, an answer is given as it is. */
  freshMs: number;
  /** Up to this age it is given at once, and asked again behind the visitor's back. */
  staleMs: number;
  /** Up to this age it is given when asking again fails. */
  onErrorMs: number;
  /**
   * After any failure kept answers are given unasked for this long; then, until there is an answer, one question at a time
   * is asked behind the back of who is given a kept one: nobody waits for a server that is away.
   */
  pauseMs: number;
  /**
   * For so long after it became doubtful, because something was published, an answer is given as one that is stale: nobody
   * waits for what one visitor has had asked again already.
   */
  doubtedMs: number;
  /**
   * How long whoever asks waits for an answer, however many requests it takes; one that comes later is kept all the
   * same. Left out: as long as that takes.
   */
  waitMs?: number;
  /**
   * How long our own line in front of the service is, in milliseconds; below zero, how long it has been gone. While that
   * holds questions up, whoever has no older answer waits on: it says nothing of the service, which is waited for as long
   * as ever once the line is gone.
   */
  lineMs?: () => number;
  /** How many answers are kept. */
  max: number;
  /** How many «not found» are kept, apart: addresses that a scanner makes up must not push out real answers. */
  maxMissing: number;
  /** The system clock, milliseconds. */
  clock: () => number;
  /** Where answers are kept for a process that starts while their service is away. */
  store?: AnswerStore;
};

/** More than there are: the edition, its filters, its days and the search index. */
const MAX_DERIVED = 100;

type Held = Kept & {
  /** Until then it is given when asking again fails. */
  until: number;
  tags: readonly string[];
  /** What was parsed of each response that the value was made of, by its question. */
  readings: ReadonlyMap<string, Reading>;
};

/** A parsed response, and the digest of what it was parsed from. */
type Reading = { digest: string; value: unknown };

/** A value that was computed from others, and these. */
type Derived = { value: unknown; from: readonly unknown[] };

type AddTags = (tags: Iterable<string>) => void;
/** Makes an answer that follows from an older one as old as that, in milliseconds of the system clock. */
type AsOf = (askedAt: number) => void;

/** Asks, and makes of the answers what is wanted; `undefined` is «not found». */
type Ask<T> = (answerTo: AnswerTo, addTags: AddTags, asOf: AsOf) => Promise<T>;

/** What was asked, kept by key and tag. Facts only: whoever reads an answer judges it with the present clock. */
export type QueryCache = {
  /**
   * The kept answer, or a new one. `ask` runs once however many wait for it; what it finds out it can add to the tags.
   * `waitMs` for who has waited already, and has less of it left than the store gives.
   */
  get<T>(key: string, tags: readonly string[], ask: Ask<T>, waitMs?: number): Promise<T>;
  /** The kept answer as far as it is good unasked, with when it was asked. Asks nobody. */
  peek<T>(key: string): { value: T; askedAt: number } | undefined;
  /** Asks behind everybody's back, unless the kept answer is fresh. */
  refresh(key: string, tags: readonly string[], ask: () => Promise<unknown>): void;
  /**
   * Has every answer with one of the tags (all of them without tags) asked again by whoever wants it next; kept for errors.
   * Says how many those were.
   */
  expire(tags?: readonly string[]): number;
  /**
   * A value computed from values of this cache; computed again once one of `from` is another object. An unchanged answer stays
   * the same object, also when it was asked again. `compute` may update the value that it returned `before`.
   */
  derive<T>(key: string, from: readonly unknown[], compute: (before: T | undefined) => T): T;
  /** When the kept answer was asked, milliseconds of the system clock. */
  askedAt(key: string): number | undefined;
  /** When the oldest and newest kept answers were asked, milliseconds of the system clock. */
  ages(): { count: number; oldest?: number; newest?: number };
};

/**
 * Creates a store of answers with stale-while-revalidate and stale-on-error. In one file: what is held, asked and recalled from the
 * disk are three ways to the same answer, and each changes what the others may give.
 */
export function createQueryCache(options: QueryCacheOptions): QueryCache {
  // A page that was made of an answer hears by it that there may be another.
  const doubt = (kept: Held) => {
    kept.doubtedAt ??= options.clock();
  };
  const held = new LRUCache<string, Held>({ max: options.max, dispose: doubt });
  const missing = new LRUCache<string, Held>({ max: options.maxMissing, dispose: doubt });
  const derived = new LRUCache<string, Derived>({ max: MAX_DERIVED });
  const asking = new Map<string, Promise<Held>>();
  const recalling = new Map<string, Promise<Held | undefined>>();
  const { store } = options;
  /** The last publication, another object each time. */
  let published = { at: Number.NEGATIVE_INFINITY };
  const away = createAway(options);

  const askAgain = (key: string, given: readonly string[], ask: Ask<unknown>): Promise<Held> => {
    const running = asking.get(key);
    if (running) return running;
    let askedAt = options.clock();
    const publishedBefore = published;
    const tags = [...given];
    const asOf: AsOf = (older) => {
      askedAt = older;
    };
    let heard: { question: unknown; answer: unknown } | undefined;
    const readBefore = (held.get(key) ?? missing.get(key))?.readings;
    const readings = new Map<string, Reading>();
    const answerTo: AnswerTo = async (question, put, read) => {
      heard = { question, answer: await put() };
      const digest = digestOf(heard.answer);
      const name = JSON.stringify(question);
      const known = readBefore?.get(name);
      // `as`: a question is read in one way, so that the value has the same type.
      const value = known?.digest === digest ? (known.value as ReturnType<typeof read>) : read(heard.answer);
      readings.set(name, { digest, value });
      return { value, askedAt };
    };
    const work = ask(answerTo, (more) => tags.push(...more), asOf)
      .then((found) => {
        away.answered();
        const before = held.get(key) ?? missing.get(key);
        // The same answer stays the same object, so that what was made of it can be seen to be as true as it was.
        const value = before && isSame(before.value, found) ? before.value : found;
        // An answer that was under way during a publication may still tell the old story.
        const answer = {
          value,
          askedAt,
          until: askedAt + options.onErrorMs,
          tags,
          readings,
          doubtedAt: published === publishedBefore ? undefined : published.at,
        };
        if (heard && value === undefined) store?.drop(heard.question);
        else if (heard) store?.keep(heard.question, { answer: heard.answer, askedAt });
        (value === undefined ? held : missing).delete(key);
        (value === undefined ? missing : held).set(key, answer);
        return answer;
      })
      .catch((error: unknown) => {
        // Only who was asked can be away.
        if (!(error instanceof QueueFullError)) away.failed();
        throw error;
      })
      .finally(() => asking.delete(key));
    asking.set(key, work);
    return work;
  };

  /** Makes of the answer on disk what would have been made of the service's, and holds it; `undefined` where there is none. */
  const recall = (key: string, given: readonly string[], ask: Ask<unknown>): Promise<Held | undefined> => {
    if (!store) return Promise.resolve(undefined);
    const running = recalling.get(key);
    if (running) return running;
    const tags = [...given];
    let askedAt: number | undefined;
    const answerTo: AnswerTo = async (question, _ask, read) => {
      const kept = await store.recall(question);
      if (!kept || options.clock() - kept.askedAt >= store.maxAgeMs)
        throw new ContentUnavailable('no answer is kept on disk');
      askedAt = kept.askedAt;
      return { value: read(kept.answer), askedAt };
    };
    const work = ask(
      answerTo,
      (more) => tags.push(...more),
      () => undefined,
    )
      .then((value) => {
        if (askedAt === undefined || value === undefined) return undefined;
        const until = askedAt + store.maxAgeMs;
        const answer = { value, askedAt, until, tags, readings: new Map(), doubtedAt: undefined };
        const present = held.get(key);
        if (present && present.askedAt > askedAt) return present;
        held.set(key, answer);
        return answer;
      })
      .catch(() => undefined)
      .finally(() => recalling.delete(key));
    recalling.set(key, work);
    return work;
  };

  const soon = async (work: Promise<Held>, hasOther: boolean, waitMs?: number): Promise<Held> => {
    const { lineMs = () => Number.NEGATIVE_INFINITY } = options;
    if (waitMs === undefined) return work;
    let left = LONGEST_LINE_MS + waitMs;
    for (let wait = waitMs; ; ) {
      try {
        return await withTimeout(wait, () => work);
      } catch (error) {
        if (!(error instanceof TimeoutError)) throw error;
        left -= wait;
        const owed = lineMs() + waitMs;
        wait = hasOther ? 0 : Math.min(owed, left);
        if (wait > 0) continue;
        if (owed <= 0) away.failed();
        throw new ContentUnavailable(error.message);
      }
    }
  };

  const keptAt = (key: string) => {
    const kept = held.get(key) ?? missing.get(key);
    return { kept, age: kept ? options.clock() - kept.askedAt : Number.POSITIVE_INFINITY };
  };

  const isGivenMeanwhile = ({ doubtedAt }: Held, age: number) =>
    age < options.staleMs && (doubtedAt === undefined || options.clock() - doubtedAt < options.doubtedMs);

  const answer = async (
    key: string,
    tags: readonly string[],
    ask: Ask<unknown>,
    waitMs = options.waitMs,
  ): Promise<Held> => {
    const { kept, age } = keptAt(key);
    if (kept && kept.doubtedAt === undefined && age < options.freshMs) return kept;
    const older = kept && options.clock() < kept.until ? kept : undefined;
    if (away.isAway()) {
      const known = older ?? (await recall(key, tags, ask));
      if (known) away.probe(() => askAgain(key, tags, ask));
      if (known) return known;
    }
    const work = askAgain(key, tags, ask);
    if (kept && isGivenMeanwhile(kept, age)) {
      work.catch(() => undefined);
      return kept;
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
      // Whoever looks again later begins to wait anew.
      const kept = await noteAnswer(
        () => answer(key, tags, ask, waitMs),
        () => answer(key, tags, ask),
      );
      // `as T`: a key names one question, and a question has one type of answer.
      return kept.value as T;
    },
    peek<T>(key: string) {
      const { kept, age } = keptAt(key);
      if (!kept || kept.doubtedAt !== undefined || age >= options.staleMs) return undefined;
      // `as T` for the same reason.
      return { value: kept.value as T, askedAt: kept.askedAt };
    },
    refresh(key, tags, ask) {
      const { kept, age } = keptAt(key);
      if (kept && kept.doubtedAt === undefined && age < options.freshMs) return;
      askAgain(key, tags, ask).catch(() => undefined);
    },
    expire(tags) {
      published = { at: options.clock() };
      // Marked in place: setting anew while walking an LRU moves what was set, and the walk never ends.
      const meant = [...held.values(), ...missing.values()].filter(
        (kept) => !tags || kept.tags.some((tag) => tags.includes(tag)),
      );
      for (const kept of meant) doubt(kept);
      return meant.length;
    },
    derive<T>(key: string, from: readonly unknown[], compute: (before: T | undefined) => T): T {
      const before = derived.get(key);
      // `as T`: a key names one computation, which has one type of value.
      const known = before?.value as T | undefined;
      if (before && known !== undefined && from.every((one, at) => one === before.from[at])) return known;
      const value = compute(known);
      derived.set(key, { value, from });
      return value;
    },
    askedAt: (key) => keptAt(key).kept?.askedAt,
    ages() {
      const times = [...held.values()].map(({ askedAt }) => askedAt);
      return times.length === 0
        ? { count: 0 }
        : { count: times.length, oldest: Math.min(...times), newest: Math.max(...times) };
    },
  };
}

/** Tells two responses apart: of most that are asked again by age, every byte is the same. */
const digestOf = (answer: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(answer) ?? '')
    .digest('base64');
