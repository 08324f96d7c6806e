import { byNumberedName } from '../../lettering.ts';
import { type Day, dayBounds, dayOf } from '../../time/brussels.ts';
import { formatDayName, formatMinutes, formatTime } from '../../time/format.ts';
import { endOf, isRunning } from '../../time/when.ts';
import type { RowItem } from '../programme-item.ts';
import { isCancelled, isClosed } from '../status.ts';
import { type WalkingTable, walkingMinutes } from '../walking.ts';

const MINUTE_MS = 60_000;

/** How far «straks» reaches, in minutes. */
export const SOON_MINUTES = 90;

/** The amounts of free time that visitors can choose, in minutes. */
export const TIMES_TO_SPEND = [30, 45, 60, 90] as const;

/** Maximum number of items in {@link Next}. */
const FIRST_FEW = 6;

/** The fields of an item that determine the state of the hall. */
type NowItem = Pick<RowItem, 'uuid' | 'title' | 'start' | 'end' | 'ongoing' | 'statuses'> & {
  location?: { slug: string; title: string };
};

/** Compares items by start, then by stage, title and uuid. */
function compareByStart(a: NowItem, b: NowItem): number {
  return (
    +a.start - +b.start ||
    byNumberedName.compare(a.location?.title ?? '', b.location?.title ?? '') ||
    byNumberedName.compare(a.title, b.title) ||
    a.uuid.localeCompare(b.uuid)
  );
}

const isStillOn = (item: NowItem): boolean => !item.ongoing && !isCancelled(item);

/** Returns the minutes until a point in time, rounded up; 0 or negative once it has passed. */
export const minutesUntil = (instant: Date, now: Date): number => Math.ceil((+instant - +now) / MINUTE_MS);

/** Returns the items that start in the current minute or in the next 90 minutes, including cancelled items. */
export function startingSoon<Item extends NowItem>(items: readonly Item[], now: Date): Item[] {
  const until = +now + SOON_MINUTES * MINUTE_MS;
  return items
    .filter(({ ongoing, start }) => !ongoing && +start >= +now && +start <= until)
    .sort(compareByStart);
}

/** Returns the items that began before the current minute and are not over, sorted by end. Omits all-day items. */
export function runningNow<Item extends NowItem>(items: readonly Item[], now: Date): Item[] {
  return items
    .filter((item) => isStillOn(item) && +item.start < +now && isRunning(item, now))
    .sort((a, b) => +endOf(a) - +endOf(b) || compareByStart(a, b));
}

/** Returns the remaining share of an item, from 1 to 0, for the progress bar of a running item. */
export function shareLeft(item: Pick<NowItem, 'start' | 'end'>, now: Date): number {
  const end = +endOf(item);
  return Math.min(1, Math.max(0, (end - +now) / (end - +item.start)));
}

/** A visitor's free time. `at` is the slug of the stage where the visitor is, if known. */
export type TimeToSpend = { now: Date; minutes: number; at: string | undefined; walks: WalkingTable };

/**
 * Returns the items that a visitor can walk to in time and attend until the end. Includes items that require a
 * reservation, because their row says so.
 */
export function fitting<Item extends NowItem>(items: readonly Item[], spender: TimeToSpend): Item[] {
  const until = +spender.now + spender.minutes * MINUTE_MS;
  return reachable(items, spender).filter(({ end }) => end !== undefined && +end <= until);
}

/** Returns the next item that the visitor can reach in time, however long it lasts; `undefined` if there is none. */
export const nextFitting = <Item extends NowItem>(
  items: readonly Item[],
  spender: TimeToSpend,
): Item | undefined => reachable(items, spender)[0];

function reachable<Item extends NowItem>(items: readonly Item[], { now, at, walks }: TimeToSpend): Item[] {
  return items
    .filter((item) => {
      if (item.ongoing || isClosed(item) || item.end === undefined) return false;
      return +item.start >= +now + walkingMinutes(walks, at, item.location?.slug) * MINUTE_MS;
    })
    .sort(compareByStart);
}

/** The first start and the last end of the programme. */
export type Opening = { opens: Date; closes: Date };

