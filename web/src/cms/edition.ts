import { editionsOf, startsOfEdition } from '../domain/edition/edition.ts';
import type { FestivalDay } from '../domain/pages/page.ts';
import type { ProgrammeItem } from '../domain/programme/programme-item.ts';
import { type ContentDates, type Day, dayBounds, dayOf } from '../domain/time/brussels.ts';
import { ContentUnavailable } from './client.ts';
import { trackSelection } from './dependency-tracking.ts';
import { itemList, type List } from './lists.ts';
import { type Filter, ONGOING, runsIntoFilter, startsFromFilter, startsOnFilter } from './queries.ts';
import type { QueryCache } from './query-cache.ts';

type Items = readonly ProgrammeItem[];
type Dated = Pick<FestivalDay, 'day'>;

/**
 * Returns the items that belong to an edition. Others have a mistyped year: they would stretch the schedule over
 * decades. Without days, every item belongs.
 */
function ofEditions(items: Items, days: readonly Dated[]): Items {
  const editions = editionsOf(days);
  const spans = editions.map((edition) => startsOfEdition(editions, edition));
  if (spans.length === 0) return items;
  return items.filter(({ start }) => spans.some(({ from, until }) => from <= start && start < until));
}

/**
 * Merges the lists without duplicates: from `running`, items that began before the first of the `days`; then those of
 * `starting`. Leaves out items of no edition.
 */
export function editionOf(starting: Items, running: Items, days: readonly [Dated, ...Dated[]]): Items {
  const { start: begins } = dayBounds(days[0].day);
  return ofEditions([...running.filter(({ start }) => start < begins), ...starting], days);
}

export type ProgrammeSource = {
  list: (wanted: List<ProgrammeItem>) => Promise<Items>;
  festivalDays: () => Promise<readonly FestivalDay[]>;
  dates: ContentDates;
  derive: QueryCache['derive'];
};

/** Creates the queries for programme items. */
export function createProgramme({ list, festivalDays, dates, derive }: ProgrammeSource) {
  const items = (name: string, filter: Filter) => list(itemList(name, filter));

  const startingFrom = (day: Day) => items(`from:${day}`, startsFromFilter(day, dates));

  let answerName = 'items:all';

  const programmeItems = async (): Promise<Items> => {
    const [first, ...others] = await festivalDays();
    if (first === undefined) return items('all', {});
    const { day } = first;
    answerName = `items:from:${day}`;
    const [starting, running] = await Promise.all([
      startingFrom(day),
      items(`into:${day}`, runsIntoFilter(day, dates)),
    ]);
    const names = [first, ...others].map((page) => page.day).join();
    return derive(`edition of ${names}`, [starting, running], () =>
      editionOf(starting, running, [first, ...others]),
    );
  };

  const itemsOfExperience = async (uuid: string): Promise<Items> => {
    const requested = list({ ...itemList(`of:${uuid}`, { experience: { in: uuid } }), isPart: true });
    const [all, programme, days] = await Promise.all([requested, programmeItems(), festivalDays()]);
    const inProgramme = new Set(programme.map((item) => item.uuid));
    const others = all.filter((item) => !inProgramme.has(item.uuid));
    const own = programme.filter(({ experience }) => experience?.uuid === uuid);
    const begins = days[0] && dayBounds(days[0].day).start;
    const isEarlier = ({ start }: ProgrammeItem) => begins !== undefined && start < begins;
    return [
      ...others.filter(isEarlier),
      ...ofEditions(
        others.filter((item) => !isEarlier(item)),
        days,
      ),
      ...own,
    ].sort((a, b) => +a.start - +b.start);
  };

  return {
    /** Returns the cache key of the response whose age counts as the age of the programme. */
    answerName: () => answerName,
    /** Returns items that start on a Brussels day, including ongoing items, sorted by start. */
    itemsStartingOn: (day: Day) => items(day, startsOnFilter(day, dates)),
    /** Returns items that start after the given time, sorted by start. */
    upcomingItems: async (after: Date) => {
      // Request items from the start of the day: one response then serves every hall screen until midnight. During an
      // outage just after midnight the new day is not cached yet; fall back on the whole programme.
      const day = dayOf(after);
      const from = await startingFrom(day).catch((error: unknown) => {
        if (error instanceof ContentUnavailable) return programmeItems();
        throw error;
      });
      return ofEditions(from, await festivalDays()).filter(({ start }) => +start > +after);
    },
    /** Returns all ongoing items, sorted by start. */
    ongoingItems: () => items('ongoing', ONGOING),
    /**
     * Returns the whole programme, sorted by start: items that start on its first day or later, and items that run into
     * that day. Items of earlier years are not requested (docs/decisions/0012).
     */
    programmeItems,
    /**
     * Returns all items of an experience, sorted by start, including those of earlier years. Takes items of this edition
     * from the whole programme, so that after a publication a single request refetches them for all experiences.
     */
    itemsOfExperience: (uuid: string) => trackSelection(() => itemsOfExperience(uuid)),
  };
}
