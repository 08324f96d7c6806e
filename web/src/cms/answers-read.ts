import { AsyncLocalStorage } from 'node:async_hooks';
import { nextMinute } from '../domain/time/when.ts';

/** An answer as it is kept: by the store that holds it, and by the pages that were made of it. */
export type Kept = {
  readonly value: unknown;
  /** When it was asked, milliseconds of the system clock. */
  readonly askedAt: number;
  /**
   * Since when, milliseconds of the system clock, it may no longer be what the service says: something was published, or a
   * newer answer has taken its place.
   */
  doubtedAt: number | undefined;
};

/** Something that was asked while a page was made. */
export type Read = {
  readonly value: unknown;
  askedAt(): number;
  /** Whether nobody has heard that it might have changed. */
  isGood(): boolean;
  /** Asks again, as for a new page; says whether the answer is still the same. Rejects where asking does. */
  isStillTrue(): Promise<boolean>;
};

// Not by an argument: what a page asks, it asks by many ways, of content and of UiTdatabank, and none may be forgotten.
const reading = new AsyncLocalStorage<Read[]>();
let underway = 0;

/**
 * To follow contexts costs every answer of the process something, also of pages that lie ready. It is given up once no page was
 * made for a while: to begin and end it with each page costs more.
 */
const REST_MS = 100;
let resting: ReturnType<typeof setTimeout> | undefined;

function rest(): void {
  resting = undefined;
  if (underway === 0) reading.disable();
}

/** Does what makes a page, and notes every answer that it is made of. */
export async function noteReads<T>(work: () => Promise<T>): Promise<{ result: T; reads: readonly Read[] }> {
  const reads: Read[] = [];
  underway += 1;
  try {
    const result = await reading.run(reads, work);
    return { result, reads };
  } finally {
    underway -= 1;
    if (underway === 0 && resting === undefined) resting = setTimeout(rest, REST_MS).unref();
  }
}

/** Notes that the page that is being made says something that is over at an instant, whatever it was made of. */
export function noteInstant(instant: Date): void {
  const isSo = { isGood: () => true, isStillTrue: async () => true };
  reading.getStore()?.push({ value: instant, askedAt: () => Number.POSITIVE_INFINITY, ...isSo });
}

/** Notes that the page that is being made shows minutes as of `now`: «nog 8 min», what time it is. */
export const noteNextMinute = (now: Date): void => noteInstant(new Date(nextMinute(+now)));

/**
 * Finds an answer, and notes it or its failure for the page that is being made, if one is. `find`, and later `findAgain`,
 * gives the answer as it is kept by then. Rejects where it does.
 */
export async function noteAnswer(find: () => Promise<Kept>, findAgain = find): Promise<Kept> {
  const kept = await find().catch(failed);
  let held = kept;
  reading.getStore()?.push({
    value: kept.value,
    askedAt: () => held.askedAt,
    isGood: () => held.doubtedAt === undefined,
    isStillTrue: async () => {
      held = await findAgain();
      return held.value === kept.value;
    },
  });
  return kept;
}

/** Notes that something was asked in vain: a page that is made without it is another as soon as there is an answer. */
function failed(error: unknown): never {
  const isGoneSoon = { isGood: () => true, isStillTrue: async () => false };
  reading.getStore()?.push({ value: undefined, askedAt: () => Number.POSITIVE_INFINITY, ...isGoneSoon });
  throw error;
}

/**
 * Notes what is made of several answers as one: a page that asks the whole programme to show one day of it is as it was
 * as long as that day is. `select` says the same of the same answers. An instant that it notes is the page's own.
 */
export async function readAsOne<T>(select: () => Promise<T>): Promise<T> {
  const noted = reading.getStore();
  if (noted === undefined) return select();
  let { result: value, reads } = await noteReads(select).catch(failed);
  const first = value;
  noted.push(...reads.filter((read) => read.value instanceof Date));
  noted.push({
    value,
    askedAt: () => Math.min(...reads.map((read) => read.askedAt())),
    isGood: () => reads.every((read) => read.isGood()),
    isStillTrue: async () => {
      const same = await Promise.all(reads.map((read) => read.isStillTrue()));
      if (same.every(Boolean)) return true;
      ({ result: value, reads } = await noteReads(select));
      return isSame(value, first);
    },
  });
  return value;
}

/**
 * Whether two answers say the same. Of plain things: lists, records, dates, words and numbers; anything else is another,
 * which costs no more than a page that is made for nothing. (Node's own comparison takes ten times as long.)
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
  // `as`: plain records, by the lines before.
  const [a, b] = [one as Record<string, unknown>, other as Record<string, unknown>];
  return names.length === others.length && names.every((name) => name in b && isSame(a[name], b[name]));
}
