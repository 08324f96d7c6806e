import { isPublished, type Scheduled } from '../domain/pages/scheduled.ts';
import { isRecord } from '../domain/unknown-values.ts';

/**
 * The publication dates in a parsed response, in ms and sorted. `view` is the result of the last call, valid until
 * `due`.
 */
type Known = { dates: readonly number[]; due: number; view: object };

const known = new WeakMap<object, Known>();

/**
 * Removes from a parsed response the parts that are published after `now`, such as a card of a scheduled news article or
 * a link to it. Returns the next date on which a part appears; until that date, returns the same object.
 */
export function publishedParts<T extends object>(response: T, now: Date): { view: T; changesAt?: Date } {
  const before = known.get(response);
  const dates = before?.dates ?? [...datesIn(response)].sort((a, b) => a - b);
  const due = dates.filter((date) => date <= +now).length;
  const partsNow = () => (dates.length === 0 ? response : partsAt(response, now));
  const view = before?.due === due ? before.view : partsNow();
  known.set(response, { dates, due, view });
  const next = dates[due];
  // Safe cast: parsers set publication dates only on list elements and on values of optional fields.
  return { view: view as T, changesAt: next === undefined ? undefined : new Date(next) };
}

function datesIn(value: unknown, found = new Set<number>()): Set<number> {
  if (!isContainer(value)) return found;
  if (isScheduled(value)) found.add(+value.publishedFrom);
  for (const inner of Object.values(value)) datesIn(inner, found);
  return found;
}

/**
 * Copies a value without the parts that are published later and without publication dates, which pages would render as
 * attributes of links.
 */
function partsAt(value: object, now: Date): object {
  const isVisible = (inner: unknown) => !isScheduled(inner) || isPublished(inner, now);
  const copy = (inner: unknown) => (isContainer(inner) ? partsAt(inner, now) : inner);
  if (Array.isArray(value)) return value.filter(isVisible).map(copy);
  const fields = Object.entries(value).filter(
    ([name, inner]) => name !== 'publishedFrom' && isVisible(inner),
  );
  return Object.fromEntries(fields.map(([name, inner]) => [name, copy(inner)]));
}

/** Whether a value is a list or a plain object, not a date. */
const isContainer = (value: unknown): value is object =>
  Array.isArray(value) || (isRecord(value) && Object.getPrototypeOf(value) === Object.prototype);

const isScheduled = (value: unknown): value is Required<Scheduled> =>
  isRecord(value) && value.publishedFrom instanceof Date;
