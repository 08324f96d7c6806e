import { parseDayItems } from '../../domain/programme/day/day-items.ts';
import type { DayProgramme, DayView } from '../../domain/programme/day/day-view.ts';
import { itemsOfView } from '../../domain/programme/day/shown-view.ts';
import type { RowItem } from '../../domain/programme/programme-item.ts';
import { fetchData } from '../offline/fetch-data.ts';
import { noteItems } from '../renewal/changed-items.ts';

export type FetchedDay = {
  programme: DayProgramme;
  /** The view in the document when the items were requested. The items are at least as recent as this view. */
  since: DayView;
};

/** The timeout of the request for a day's items, in ms. */
const TIMEOUT_MS = 20_000;

let current: FetchedDay | undefined;
const requested = new WeakMap<DayView, Promise<DayProgramme | undefined>>();
const listeners = new Set<() => void>();

/** Returns the day of this document once its items have loaded. Always returns `undefined` on the server. */
export const fetchedDay = (): FetchedDay | undefined => current;

/** Calls the listener whenever a day's items have loaded. Returns a function that removes the listener. */
export function listenForDays(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * Loads the items of the day at a path: once for each view that a document contained (`first`), and again after a
 * failure. Returns `undefined` if the items do not arrive or cannot be parsed.
 */
export function fetchDayOnce(path: string, first: DayView): Promise<DayProgramme | undefined> {
  const before = requested.get(first);
  if (before) return before;
  const answer = fetchDay(path).then((come) => {
    if (come === undefined) requested.delete(first);
    else setCurrent({ programme: keepRows(come, first), since: first });
    return come;
  });
  requested.set(first, answer);
  return answer;
}

async function fetchDay(path: string): Promise<DayProgramme | undefined> {
  try {
    // Every selection uses the same address, so caches share one response.
    return parseDayItems(await fetchData(`${path}.items`, TIMEOUT_MS));
  } catch {
    return undefined;
  }
}

function setCurrent(day: FetchedDay): void {
  noteItems([...day.programme.timetable, ...day.programme.ongoing]);
  current = day;
  for (const listener of listeners) listener();
}

/** Returns the programme, reusing the objects of unchanged rows, so that React skips rendering them. */
function keepRows(programme: DayProgramme, first: DayView): DayProgramme {
  const before = current?.programme;
  const known = [...(before ? [...before.timetable, ...before.ongoing] : []), ...itemsOfView(first)];
  const drawn = new Map(known.map((item) => [item.uuid, item]));
  const keep = (item: RowItem) => {
    const same = drawn.get(item.uuid);
    return same && textOf(same) === textOf(item) ? same : item;
  };
  return { ...programme, timetable: programme.timetable.map(keep), ongoing: programme.ongoing.map(keep) };
}

/** Serializes a row for comparison. Equal rows have equal text, because their fields are always in the same order. */
const textOf = (item: RowItem): string => JSON.stringify(item);
