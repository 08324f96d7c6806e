import { dayOf, parseContentDate } from 'web/content-rules';
import { meaningOfTag } from 'web/story-rules';
import type { Edition } from './edition.ts';
import { textOf } from './json.ts';
import { type StoryFile, titleOf } from './story-file.ts';

/** A programme item, of the festival or of the tour, as far as its content can be read. */
export type Item = {
  story: StoryFile;
  title: string;
  start: Date;
  /** Left out where it lies before the start, as the site does. */
  end?: Date;
  ongoing: boolean;
  location: string;
  preciseLocation: string;
  cancelled: boolean;
};

/** The instant of a content date, by the site's own parser; undefined for none. */
export function instantOf(value: unknown, { dates }: Pick<Edition, 'dates'>): Date | undefined {
  return parseContentDate(textOf(value), dates);
}

/** The items among some stories, by start; those without a readable start are left out. */
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

/** The Brussels days that have a published page, in order. */
export function festivalDays(edition: Edition): string[] {
  const days = edition.published.flatMap(({ component, content, slug }) => {
    if (component !== 'date_overview') return [];
    const date = instantOf(content.date, edition);
    return [date ? dayOf(date) : (slug.split('/').at(-1) ?? '')];
  });
  return [...new Set(days)].sort();
}
