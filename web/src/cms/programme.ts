import { type Archived, archivedOf, NOTHING_ARCHIVED } from '../domain/edition/archived.ts';
import {
  currentEdition,
  type Edition,
  editionOfDay,
  editionOfItem,
  editionsOf,
  startsOfEdition,
} from '../domain/edition/edition.ts';
import type { FestivalDay } from '../domain/pages/page.ts';
import type { ProgrammeItem } from '../domain/programme/programme-item.ts';
import { withoutNew } from '../domain/programme/status.ts';
import { type ContentDates, type Day, dayBounds, dayOf } from '../domain/time/brussels.ts';
import { ContentUnavailable } from './client.ts';
import { trackSelection } from './dependency-tracking.ts';
import { itemList, type List } from './lists.ts';
import { type Filter, ONGOING, runsIntoFilter, startsFromFilter, startsOnFilter } from './queries.ts';
import type { QueryCache } from './query-cache.ts';

type Items = readonly ProgrammeItem[];

/** A single empty array, because a page first compares its inputs by identity. */
const NONE: Items = [];

export type ProgrammeSource = {
  list: (wanted: List<ProgrammeItem>) => Promise<Items>;
  /** Returns the day pages of all editions. */
  dayPages: () => Promise<readonly FestivalDay[]>;
  /** Returns the items of the tours of all years. */
  tourItems: () => Promise<Items>;
  dates: ContentDates;
  derive: QueryCache['derive'];
};

