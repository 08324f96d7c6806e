import type { FestivalDay } from '../pages/page.ts';
import { SITE_NAME } from '../pages/site-name.ts';
import { type Day, dayBounds, dayOf, daysBetween } from '../time/brussels.ts';

/** A day page, or any other value with a day in Brussels. */
type Dated = Pick<FestivalDay, 'day'>;

/** One yearly edition of the festival: its day pages, and facts derived from them. */
export type Edition<D extends Dated = FestivalDay> = {
  /** The year of its first day. */
  year: number;
  /** The name for visitors: «Boektopia 2026». */
  name: string;
  first: Day;
  last: Day;
  /** Its day pages, sorted by date. Never empty. */
  days: readonly D[];
};

/** Maximum number of days between two consecutive days of the same edition. */
const LONGEST_GAP_DAYS = 28;

/** Groups the days of the festival into editions, oldest first. `days` may be in any order. */
export function editionsOf<D extends Dated>(days: readonly D[]): readonly Edition<D>[] {
  const groups: [D, ...D[]][] = [];
  let previous: Day | undefined;
  for (const day of [...days].sort((a, b) => a.day.localeCompare(b.day))) {
    const group = groups.at(-1);
    if (group === undefined || previous === undefined || daysBetween(previous, day.day) > LONGEST_GAP_DAYS)
      groups.push([day]);
    else group.push(day);
    previous = day.day;
  }
  return groups.map((group) => {
    const first = group[0].day;
    const year = Number(first.slice(0, 4));
    return { year, name: `${SITE_NAME} ${year}`, first, last: group.at(-1)?.day ?? first, days: group };
  });
}

/**
 * Returns the edition that the site presents at `now`: the first one whose last day is not over in Brussels, else the
 * newest. `undefined` if there are no editions. Changes only at midnight in Brussels.
 */
export const currentEdition = <D extends Dated>(
  editions: readonly Edition<D>[],
  now: Date,
): Edition<D> | undefined => editions.find((one) => !isEditionOver(one, now)) ?? editions.at(-1);

/** Whether all days of an edition are past. */
export const isEditionOver = ({ last }: Pick<Edition, 'last'>, now: Date): boolean => last < dayOf(now);

/** Returns the last edition before the given one. */
export const previousEdition = <D extends Dated>(
  editions: readonly Edition<D>[],
  { first }: Pick<Edition, 'first'>,
): Edition<D> | undefined => editions.filter(({ last }) => last < first).at(-1);

/** Returns the edition whose span contains a day, including days between two of its day pages. */
export const editionOfDay = <D extends Dated>(
  editions: readonly Edition<D>[],
  day: Day,
): Edition<D> | undefined => editions.find(({ first, last }) => first <= day && day <= last);

/** Returns the day page at a path, with its edition. */
export function dayPageAt(
  editions: readonly Edition[],
  path: string,
): { day: FestivalDay; edition: Edition } | undefined {
  for (const edition of editions) {
    const day = edition.days.find((one) => one.path === path);
    if (day) return { day, edition };
  }
  return undefined;
}

/** The label of a page of an edition that is not current. */
export type EditionMark = {
  year: number;
  state: 'voorbij' | 'volgende editie';
  /** The name of the edition and its state: «Boektopia 2025, voorbij». */
  words: string;
};

/** Returns the label of an edition; `undefined` for the edition that is current at `now`. */
export function editionMark(
  editions: readonly Edition<Dated>[],
  { first, last, name, year }: Omit<Edition, 'days'>,
  now: Date,
): EditionMark | undefined {
  if (currentEdition(editions, now)?.first === first) return undefined;
  const state = isEditionOver({ last }, now) ? 'voorbij' : 'volgende editie';
  return { year, state, words: `${name}, ${state}` };
}

/**
 * How long before its first day and after its last an edition may have items, in ms. An item further away must have a
 * mistyped year.
 */
const MARGIN_MS = 180 * 86_400_000;

/**
 * Returns when the items of an edition start: from `from` up to, but not including, `until`. Includes exhibitions that
 * open before the first day and events after the last. Between two editions, the middle of the gap is the boundary.
 */
export function startsOfEdition(
  editions: readonly Edition<Dated>[],
  { first, last }: Pick<Edition, 'first' | 'last'>,
): { from: Date; until: Date } {
  const begins = +dayBounds(first).start;
  const ends = +dayBounds(last).end;
  const previous = previousEdition(editions, { first });
  const next = editions.find((one) => one.first > last);
  return {
    from: new Date(
      Math.max(begins - MARGIN_MS, previous ? middle(+dayBounds(previous.last).end, begins) : 0),
    ),
    until: new Date(
      Math.min(
        ends + MARGIN_MS,
        next ? middle(ends, +dayBounds(next.first).start) : Number.POSITIVE_INFINITY,
      ),
    ),
  };
}

const middle = (a: number, b: number): number => Math.floor((a + b) / 2);

/** Returns the edition of an item, by its start; `undefined` if it belongs to none. */
export const editionOfItem = <D extends Dated>(
  editions: readonly Edition<D>[],
  { start }: { start: Date },
): Edition<D> | undefined =>
  editions.find((edition) => {
    const { from, until } = startsOfEdition(editions, edition);
    return from <= start && start < until;
  });
