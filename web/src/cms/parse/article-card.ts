import type { ArticleSummary } from '../../domain/pages/article-summary.ts';
import { storyPath } from '../../domain/pages/paths.ts';
import { parseAsset } from './asset.ts';
import { text } from './fields.ts';
import { type ParseContext, parseContextOf } from './parse-context.ts';
import { publicationDate } from './publication-date.ts';
import { parsePlainText } from './rich-text.ts';
import type { Story } from './story.ts';

const PREVIEW_LENGTH = 180;

/** Parses the card of a page. Without a preview text, its preview is the beginning of the intro. */
export function parseArticleSummary(story: Story, around: ParseContext): ArticleSummary {
  const context = parseContextOf(around, story);
  const { content } = story;
  return {
    uuid: story.uuid,
    path: storyPath(story.fullSlug),
    title: text(content.title_overwrite) ?? text(content.title) ?? story.name,
    preview: text(content.preview_text) ?? beginning(parsePlainText(content.intro, context)),
    image: parseAsset(content.image),
    ...publicationDate(story, context),
    publishingHouse: text(content.publishing_house),
    address: text(content.address),
  };
}

/** Returns the first words of a text, up to about 180 characters. If the first word is longer, cuts it. */
function beginning(words: string | undefined): string | undefined {
  if (words === undefined || words.length <= PREVIEW_LENGTH) return words;
  const cut = words.slice(0, PREVIEW_LENGTH);
  const space = cut.lastIndexOf(' ');
  // Do not cut a surrogate pair in half, which would leave a broken character.
  const whole = space > 0 ? cut.slice(0, space) : cut.replace(/[\ud800-\udbff]$/, '');
  return `${whole.replace(/[\s,;:.–-]+$/, '')}…`;
}