/** Creates the queries for editions and programme items. */
export function createProgramme({ list, dayPages, tourItems, dates, derive }: ProgrammeSource) {
  const items = (name: string, filter: Filter) => list(itemList(name, filter));

  const startingFrom = (day: Day, until?: Date) =>
    items(until ? `from:${day}:until:${+until}` : `from:${day}`, startsFromFilter(day, dates, until));

  const editions = async (): Promise<readonly Edition[]> => {
    const pages = await dayPages();
    return derive('editions', [pages], () => editionsOf(pages));
  };

  /** Returns all editions, and the one that is current at `now`. */
  const editionsAt = async (now: Date) => {
    const all = await editions();
    return { all, current: currentEdition(all, now) };
  };

  const itemsOf = async (all: readonly Edition[], edition: Edition): Promise<Items> => {
    const { first, last } = edition;
    const { from, until } = startsOfEdition(all, edition);
    // Request the newest edition without an upper bound, because items far after its last day are rare mistakes.
    const isNewest = first === all.at(-1)?.first;
    const [starting, running] = await Promise.all([
      startingFrom(first, isNewest ? undefined : until),
      items(`into:${first}`, runsIntoFilter(first, dates)),
    ]);
    const begins = dayBounds(first).start;
    // First the items that began before the first day, then the others, without duplicates.
    return derive(`edition from ${first} to ${last}`, [starting, running, +from, +until], () => [
      ...running.filter(({ start }) => from <= start && start < begins),
      ...starting.filter(({ start }) => start < until),
    ]);
  };

  /** Returns the items of an edition, without the status «nieuw» if the edition is not current at `now`. */
  const itemsAt = async (all: readonly Edition[], edition: Edition, now: Date): Promise<Items> => {
    const items = await itemsOf(all, edition);
    if (edition.first === currentEdition(all, now)?.first) return items;
    return derive(`archive from ${edition.first}`, [items], () => items.map(withoutNew));
  };

  let answerName = 'items:all';

  const programmeItems = async (now: Date): Promise<Items> => {
    const { all, current } = await editionsAt(now);
    if (current === undefined) return items('all', {});
    answerName = `items:into:${current.first}`;
    return itemsOf(all, current);
  };

  /**
   * Returns the tour, sorted by start: all its items except those that belong to an edition other than the one that is
   * current at `now`.
   */
  const onTourItems = async (now: Date): Promise<Items> => {
    const [{ all, current }, items] = await Promise.all([editionsAt(now), tourItems()]);
    if (all.length < 2) return items;
    return derive('tour', [items, all, current], () =>
      items.filter((item) => [undefined, current].includes(editionOfItem(all, item))),
    );
  };

  /** Returns the items of all editions before the one that is current at `now`, of the festival and the tour. */
  const earlierItems = async (now: Date): Promise<Items> => {
    const { all, current } = await editionsAt(now);
    const earlier = all.filter((one) => current !== undefined && one.first < current.first);
    if (earlier.length === 0) return NONE;
    const [tour, ...parts] = await Promise.all([
      tourItems(),
      ...earlier.map((one) => itemsAt(all, one, now)),
    ]);
    return derive('earlier items', [...parts, tour, all, current], () => [
      ...parts.flat(),
      ...tour.filter((item) => earlier.some((one) => one === editionOfItem(all, item))),
    ]);
  };

  const itemsOfExperience = async (uuid: string, now: Date): Promise<Items> => {
    const requested = list({ ...itemList(`of:${uuid}`, { experience: { in: uuid } }), isPart: true });
    const [all, programme, known] = await Promise.all([requested, programmeItems(now), editions()]);
    const inProgramme = new Set(programme.map((item) => item.uuid));
    const own = programme.filter(({ experience }) => experience?.uuid === uuid);
    const first = known[0] && dayBounds(known[0].first).start;
    // A later item outside every edition has a mistyped year. An earlier item may belong to an edition without day
    // pages.
    const isKept = (item: ProgrammeItem) =>
      first === undefined || item.start < first || editionOfItem(known, item) !== undefined;
    const others = all.filter((item) => !inProgramme.has(item.uuid) && isKept(item));
    return [...others.map(withoutNew), ...own].sort((a, b) => +a.start - +b.start);
  };

  return {
    /** Returns the cache key of the response whose age counts as the age of the programme. */
    answerName: () => answerName,
    /** Returns all editions of the festival, oldest first. */
    editions,
    /** Returns the days of the edition that is current at `now`, sorted by date. */
    festivalDays: async (now: Date): Promise<readonly FestivalDay[]> =>
      (await editionsAt(now)).current?.days ?? [],
    /** Returns items that start on a Brussels day, including ongoing items, sorted by start. */
    itemsStartingOn: (day: Day) => items(day, startsOnFilter(day, dates)),
    /** Returns the items of the edition that is current at `after` that start after that time, sorted by start. */
    upcomingItems: async (after: Date) => {
      // Request items from the start of the day: one response then serves every hall screen until midnight. During an
      // outage just after midnight the new day is not cached yet; fall back on the whole programme.
      const [from, { all, current }] = await Promise.all([
        startingFrom(dayOf(after)).catch((error: unknown) => {
          if (error instanceof ContentUnavailable) return programmeItems(after);
          throw error;
        }),
        editionsAt(after),
      ]);
      if (current === undefined) return from.filter(({ start }) => start > after);
      const bounds = startsOfEdition(all, current);
      return from.filter(({ start }) => start > after && bounds.from <= start && start < bounds.until);
    },
    /** Returns all ongoing items, sorted by start. */
    ongoingItems: () => items('ongoing', ONGOING),
    /**
     * Returns the programme of the edition that is current at `now`, sorted by start: items that start on its first day
     * or later, and items that run into that day. Items of other editions are not requested (docs/decisions/0012).
     */
    programmeItems,
    /**
     * Returns the programme of an edition, sorted by start. If the edition is not current at `now`, no item has the
     * status «nieuw».
     */
    itemsOfEdition: async (edition: Edition, now: Date): Promise<Items> =>
      itemsAt(await editions(), edition, now),
    /** Returns the programme of the edition to which a day belongs; empty if the day belongs to none. */
    itemsAround: async (day: Day, now: Date): Promise<Items> => {
      const all = await editions();
      const edition = editionOfDay(all, day);
      return edition ? itemsAt(all, edition, now) : NONE;
    },
    onTourItems,
    earlierItems,
    /** Returns the experiences and authors that only editions before the one that is current at `now` contain. */
    archived: async (now: Date): Promise<Archived> => {
      const earlier = await earlierItems(now);
      if (earlier.length === 0) return NOTHING_ARCHIVED;
      const [programme, tour, all] = await Promise.all([programmeItems(now), onTourItems(now), editions()]);
      return derive('archived', [earlier, programme, tour, all], () =>
        archivedOf(earlier, [...programme, ...tour], all),
      );
    },
    /**
     * Returns all items of an experience in all editions, sorted by start. Selects the items of the edition that is
     * current at `now` from the whole programme: after a publication, one request then refetches the items of all
     * experiences.
     */
    itemsOfExperience: (uuid: string, now: Date) => trackSelection(() => itemsOfExperience(uuid, now)),
  };
}
