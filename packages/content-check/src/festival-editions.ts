import {
  currentEdition,
  editionOfDay,
  editionOfItem,
  editionsOf,
  isDay,
  startsOfEdition,
} from 'web/content-rules';
import type { Edition } from './edition.ts';
import { memoized } from './memoized.ts';
import { dayOfPage, instantOf } from './programme.ts';
import { relationsIn } from './references.ts';
import type { StoryFile } from './story-file.ts';

/** A day page with its day in Brussels. Several pages may have the same day. */
type DayPage = { day: string; story: StoryFile };

/** An edition of the festival: the days that belong together. */
export type FestivalEdition = ReturnType<typeof editionsOf<DayPage>>[number];

/** The editions in the checked content. */
export type FestivalEditions = {
  /** All editions, oldest first. Includes unpublished day pages, with which editors prepare the next edition. */
  all: readonly FestivalEdition[];
  /** The current edition, which the check judges; undefined if there are no day pages. */
  current: FestivalEdition | undefined;
  /** Returns the earlier edition to which a story belongs; undefined for other stories. */
  earlier: (story: StoryFile) => FestivalEdition | undefined;
};

/** Derives the editions from the day pages. */
export const festivalEditions = memoized((edition: Edition): FestivalEditions => {
  const all = editionsOf(dayPages(edition));
  const current = currentEdition(all, edition.now);
  const before = current && all.filter((one) => one.last < current.first);
  if (current === undefined || before === undefined || before.length === 0)
    return { all, current, earlier: () => undefined };
  const isBefore = (one: FestivalEdition | undefined) => (one && before.includes(one) ? one : undefined);
  const begins = startsOfEdition(all, current).from;

  /** Returns the earlier edition to which a story with its own date belongs; undefined if there is none. */
  const ofDated = (story: StoryFile): FestivalEdition | undefined => {
    const day = dayOfPage(story, edition);
    if (day !== undefined) return isBefore(editionOfDay(all, day));
    const { component, content } = story;
    const name = component === 'news_article' ? 'date' : 'start_date';
    const start = instantOf(content[name], edition);
    if (start === undefined) return undefined;
    if (component === 'program') return isBefore(editionOfItem(all, { start }));
    // News and tour items can have any date in the year: they belong to the last edition whose period begins before it.
    return start < begins ? before.findLast((one) => startsOfEdition(all, one).from <= start) : undefined;
  };

  const byExperience = new Map<string, (FestivalEdition | undefined)[]>();
  for (const story of edition.stories) {
    if (story.component !== 'program') continue;
    for (const { uuid } of relationsIn(edition.partsOf(story)))
      byExperience.set(uuid, [...(byExperience.get(uuid) ?? []), ofDated(story)]);
  }
  return {
    all,
    current,
    earlier: (story) => {
      if (story.component !== 'experience') return ofDated(story);
      const own = byExperience.get(story.uuid) ?? [];
      return own.every((one) => one !== undefined) ? own.at(-1) : undefined;
    },
  };
});

/** Returns the day pages, published or not, with their days. */
function dayPages(edition: Edition): DayPage[] {
  return edition.stories.flatMap((story) => {
    const day = dayOfPage(story, edition);
    return day !== undefined && isDay(day) ? [{ day, story }] : [];
  });
}

/** Returns one line for each earlier edition, which states that the check ignores its mistakes. */
export function earlierLines(edition: Edition): string[] {
  const { all, current, earlier } = festivalEditions(edition);
  if (current === undefined) return [];
  return all
    .filter((one) => one.last < current.first)
    .map((one) => {
      const stories = edition.stories.filter((story) => earlier(story) === one);
      const items = stories.filter(({ component }) => component === 'program').length;
      const days = counted(one.days.length, 'dag', 'dagen');
      return `${one.name} is voorbij: ${days} en ${counted(items, 'programma-item', 'programma-items')}; wat daarin fout is, telt niet mee.`;
    });
}

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;
