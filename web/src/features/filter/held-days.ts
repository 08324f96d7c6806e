import { parseDayItems } from '../../domain/programme/day/day-items.ts';
import type { DayProgramme, DayView } from '../../domain/programme/day/day-view.ts';
import { itemsOfView } from '../../domain/programme/day/shown-view.ts';
import type { RowItem } from '../../domain/programme/programme-item.ts';
import { askData } from '../offline/ask-data.ts';
import { noteItems } from '../renewal/changed-items.ts';

export type HeldDay = {
  programme: DayProgramme;
  /** The first view that was on the page when they were asked for: they are not older than it. */
  since: DayView;
};

/** After this long, in ms, an answer that was asked for while nobody waited is not coming. */
const TIMEOUT_MS = 20_000;

let held: HeldDay | undefined;
const asked = new WeakMap<DayView, Promise<DayProgramme | undefined>>();
const listeners = new Set<() => void>();

/** The day of this document, once its items are loaded; always `undefined` on the server. */
export const heldDay = (): HeldDay | undefined => held;

/** Calls the listener whenever the items of the day were loaded. Returns how to stop. */
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
    else hold({ programme: keepRows(come, first), since: first });
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

function hold(day: HeldDay): void {
  noteItems([...day.programme.timetable, ...day.programme.ongoing]);
  held = day;
  for (const listener of listeners) listener();
}

/** The same day, with the very objects of rows that are rendered already and have not changed: React skips these. */
function keepRows(programme: DayProgramme, first: DayView): DayProgramme {
  const before = held?.programme;
  const known = [...(before ? [...before.timetable, ...before.ongoing] : []), ...itemsOfView(first)];
  const drawn = new Map(known.map((item) => [item.uuid, item]));
  const keep = (item: RowItem) => {
    const same = drawn.get(item.uuid);
    return same && textOf(same) === textOf(item) ? same : item;
  };
  return { ...programme, timetable: programme.timetable.map(keep), ongoing: programme.ongoing.map(keep) };
}

/** Equal rows give equal text: their fields are always written in one order. */
const textOf = (item: RowItem): string => JSON.stringify(item);
