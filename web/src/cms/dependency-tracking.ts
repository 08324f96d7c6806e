import { AsyncLocalStorage } from 'node:async_hooks';
import { nextMinute } from '../domain/time/when.ts';

/** A cached response, shared by the cache and the pages that were rendered from it. */
export type CachedValue = {
  readonly value: unknown;
  /** When the response was requested, in ms of the system clock. */
  readonly requestedAt: number;
  /**
   * When the response was invalidated (system clock, in ms), by a publication or by a newer response; else `undefined`.
   */
  invalidatedAt: number | undefined;
};

/** A response that was read while a page was rendered. */
export type Dependency = {
  readonly value: unknown;
  requestedAt(): number;
  /** Whether the response is still valid, without a refetch. */
  isValid(): boolean;
  /** Refetches the response, as a new page would, and returns whether it is unchanged. Rejects if the fetch fails. */
  isUnchanged(): Promise<boolean>;
};

// AsyncLocalStorage instead of a parameter: a page reads through many functions, and every read must be recorded.
const reading = new AsyncLocalStorage<Dependency[]>();
let underway = 0;

/**
 * Delay before context tracking is switched off, in ms. While it is on, it slows every request of the process,
 * including requests served from the page cache; but switching it on and off for each page would cost even more.
 */
const REST_MS = 100;
let resting: ReturnType<typeof setTimeout> | undefined;

function rest(): void {
  resting = undefined;
  if (underway === 0) reading.disable();
}

/** Runs `work` and records every response it depends on. */
export async function trackDependencies<T>(
  work: () => Promise<T>,
): Promise<{ result: T; reads: readonly Dependency[] }> {
  const reads: Dependency[] = [];
  underway += 1;
  try {
    const result = await reading.run(reads, work);
    return { result, reads };
  } finally {
    underway -= 1;
    if (underway === 0 && resting === undefined) resting = setTimeout(rest, REST_MS).unref();
  }
}

/** Records that the page being rendered is outdated from `instant` on, regardless of its data. */
export function noteExpiry(instant: Date): void {
  const isSo = { isValid: () => true, isUnchanged: async () => true };
  reading.getStore()?.push({ value: instant, requestedAt: () => Number.POSITIVE_INFINITY, ...isSo });
}

/** Records that the page being rendered shows the minutes at `now`, such as «nog 8 min» or the current time. */
export const noteNextMinute = (now: Date): void => noteExpiry(new Date(nextMinute(+now)));

/** Reads a response with `find`, and records it or its failure. `findAgain` rereads it later. Rejects like `find`. */
export async function trackResponse(
  find: () => Promise<CachedValue>,
  findAgain = find,
): Promise<CachedValue> {
  const kept = await find().catch(failed);
  let held = kept;
  reading.getStore()?.push({
    value: kept.value,
    requestedAt: () => held.requestedAt,
    isValid: () => held.invalidatedAt === undefined,
    isUnchanged: async () => {
      held = await findAgain();
      return held.value === kept.value;
    },
  });
  return kept;
}

/** Records a failed read, then rethrows. A page rendered without the response is outdated once the read succeeds. */
function failed(error: unknown): never {
  const isGoneSoon = { isValid: () => true, isUnchanged: async () => false };
  reading.getStore()?.push({ value: undefined, requestedAt: () => Number.POSITIVE_INFINITY, ...isGoneSoon });
  throw error;
}

/**
 * Records a value computed from several responses as a single read: a page that shows one day of the programme then
 * depends on that day only. `select` must be deterministic. Expiries that it records apply to the whole page.
 */
export async function trackSelection<T>(select: () => Promise<T>): Promise<T> {
  const noted = reading.getStore();
  if (noted === undefined) return select();
  let { result: value, reads } = await trackDependencies(select).catch(failed);
  const first = value;
  noted.push(...reads.filter((read) => read.value instanceof Date));
  noted.push({
    value,
    requestedAt: () => Math.min(...reads.map((read) => read.requestedAt())),
    isValid: () => reads.every((read) => read.isValid()),
    isUnchanged: async () => {
      const same = await Promise.all(reads.map((read) => read.isUnchanged()));
      if (same.every(Boolean)) return true;
      ({ result: value, reads } = await trackDependencies(select));
      return isSame(value, first);
    },
  });
  return value;
}

/**
 * Compares plain data deeply: arrays, plain objects, dates and primitives. Other values always count as different,
 * which at worst renders a page once more. (Node's own comparison takes ten times as long.)
 */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (one instanceof Date) return other instanceof Date && +one === +other;
  if (Array.isArray(one)) {
    if (!Array.isArray(other) || one.length !== other.length) return false;
    for (let index = 0; index < one.length; index += 1) if (!isSame(one[index], other[index])) return false;
    return true;
  }
  if (Object.getPrototypeOf(one) !== Object.prototype || Object.getPrototypeOf(other) !== Object.prototype)
    return false;
  const [names, others] = [Object.keys(one), Object.keys(other)];
  // `as`: both are plain objects, checked above.
  const [a, b] = [one as Record<string, unknown>, other as Record<string, unknown>];
  return names.length === others.length && names.every((name) => name in b && isSame(a[name], b[name]));
}
