import { byNumberedName } from '../../lettering.ts';
import { type Day, dayBounds, dayOf } from '../../time/brussels.ts';
import { formatDayName, formatTime } from '../../time/format.ts';
import { endOf, isRunning } from '../../time/when.ts';
import type { RowItem } from '../programme-item.ts';
import { isCancelled, isClosed } from '../status.ts';
import { type WalkingTable, walkingMinutes } from '../walking.ts';

const MINUTE_MS = 60_000;

/** How far «straks» reaches, in minutes. */
export const SOON_MINUTES = 90;

/** How much time a visitor may say to have, in minutes. */
export const TIMES_TO_SPEND = [30, 45, 60, 90] as const;

/** How much is shown of what comes after a pause. */
const FIRST_FEW = 6;

/** What is judged here of an item, a row's or the content's own. */
type NowItem = Pick<RowItem, 'uuid' | 'title' | 'start' | 'end' | 'ongoing' | 'statuses'> & {
  location?: { slug: string; title: string };
};

/** By start, then by stage. */
function compareByStart(a: NowItem, b: NowItem): number {
  return (
    +a.start - +b.start ||
    byNumberedName.compare(a.location?.title ?? '', b.location?.title ?? '') ||
    byNumberedName.compare(a.title, b.title) ||
    a.uuid.localeCompare(b.uuid)
  );
}

const isStillOn = (item: NowItem): boolean => !item.ongoing && !isCancelled(item);

/** Whole minutes until an instant, rounded up; 0 and less where it has come. */
export const minutesUntil = (instant: Date, now: Date): number => Math.ceil((+instant - +now) / MINUTE_MS);

/** What starts within 90 minutes, what starts this very minute included. What was cancelled is among it: it is looked for. */
export function startingSoon<Item extends NowItem>(items: readonly Item[], now: Date): Item[] {
  const until = +now + SOON_MINUTES * MINUTE_MS;
  return items
    .filter(({ ongoing, start }) => !ongoing && +start >= +now && +start <= until)
    .sort(compareByStart);
}

/** What began before this minute and is not over, what ends first before the others. What runs through the day is not. */
export function runningNow<Item extends NowItem>(items: readonly Item[], now: Date): Item[] {
  return items
    .filter((item) => isStillOn(item) && +item.start < +now && isRunning(item, now))
    .sort((a, b) => +endOf(a) - +endOf(b) || compareByStart(a, b));
}

/** How much of an item is still to come, from 1 to 0: the bar beside what is going on shrinks by it. */
export function shareLeft(item: Pick<NowItem, 'start' | 'end'>, now: Date): number {
  const end = +endOf(item);
  return Math.min(1, Math.max(0, (end - +now) / (end - +item.start)));
}

/** A visitor who has time: where, where not `undefined`, is the slug of the stage that they stand at. */
export type Spender = { now: Date; minutes: number; at: string | undefined; walks: WalkingTable };

/**
 * What a visitor can reach from where they stand and sit out in the time they have. A seat that must be reserved counts: the
 * row says so.
 */
export function fitting<Item extends NowItem>(items: readonly Item[], spender: Spender): Item[] {
  const until = +spender.now + spender.minutes * MINUTE_MS;
  return reachable(items, spender).filter(({ end }) => end !== undefined && +end <= until);
}

/** The first that would fit with more time; `undefined` where nothing is to come of which the end is known. */
export const nextFitting = <Item extends NowItem>(
  items: readonly Item[],
  spender: Spender,
): Item | undefined => reachable(items, spender)[0];

function reachable<Item extends NowItem>(items: readonly Item[], { now, at, walks }: Spender): Item[] {
  return items
    .filter((item) => {
      if (item.ongoing || isClosed(item) || item.end === undefined) return false;
      return +item.start >= +now + walkingMinutes(walks, at, item.location?.slug) * MINUTE_MS;
    })
    .sort(compareByStart);
}

/** When the programme opens and closes: its first start and its last end. */
export type Opening = { opens: Date; closes: Date };

/** `undefined` where nothing is planned. */
export function openingOf(items: readonly NowItem[]): Opening | undefined {
  const planned = items.filter(isStillOn);
  if (planned.length === 0) return undefined;
  return {
    opens: new Date(Math.min(...planned.map(({ start }) => +start))),
    closes: new Date(Math.max(...planned.map((item) => +endOf(item)))),
  };
}

