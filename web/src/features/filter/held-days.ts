import { parseDayItems } from '../../domain/programme/day-items.ts';
import type { DayProgramme, DayView } from '../../domain/programme/day-view.ts';
import type { RowItem } from '../../domain/programme/programme-item.ts';
import { itemsOfView } from '../../domain/programme/shown-view.ts';
import { askData } from '../offline/ask-data.ts';
import { noteItems } from '../renewal/changed-items.ts';

/** A day whose items are loaded. */
export type HeldDay = {
  programme: DayProgramme;
  /** The first view that was on the page when they were asked for: they are not older than it. */
  since: DayView;
};

/** How many days are held: more than the festival has. */
const MOST = 12;

/** After this long, in ms, an answer that was asked for while nobody waited is not coming. */
const TIMEOUT_MS = 20_000;

const held = new Map<string, HeldDay>();
const asked = new WeakMap<DayView, Promise<DayProgramme | undefined>>();
const listeners = new Set<() => void>();

/** The day at a path, where its items are here; always `undefined` on the server. */
export const heldDay = (path: string): HeldDay | undefined => held.get(path);

/** Calls the listener whenever the items of a day came. Returns how to stop. */
export function listenForDays(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * Asks for the items of the day at a path, once for each first view of it; again where that failed. Gives `undefined`
 * where they do not come, for whatever reason, an answer that cannot be read among them.
 */
export function askForDay(path: string, first: DayView): Promise<DayProgramme | undefined> {
  const before = asked.get(first);
  if (before) return before;
  const answer = fetchDay(path).then((come) => {
    if (come === undefined) asked.delete(first);
    else hold(path, { programme: keepRows(come, path, first), since: first });
    return come;
  });
  asked.set(first, answer);
  return answer;
}

async function fetchDay(path: string): Promise<DayProgramme | undefined> {
  try {
    // One address, whatever is chosen.
    return parseDayItems(await askData(`${path}.items`, TIMEOUT_MS));
  } catch {
    return undefined;
  }
}

function hold(path: string, day: HeldDay): void {
  noteItems([...day.programme.timetable, ...day.programme.ongoing]);
  held.delete(path);
  held.set(path, day);
  const [oldest] = held.keys();
  if (held.size > MOST && oldest !== undefined) held.delete(oldest);
  for (const listener of listeners) listener();
}

/** The same day, with the very objects of rows that are drawn already and have not changed: these are not drawn again. */
function keepRows(programme: DayProgramme, path: string, first: DayView): DayProgramme {
  const before = held.get(path)?.programme;
  const known = [...(before ? [...before.timetable, ...before.ongoing] : []), ...itemsOfView(first)];
  const drawn = new Map(known.map((item) => [item.uuid, item]));
  const keep = (item: RowItem) => {
    const same = drawn.get(item.uuid);
    return same && textOf(same) === textOf(item) ? same : item;
  };
  return { ...programme, timetable: programme.timetable.map(keep), ongoing: programme.ongoing.map(keep) };
}

/** Both are written with their parts in one order: what differs is another row. */
const textOf = (item: RowItem): string => JSON.stringify(item);
