import type { Author } from '../../domain/programme/authors/author.ts';
import { parseAsset } from './asset.ts';
import { AUTHOR, authorName } from './author-names.ts';
import { text } from './fields.ts';
import { labelledLinks } from './link.ts';
import { parseSeo } from './page.ts';
import { type ParseContext, parseContextOf } from './parse-context.ts';
import type { Story } from './story.ts';

/** Parses an author; returns `undefined` for a story of another type. */
export function parseAuthor(story: Story<'author'>, around: ParseContext): Author | undefined {
  if (story.component !== AUTHOR) return undefined;
  const context = parseContextOf(around, story);
  const { content } = story;
  return {
    ...authorName(story),
    sortName: text(content.sort_name),
    portrait: parseAsset(content.image),
    text: text(content.text),
    links: labelledLinks(content.links, context),
    seo: parseSeo(content.seo, context),
  };
}
