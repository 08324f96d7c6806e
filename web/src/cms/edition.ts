import type { FestivalDay } from '../domain/pages/page.ts';
import type { ProgrammeItem } from '../domain/programme/programme-item.ts';
import { type ContentDates, type Day, dayBounds, dayOf } from '../domain/time/brussels.ts';
import { ContentUnavailable } from './client.ts';
import { trackSelection } from './dependency-tracking.ts';
import { itemList, type List } from './lists.ts';
import { type Filter, ONGOING, runsIntoFilter, startsFromFilter, startsOnFilter } from './queries.ts';
import type { QueryCache } from './query-cache.ts';

type Items = readonly ProgrammeItem[];

/** How long before its first day and after its last an edition may have items, in ms. Others have a mistyped year. */
const MARGIN_MS = 180 * 86_400_000;

/**
 * Merges the lists without duplicates: from `running`, items that began before `begins`; then those of `starting`.
 * Leaves out items that start long before `begins` or long after `ends`, the end of the last day: an item with a
 * mistyped year would stretch the schedule over decades.
 */
export function editionOf(starting: Items, running: Items, begins: Date, ends: Date): Items {
  const [earliest, latest] = [+begins - MARGIN_MS, +ends + MARGIN_MS];
  return [
    ...running.filter(({ start }) => +start >= earliest && +start < +begins),
    ...starting.filter(({ start }) => +start < latest),
  ];
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
    const days = await festivalDays();
    const [first, last] = [days[0], days.at(-1)];
    if (first === undefined || last === undefined) return items('all', {});
    const { day } = first;
    answerName = `items:from:${day}`;
    const [starting, running] = await Promise.all([
      startingFrom(day),
      items(`into:${day}`, runsIntoFilter(day, dates)),
    ]);
    const [begins, ends] = [dayBounds(day).start, dayBounds(last.day).end];
    return derive(`edition from ${day} to ${last.day}`, [starting, running], () =>
      editionOf(starting, running, begins, ends),
    );
  };

  const itemsOfExperience = async (uuid: string): Promise<Items> => {
    const requested = list({ ...itemList(`of:${uuid}`, { experience: { in: uuid } }), isPart: true });
    const [all, programme] = await Promise.all([requested, programmeItems()]);
    const ofEdition = new Set(programme.map((item) => item.uuid));
    const others = all.filter((item) => !ofEdition.has(item.uuid));
    const own = programme.filter(({ experience }) => experience?.uuid === uuid);
    return [...others, ...own].sort((a, b) => +a.start - +b.start);
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
      return from.filter(({ start }) => +start > +after);
    },
    /** Returns all ongoing items, sorted by start. */
    ongoingItems: () => items('ongoing', ONGOING),
    /**
     * Returns the whole programme, sorted by start: items that start on its first day or later, and items that run into
     * that day. Items of earlier years are not requested (docs/decisions/0012).
     */
    programmeItems,
    /**
     * Returns all items of an experience, sorted by start. Takes items of this edition from the whole programme, so
     * that after a publication a single request refetches them for all experiences.
     */
    itemsOfExperience: (uuid: string) => trackSelection(() => itemsOfExperience(uuid)),
  };
}
