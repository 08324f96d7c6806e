import type { FestivalDay } from '../domain/pages/page.ts';
import type { ProgrammeItem } from '../domain/programme/programme-item.ts';
import { type ContentDates, type Day, dayBounds, dayOf } from '../domain/time/brussels.ts';
import { readAsOne } from './answers-read.ts';
import { ContentUnavailable } from './client.ts';
import { itemList, type List } from './lists.ts';
import { type Filter, ONGOING, runsIntoFilter, startsFromFilter, startsOnFilter } from './queries.ts';
import type { QueryCache } from './query-cache.ts';

type Items = readonly ProgrammeItem[];

/**
 * What starts when the edition begins or later, and what runs into it: of `running` only what began before, since the rest is
 * in `starting` too.
 */
export function editionOf(starting: Items, running: Items, begins: Date): Items {
  return [...running.filter(({ start }) => +start < +begins), ...starting];
}

export type ProgrammeSource = {
  list: (wanted: List<ProgrammeItem>) => Promise<Items>;
  /** All days of the programme, by date. */
  festivalDays: () => Promise<readonly FestivalDay[]>;
  dates: ContentDates;
  derive: QueryCache['derive'];
};

/** The questions about items of the programme. */
export function createProgramme({ list, festivalDays, dates, derive }: ProgrammeSource) {
  const items = (name: string, filter: Filter) => list(itemList(name, filter));

  const startingFrom = (day: Day) => items(`from:${day}`, startsFromFilter(day, dates));

  let answerName = 'items:all';

  const programmeItems = async (): Promise<Items> => {
    const [first] = await festivalDays();
    if (first === undefined) return items('all', {});
    const { day } = first;
    answerName = `items:from:${day}`;
    const [starting, running] = await Promise.all([
      startingFrom(day),
      items(`into:${day}`, runsIntoFilter(day, dates)),
    ]);
    const begins = dayBounds(day).start;
    return derive(`edition from ${day}`, [starting, running], () => editionOf(starting, running, begins));
  };

  const itemsOfExperience = async (uuid: string): Promise<Items> => {
    const asked = list({ ...itemList(`of:${uuid}`, { experience: { in: uuid } }), isPart: true });
    const [all, programme] = await Promise.all([asked, programmeItems()]);
    const ofEdition = new Set(programme.map((item) => item.uuid));
    const others = all.filter((item) => !ofEdition.has(item.uuid));
    const own = programme.filter(({ experience }) => experience?.uuid === uuid);
    return [...others, ...own].sort((a, b) => +a.start - +b.start);
  };

  return {
    /** The name of the answer that tells how old the programme is. */
    answerName: () => answerName,
    /** What starts on a Brussels day, ongoing items included, by start. */
    itemsStartingOn: (day: Day) => items(day, startsOnFilter(day, dates)),
    /** What starts after an instant, by start. */
    upcomingItems: async (after: Date) => {
      // Asked from the start of the day, so that one answer serves every screen until midnight. In an outage nobody has
      // asked for the day that has just begun: it is in the whole programme.
      const day = dayOf(after);
      const from = await startingFrom(day).catch((error: unknown) => {
        if (error instanceof ContentUnavailable) return programmeItems();
        throw error;
      });
      return from.filter(({ start }) => +start > +after);
    },
    /** Everything that runs through its days, by start. */
    ongoingItems: () => items('ongoing', ONGOING),
    /**
     * The whole programme, by start: what starts on the first of its days or later, and what runs into that day. What
     * earlier years left in the space is not asked for (docs/decisions/0012).
     */
    programmeItems,
    /**
     * Every item of an experience, by start. Those of this edition as the whole programme has them: a publication has that
     * asked again once for all, and not once for each experience.
     */
    itemsOfExperience: (uuid: string) => readAsOne(() => itemsOfExperience(uuid)),
  };
}
