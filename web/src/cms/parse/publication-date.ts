import type { Scheduled } from '../../domain/pages/scheduled.ts';
import { LISTED_TYPES } from './content-type.ts';
import { dateField } from './fields.ts';
import type { ParseContext } from './parse-context.ts';
import type { Story } from './story.ts';

/** Parses the publication date of a page. News is only published from that date on. */
export function publicationDate(
  { component, content }: Pick<Story<'news_article'>, 'component' | 'content'>,
  context: ParseContext,
): { date?: Date } & Scheduled {
  const date = dateField(content.date, 'date', context);
  return component === LISTED_TYPES.newsArticle && date ? { date, publishedFrom: date } : { date };
}
