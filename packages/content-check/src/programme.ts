import { dayBounds, dayOf, isDay, parseContentDate } from 'web/content-rules';
import { meaningOfTag } from 'web/story-rules';
import type { Edition } from './edition.ts';
import { textOf } from './json.ts';
import { memoized } from './memoized.ts';
import { type StoryFile, titleOf } from './story-file.ts';

/** A programme item of the festival or the tour, as parsed from its story file. */
export type Item = {
  story: StoryFile;
  title: string;
  start: Date;
  /** The end of the item; as on the site, omitted if it is before the start. */
  end?: Date;
  ongoing: boolean;
  location: string;
  preciseLocation: string;
  cancelled: boolean;
};

/** Parses a content date with the site's parser; undefined if it is not a date. */
export function instantOf(value: unknown, { dates }: Pick<Edition, 'dates'>): Date | undefined {
  return parseContentDate(textOf(value), dates);
}

/** Returns the items among these stories, sorted by start. Omits items without a valid start. */
export function itemsOf(
  stories: readonly StoryFile[],
  component: 'program' | 'on_tour_experience',
  { dates }: Pick<Edition, 'dates'>,
): readonly Item[] {
  const items = stories.flatMap((story) =>
    story.component === component ? (itemOf(story, dates) ?? []) : [],
  );
  return items.sort((a, b) => +a.start - +b.start);
}

// Memoized: many rules need the items, and the time zone lookup is slow.
const itemOf = memoized((story: StoryFile, dates): Item | undefined => {
  const { content } = story;
  const zone = { dates: dates === 'wall' ? 'wall' : 'utc' } as const;
  const start = instantOf(content.start_date, zone);
  if (start === undefined) return undefined;
  const end = instantOf(content.end_date, zone);
  return {
    story,
    title: titleOf(story),
    start,
    end: end && +end >= +start ? end : undefined,
    ongoing: textOf(content.ongoing_program_item) === 'true',
    location: textOf(content.location),
    preciseLocation: textOf(content.precise_location),
    cancelled: story.tags.some((tag) => meaningOfTag(tag) === 'cancelled'),
  };
});

/** Returns the day (`YYYY-MM-DD`) that the folder of a story is named after; undefined for other folders. */
export const folderDay = ({ slug }: Pick<StoryFile, 'slug'>): string | undefined =>
  /(?<=\/)\d{4}-\d{2}-\d{2}(?=\/)/.exec(slug)?.[0];

/** Returns the day of a day page in Brussels; undefined for other stories. */
export function dayOfPage({ component, content, slug }: StoryFile, edition: Pick<Edition, 'dates'>) {
  if (component !== 'date_overview') return undefined;
  const date = instantOf(content.date, edition);
  return date ? dayOf(date) : (slug.split('/').at(-1) ?? '');
}

const daysOf = (stories: readonly StoryFile[], edition: Edition): readonly string[] =>
  [...new Set(stories.flatMap((story) => dayOfPage(story, edition) ?? []))].sort();

/** Returns the days (Brussels time) that have a published page, in order. */
export const festivalDays = memoized((edition: Edition) => daysOf(edition.published, edition));

/** How far from the nearest day of the festival an item may start, in ms. The site leaves out items beyond it. */
const MARGIN = 180 * 86_400_000;

/** Whether an item starts so far from all days of the festival that its month or year must be mistyped. */
export function isFar(start: Date, edition: Edition): boolean {
  const days = dayStarts(edition);
  return days.length > 0 && days.every((day) => Math.abs(+start - day) > MARGIN);
}

// Unpublished days count too, because editors prepare the days and the items of the next edition together.
const dayStarts = memoized((edition: Edition) =>
  daysOf(edition.stories, edition)
    .filter(isDay)
    .map((day) => +dayBounds(day).start),
);
