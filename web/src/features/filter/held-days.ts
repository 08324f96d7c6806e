import type { DayProgramme, DayView } from '../../domain/programme/day-view.ts';
import type { RowItem } from '../../domain/programme/programme-item.ts';
import { itemsOfView } from '../../domain/programme/shown-view.ts';
import { askData } from '../navigation/device.ts';
import { noteItems } from '../renewal/changed-items.ts';

/** What reads a day and works out what its addresses show: it comes with the items, and not with the first view. */
type DayWork = typeof import('./day-work.ts');

/** A day whose items are here. */
export type HeldDay = Pick<DayWork, 'dayView' | 'countPerDay'> & {
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
    else hold(path, { ...come, programme: keepRows(come.programme, path, first), since: first });
    return come?.programme;
  });
  asked.set(first, answer);
  return answer;
}

async function fetchDay(path: string): Promise<Omit<HeldDay, 'since'> | undefined> {
  try {
    // One address, whatever is chosen.
    const [answer, { parseDayItems, dayView, countPerDay }] = await Promise.all([
      askData(`${path}.items`, TIMEOUT_MS),
      import('./day-work.ts'),
    ]);
    const programme = parseDayItems(answer);
    return programme && { programme, dayView, countPerDay };
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