/** Returns the first start and the last end of a programme; `undefined` if nothing is planned. */
export function openingOf(items: readonly NowItem[]): Opening | undefined {
  const planned = items.filter(isStillOn);
  if (planned.length === 0) return undefined;
  return {
    opens: new Date(Math.min(...planned.map(({ start }) => +start))),
    closes: new Date(Math.max(...planned.map((item) => +endOf(item)))),
  };
}

/**
 * The state of the hall at a point in time.
 * - `open`: an item is running or starts within 90 minutes. `next` is present if no item starts within that time.
 * - `before`: the festival has not begun. `pause`: it has begun, but no item is running or starts soon.
 * - `over`: no item follows. `unknown`: the known items are insufficient.
 */
export type NowState<Item> =
  | { kind: 'open'; next?: Next<Item> }
  | { kind: 'before' | 'pause'; next: Next<Item> }
  | { kind: 'over' | 'unknown' };

/** The next start, and the first items of that day, at most six. */
export type Next<Item> = { start: Date; items: readonly Item[] };

/** Returns the state of the hall at `now`, from the running and upcoming items and the opening of the festival. */
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

/**
 * Returns the first start after `now`, and the first items from then on that day; `undefined` if no item starts later.
 */
export function nextOf<Item extends NowItem>(items: readonly Item[], now: Date): Next<Item> | undefined {
  const coming = items.filter((item) => isStillOn(item) && +item.start > +now).sort(compareByStart);
  const [first] = coming;
  if (first === undefined) return undefined;
  const day = dayOf(first.start);
  const ofDay = coming.filter(({ start }) => dayOf(start) === day);
  return { start: first.start, items: ofDay.slice(0, FIRST_FEW) };
}

/** How far ahead items are sent. If a page misses updates for 90 minutes, it can still show the next 90. */
const AHEAD_MS = 180 * MINUTE_MS;

/**
 * Returns the part of a programme that determines the state for the next hour and a half: running items, items that
 * start within three hours, and the first six items of the next day.
 */
export function itemsAround<Item extends NowItem>(items: readonly Item[], now: Date): Item[] {
  const until = +now + AHEAD_MS;
  const near = items.filter(
    (item) => !item.ongoing && +item.start <= until && (+item.start >= +now || isRunning(item, now)),
  );
  const after = nextOf(items, new Date(until))?.items ?? [];
  return [...near.sort(compareByStart), ...after];
}

/** Formats the next start: «Straks om 14:00», «Morgen om 10:00», «Op vrijdag 31 oktober om 10:00». */
export function whenNext(start: Date, now: Date): string {
  const day = dayOf(start);
  const time = formatTime(start);
  if (day === dayOf(now)) return `Straks om ${time}`;
  return day === dayAfter(dayOf(now)) ? `Morgen om ${time}` : `Op ${formatDayName(day)} om ${time}`;
}

/** Formats the next start for use within a sentence: «nu», «over 20 minuten», «morgen om 10:00». */
export function whenWords(start: Date, now: Date): string {
  const minutes = minutesUntil(start, now);
  if (minutes <= 0) return 'nu';
  return minutes <= SOON_MINUTES ? `over ${formatMinutes(minutes)}` : whenNext(start, now).toLowerCase();
}

/** Formats the countdown to the festival: «Nog 12 dagen», «Morgen om 10:00 begint het». */
export function countdown(start: Date, now: Date): string {
  const nights = nightsUntil(start, now);
  if (nights > 1) return `Nog ${nights} dagen`;
  return `${nights === 1 ? 'Morgen' : 'Vandaag'} om ${formatTime(start)} begint het`;
}

/** Returns how many calendar days `start` is after `now`, in Brussels, where a day may have 23 or 25 hours. */
function nightsUntil(start: Date, now: Date): number {
  const midnight = (instant: Date) => Date.parse(`${dayOf(instant)}T00:00Z`);
  return (midnight(start) - midnight(now)) / 86_400_000;
}

const dayAfter = (day: Day): Day => dayOf(dayBounds(day).end);
