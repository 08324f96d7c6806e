import { z } from 'zod';
import type { ArticleSummary } from '../../domain/pages/article-summary.ts';
import { storyPath } from '../../domain/pages/paths.ts';
import { parseAsset } from './asset.ts';
import { dateField, passthrough, text } from './fields.ts';
import { type ParseContext, parseContextOf } from './parse-context.ts';
import { parsePlainText } from './rich-text.ts';
import { parseStory, type Story } from './story.ts';

const PREVIEW_LENGTH = 180;

const cardSchema = z.object({
  title_overwrite: text,
  title: text,
  preview_text: text,
  intro: passthrough,
  image: passthrough,
  date: passthrough,
  publishing_house: text,
  address: text,
});

/** A page as a card; without a preview of its own it shows the beginning of its intro. */
export function parseArticleSummary(story: unknown, around: ParseContext): ArticleSummary | undefined {
  const envelope = parseStory(story);
  return envelope && articleSummary(envelope, around);
}

/** The card of a story already opened. */
export function articleSummary(envelope: Story, around: ParseContext): ArticleSummary {
  const reading = parseContextOf(around, envelope.fullSlug);
  const fields = cardSchema.parse(envelope.content);
  return {
    uuid: envelope.uuid,
    path: storyPath(envelope.fullSlug),
    title: fields.title_overwrite ?? fields.title ?? envelope.name,
    preview: fields.preview_text ?? beginning(parsePlainText(fields.intro, reading)),
    image: parseAsset(fields.image),
    date: dateField(fields.date, 'date', reading),
    publishingHouse: fields.publishing_house,
    address: fields.address,
  };
}

/** The first words, up to about 180 characters; a word of that length alone is cut. */
function beginning(words: string | undefined): string | undefined {
  if (words === undefined || words.length <= PREVIEW_LENGTH) return words;
  const cut = words.slice(0, PREVIEW_LENGTH);
  const space = cut.lastIndexOf(' ');
  // Cutting between the two halves of an emoji would leave a broken character.
  const whole = space > 0 ? cut.slice(0, space) : cut.replace(/[\ud800-\udbff]$/, '');
  return `${whole.replace(/[\s,;:.–-]+$/, '')}…`;
}