/**
 * How the hall stands at an instant.
 * - `open`: something runs or starts within 90 minutes. `next` is what comes after a pause, where nothing starts so soon.
 * - `before`, `pause`: nothing does; `next` is the first that does, before the festival has begun and after.
 * - `over`: nothing is to come. `unknown`: nobody here knows.
 */
export type NowState<Item> =
  | { kind: 'open'; next?: Next<Item> }
  | { kind: 'before' | 'pause'; next: Next<Item> }
  | { kind: 'over' | 'unknown' };

/** When it goes on, and the first six of that day. */
export type Next<Item> = { start: Date; items: readonly Item[] };

/** How the hall stands, by all that runs or is to come soon, and when the festival opens and closes. */
export function nowState<Item extends NowItem>(
  items: readonly Item[],
  opening: Opening | undefined,
  now: Date,
): NowState<Item> {
  if (opening === undefined) return { kind: 'unknown' };
  const isSoon = startingSoon(items, now).some(isStillOn);
  const next = nextOf(items, now);
  if (isSoon) return { kind: 'open' };
  if (runningNow(items, now).length > 0) return { kind: 'open', next };
  if (next) return { kind: +now < +opening.opens ? 'before' : 'pause', next };
  return { kind: +now > +opening.closes ? 'over' : 'unknown' };
}

/** What comes after an instant; `undefined` for nothing. */
export function nextOf<Item extends NowItem>(items: readonly Item[], now: Date): Next<Item> | undefined {
  const coming = items.filter((item) => isStillOn(item) && +item.start > +now).sort(compareByStart);
  const [first] = coming;
  if (first === undefined) return undefined;
  const day = dayOf(first.start);
  const ofDay = coming.filter(({ start }) => dayOf(start) === day);
  return { start: first.start, items: ofDay.slice(0, FIRST_FEW) };
}

/** How long a page may stand without an answer before it does not know what starts within 90 minutes: three hours. */
const AHEAD_MS = 180 * MINUTE_MS;

/**
 * What of a programme must be known to judge it for the next hour and a half: what runs, what starts within three hours, and
 * the first six of the day after that.
 */
export function itemsAround<Item extends NowItem>(items: readonly Item[], now: Date): Item[] {
  const until = +now + AHEAD_MS;
  const near = items.filter(
    (item) => !item.ongoing && +item.start <= until && (+item.start >= +now || isRunning(item, now)),
  );
  const after = nextOf(items, new Date(until))?.items ?? [];
  return [...near.sort(compareByStart), ...after];
}

/** «Straks om 14:00», «Morgen om 10:00», «Op vrijdag 31 oktober om 10:00»: when it goes on. */
export function whenNext(start: Date, now: Date): string {
  const day = dayOf(start);
  const time = formatTime(start);
  if (day === dayOf(now)) return `Straks om ${time}`;
  return day === dayAfter(dayOf(now)) ? `Morgen om ${time}` : `Op ${formatDayName(day)} om ${time}`;
}

/** «nu», «over 20 min», «morgen om 10:00»: in the middle of a sentence. */
export function whenWords(start: Date, now: Date): string {
  const minutes = minutesUntil(start, now);
  if (minutes <= 0) return 'nu';
  return minutes <= SOON_MINUTES ? `over ${minutes} min` : whenNext(start, now).toLowerCase();
}

/** «Nog 12 dagen», «Morgen om 10:00 begint het»: before the festival. */
export function countdown(start: Date, now: Date): string {
  const nights = nightsUntil(start, now);
  if (nights > 1) return `Nog ${nights} dagen`;
  return `${nights === 1 ? 'Morgen' : 'Vandaag'} om ${formatTime(start)} begint het`;
}

/** How many nights lie between two instants in Brussels. A night in which the clock changes is one. */
function nightsUntil(start: Date, now: Date): number {
  const midnight = (instant: Date) => Date.parse(`${dayOf(instant)}T00:00Z`);
  return (midnight(start) - midnight(now)) / 86_400_000;
}

const dayAfter = (day: Day): Day => dayOf(dayBounds(day).end);
