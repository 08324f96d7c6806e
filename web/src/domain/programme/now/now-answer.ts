import { byNumberedName } from '../../lettering.ts';
import { dayOf } from '../../time/brussels.ts';
import { endOf, isRunning } from '../../time/when.ts';
import { momentId } from '../moment.ts';
import type { RowItem } from '../programme-item.ts';
import type { SavedMoment } from '../saved/saved-moment.ts';
import { isCancelled, isClosed } from '../status.ts';
import { type WalkingTable, walkingMinutes } from '../walking.ts';
import { isDropIn, isOpenAt, openingHours } from './drop-in.ts';
import { SOON_MINUTES, stateWords } from './now-words.ts';

const MINUTE_MS = 60_000;

/** How long after its start visitors may still enter a performance, in minutes. */
const LATE_MINUTES = 10;

/** How long a meaningful visit to a drop-in item takes, in minutes. */
const VISIT_MINUTES = 10;

/** The amounts of free time that visitors can choose, in minutes. */
export const TIMES_TO_SPEND = [15, 30, 45, 60] as const;

/** The fields of an item that decide whether visitors can enter it. */
export type NowItem = Pick<RowItem, 'uuid' | 'title' | 'start' | 'end' | 'ongoing' | 'statuses' | 'type'> & {
  location?: { slug: string; title: string };
};

/** The visitor's query: the current time, and optionally a stage, an amount of free time and saved items. */
export type NowQuestion = {
  now: Date;
  /** The slug of the stage where the visitor is. */
  place?: string;
  /** How much time the visitor has. */
  minutes?: number;
  walks?: WalkingTable;
  saved?: readonly SavedMoment[];
};

/** An item that a visitor can go to. */
export type NowEntry<Item> = {
  item: Item;
  /** The minutes of walking from the visitor's stage; `undefined` if that is unknown. */
  walk?: number;
  /** A saved moment that takes place during the visit. */
  clash?: SavedMoment;
  /** The state in words: «al 6 min bezig», «nog 20 min», «over 8 min». */
  words: string;
};

/**
 * The running and the upcoming items.
 * - `running`: items that run and can still be entered. `soon`: items that start within the hour.
 * - `later`: items that start after that on the same day, else on the next day on which an item starts.
 */
export type NowAnswer<Item> = Readonly<Record<'running' | 'soon' | 'later', readonly NowEntry<Item>[]>>;

/**
 * Returns the running and the upcoming items of a list for a visitor. Full and cancelled items can no longer be
 * entered; `soon` contains them nevertheless, because visitors look for them. With `minutes`, includes only items that
 * the visitor has time to walk to and visit.
 */
export function answerNow<Item extends NowItem>(
  items: readonly Item[],
  question: NowQuestion,
): NowAnswer<Item> {
  const { now, saved = [] } = question;
  // Ignore saved items that are cancelled or last all day: they clash with nothing.
  const idle = new Set(items.filter((item) => item.ongoing || isCancelled(item)).map(momentId));
  const asked = { ...question, saved: saved.filter(({ id }) => !idle.has(id)) };
  const hour = +now + SOON_MINUTES * MINUTE_MS;
  const coming = items.filter(({ start }) => +start > +now).sort(compareByStart);
  const after = coming.filter((item) => +item.start > hour && !isCancelled(item));
  const next = after[0] && dayOf(after[0].start);
  const entries = (chosen: readonly Item[]) =>
    chosen.filter((item) => fits(item, asked)).map((item) => entryOf(item, asked));
  return {
    running: entries(items.filter((item) => canEnter(item, now))).sort(compareRunning),
    soon: entries(coming.filter(({ start }) => +start <= hour)),
    later: entries(after.filter(({ start }) => dayOf(start) === next)),
  };
}

/** Returns whether an item runs and visitors can still enter it: a performance only in its first ten minutes. */
function canEnter(item: NowItem, now: Date): boolean {
  if (isClosed(item)) return false;
  if (isDropIn(item)) return isOpenAt(item, now);
  return isRunning(item, now) && +now < +item.start + LATE_MINUTES * MINUTE_MS;
}

/** Returns the last minute in which visitors can enter an item that runs or starts later. */
export const lastMinute = (item: NowItem, now: Date): Date =>
  new Date(
    (isDropIn(item) ? +openingHours(item, now).closes : +item.start + LATE_MINUTES * MINUTE_MS) - MINUTE_MS,
  );

/** The visit of a visitor who sets off now, in ms: from arrival at a drop-in item, or for the whole performance. */
function visitOf(item: NowItem, { now, place, walks = {} }: NowQuestion) {
  const arrival = +now + walkingMinutes(walks, place, item.location?.slug) * MINUTE_MS;
  if (!isDropIn(item)) return { arrival, from: Math.max(+item.start, +now), to: +endOf(item) };
  const from = Math.max(arrival, +openingHours(item, now).opens);
  return { arrival, from, to: from + VISIT_MINUTES * MINUTE_MS };
}

