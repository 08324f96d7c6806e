import { dayOf, parseContentDate } from 'web/content-rules';
import { meaningOfTag } from 'web/story-rules';
import type { Edition } from './edition.ts';
import { textOf } from './json.ts';
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
  edition: Pick<Edition, 'dates'>,
): Item[] {
  const items = stories.flatMap((story): Item[] => {
    const { content } = story;
    const start = story.component === component ? instantOf(content.start_date, edition) : undefined;
    if (start === undefined) return [];
    const end = instantOf(content.end_date, edition);
    return [
      {
        story,
        title: titleOf(story),
        start,
        end: end && +end >= +start ? end : undefined,
        ongoing: textOf(content.ongoing_program_item) === 'true',
        location: textOf(content.location),
        preciseLocation: textOf(content.precise_location),
        cancelled: story.tags.some((tag) => meaningOfTag(tag) === 'cancelled'),
      },
    ];
  });
  return items.sort((a, b) => +a.start - +b.start);
}

const DAYS = new WeakMap<Edition, readonly string[]>();

/** Returns the days (Brussels time) that have a published page, in order. Memoized: rules ask it for each item. */
export function festivalDays(edition: Edition): readonly string[] {
  const known = DAYS.get(edition);
  if (known) return known;
  const days = edition.published.flatMap(({ component, content, slug }) => {
    if (component !== 'date_overview') return [];
    const date = instantOf(content.date, edition);
    return [date ? dayOf(date) : (slug.split('/').at(-1) ?? '')];
  });
  const sorted = [...new Set(days)].sort();
  DAYS.set(edition, sorted);
  return sorted;
}
