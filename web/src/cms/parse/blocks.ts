import type { Block } from '../../domain/pages/block.ts';
import { parseAccordion } from './blocks/accordion.ts';
import { parseArticleGrid } from './blocks/article-grid.ts';
import { parseCallToAction } from './blocks/call-to-action.ts';
import { parseEmbed } from './blocks/embed.ts';
import { parseForms } from './blocks/forms.ts';
import { parseGallery } from './blocks/gallery.ts';
import { parseHallPlan } from './blocks/hall-plan.ts';
import { parseHero } from './blocks/hero.ts';
import { parseImageBlock } from './blocks/image.ts';
import { parseImageText } from './blocks/image-text.ts';
import { parseNewsletter } from './blocks/newsletter.ts';
import { parseProgramGrid } from './blocks/program-grid.ts';
import { parseQuote } from './blocks/quote.ts';
import { parseRichTextBlock } from './blocks/rich-text.ts';
import { unreadable } from './blocks/unreadable.ts';
import { parseVideo } from './blocks/video.ts';
import { type Blok, readBloks } from './blok.ts';
import { parseEditorMark } from './editor-mark.ts';
import { snakeCase } from './fields.ts';
import { deeper, type ParseContext } from './parse-context.ts';

/** The parser of each component, under every name it goes by in the spaces we know. */
const PARSERS = new Map<string, (blok: Blok, reading: ParseContext) => Block>([
  ['rich_text', parseRichTextBlock],
  ['richtext', parseRichTextBlock],
  ['quote', parseQuote],
  ['image', parseImageBlock],
  ['image_section', parseImageBlock],
  ['image_carousel', parseGallery],
  ['gallery', parseGallery],
  ['video', parseVideo],
  ['code_embed', parseEmbed],
  ['embed_code', parseEmbed],
  ['accordion', parseAccordion],
  ['image_text', parseImageText],
  ['forms', parseForms],
  ['form_block', parseForms],
  ['newsletter_form', parseNewsletter],
  ['newsletter', parseNewsletter],
  ['call_to_action', parseCallToAction],
  ['article_grid', parseArticleGrid],
  ['program_grid', parseProgramGrid],
  ['hall_plan', parseHallPlan],
  ['hero', parseHero],
]);

/**
 * The blocks of a body, in order. One we do not know, or that lacks what it needs, becomes `unreadable` and is
 * told once; the others stand.
 */
export function parseBlocks(value: unknown, around: ParseContext): Block[] {
  const bloks = readBloks(value);
  if (bloks.length === 0) return [];
  const reading = deeper(around);
  return reading === undefined ? [] : bloks.map((blok) => parseBlock(blok, reading));
}

function parseBlock(blok: Blok, reading: ParseContext): Block {
  const parse = PARSERS.get(snakeCase(blok.component));
  const block = parse === undefined ? unreadable(blok, 'unknown component') : parse(blok, reading);
  if (block.kind === 'unreadable') {
    reading.warn(`block ${block.component || '(no component)'} (${block.uid}): ${block.reason}`);
  }
  const mark = parseEditorMark(blok.fields._editable);
  return mark === undefined ? block : { ...block, mark };
}