/** Returns whether the walk and a meaningful visit fit into the visitor's time; true if the visitor chose no time. */
function fits(item: NowItem, question: NowQuestion): boolean {
  const { now, minutes } = question;
  if (minutes === undefined) return true;
  const { arrival, to } = visitOf(item, question);
  if (isClosed(item) || to > +now + minutes * MINUTE_MS) return false;
  if (isDropIn(item)) return to <= +openingHours(item, now).closes;
  // Without an end, the duration of a performance is unknown.
  if (item.end === undefined) return false;
  return +item.start > +now ? arrival <= +item.start : arrival < +item.start + LATE_MINUTES * MINUTE_MS;
}

function entryOf<Item extends NowItem>(item: Item, question: NowQuestion): NowEntry<Item> {
  const { now, place, walks = {}, saved = [] } = question;
  const { from, to } = visitOf(item, question);
  return {
    item,
    walk: place === undefined ? undefined : walkingMinutes(walks, place, item.location?.slug),
    clash: saved.find(
      (moment) => moment.id !== momentId(item) && +moment.start < to && +endOf(moment) > from,
    ),
    words: stateWords(item, now),
  };
}

/** Compares running items: performances first, because their doors close; then the nearest; then the latest start. */
function compareRunning(a: NowEntry<NowItem>, b: NowEntry<NowItem>): number {
  return (
    Number(isDropIn(a.item)) - Number(isDropIn(b.item)) ||
    (a.walk ?? 0) - (b.walk ?? 0) ||
    +b.item.start - +a.item.start ||
    compareByStart(a.item, b.item)
  );
}

/** Compares items by start; items that last all day come last. Then by stage, title and uuid. */
function compareByStart(a: NowItem, b: NowItem): number {
  return (
    +a.start - +b.start ||
    Number(a.ongoing) - Number(b.ongoing) ||
    byNumberedName.compare(a.location?.title ?? '', b.location?.title ?? '') ||
    byNumberedName.compare(a.title, b.title) ||
    a.uuid.localeCompare(b.uuid)
  );
}

/** The first start and the last end of the programme. */
export type Opening = { opens: Date; closes: Date };

/** Returns the first start and the last end of a programme; `undefined` if nothing is planned. */
export function openingOf(items: readonly NowItem[]): Opening | undefined {
  const planned = items.filter((item) => !isCancelled(item));
  if (planned.length === 0) return undefined;
  return {
    opens: new Date(Math.min(...planned.map(({ start }) => +start))),
    closes: new Date(Math.max(...planned.map((item) => +endOf(item)))),
  };
}

/**
 * The state of the festival.
 *
 * - `open`: an item can be entered or starts within the hour. `before`: the festival has not begun.
 * - `pause`: it has begun, and another item follows. `ending`: no more items start. `over`: the last item is over.
 */
export type FestivalState = 'open' | 'before' | 'pause' | 'ending' | 'over';

/**
 * Returns the state of the festival. `answer` must be the answer for a visitor who chose no time, and `opening` that of
 * all items.
 */
export function festivalState(
  answer: NowAnswer<NowItem>,
  { opens, closes }: Opening,
  now: Date,
): FestivalState {
  const { running, soon, later } = answer;
  if (running.length > 0 || soon.some(({ item }) => !isCancelled(item))) return 'open';
  if (later.length > 0) return +now < +opens ? 'before' : 'pause';
  return +now > +closes ? 'over' : 'ending';
}

/** Maximum number of later items that a page lists. */
export const FIRST_FEW = 6;

/** How far ahead a page needs items, in ms: a page that is 90 minutes old still lists the items of its next hour. */
const AHEAD_MS = 150 * MINUTE_MS;

/**
 * Returns the part of a programme that {@link answerNow} needs for the next hour and a half. Its answers equal those
 * for the whole programme, except that `later` may lack items after the first six.
 */
export function itemsAround<Item extends NowItem>(items: readonly Item[], now: Date): Item[] {
  const isOfUse = (item: Item) =>
    isDropIn(item) ? +endOf(item) > +now : +item.start > +now - LATE_MINUTES * MINUTE_MS;
  const until = +now + AHEAD_MS;
  const near = items.filter((item) => +item.start <= until && isOfUse(item));
  const after = answerNow(items, { now: new Date(until - SOON_MINUTES * MINUTE_MS) }).later;
  return [...near.sort(compareByStart), ...after.slice(0, FIRST_FEW).map(({ item }) => item)];
}
