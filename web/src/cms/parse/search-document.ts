import { PARTS_OF_PAGES } from '../../domain/pages/parts-of-pages.ts';
import type { SearchDocument } from '../../domain/search/search-hit.ts';
import { articleSummary } from './article-card.ts';
import { isRecord, text, typeName } from './fields.ts';
import { type ParseContext, parseContextOf } from './parse-context.ts';
import { parseStory } from './story.ts';

/** Content types that are never found: what has no page (spec §7, «Site search»), and the search page itself. */
export const NEVER_FOUND: readonly string[] = [...PARTS_OF_PAGES, 'search'];

/** The fields of content and blocks that hold words for a visitor. */
const WORDS = new Set([
  'text',
  'title',
  'description',
  'caption',
  'writer_name',
  'writer_role',
  'address',
  'publishing_house',
  'publisher_custom',
  'value',
]);

/** Fields of a page whose words stand elsewhere in its document, or nowhere on the page. */
const NOT_TEXT = new Set(['title', 'title_overwrite', 'preview_text', 'seo', 'image']);

/** As deep as words are looked for; the call stack has an end, and imported content may not. */
const MAX_DEPTH = 40;

/** A page as far as it can be found; `undefined` for a story that is never found. */
export function parseSearchDocument(story: unknown, around: ParseContext): SearchDocument | undefined {
  const envelope = parseStory(story);
  if (envelope === undefined || NEVER_FOUND.includes(envelope.component)) return undefined;
  const content = Object.fromEntries(Object.entries(envelope.content).filter(([key]) => !NOT_TEXT.has(key)));
  return {
    ...articleSummary(envelope, parseContextOf(around, envelope.fullSlug)),
    component: envelope.component,
    text: wordsIn(content, MAX_DEPTH).replace(/\s+/g, ' ').trim(),
    createdAt: envelope.createdAt,
  };
}

/**
 * The words of content that is only to be searched. Blocks are not parsed for it: their relations are not asked for,
 * and would be told to be missing.
 */
function wordsIn(value: unknown, depth: number): string {
  if (depth === 0) return '';
  const inside = (one: unknown) => wordsIn(one, depth - 1);
  if (Array.isArray(value)) return value.map(inside).join(' ');
  if (!isRecord(value)) return '';
  const { content } = value;
  switch (typeName(value)) {
    case 'text':
      return typeof value.text === 'string' ? value.text : '';
    case 'hard_break':
      return ' ';
    case 'paragraph':
    case 'heading':
      // A word may be bold in part: the pieces of a line are not words apart.
      return Array.isArray(content) ? content.map(inside).join('') : '';
    default:
      return Object.entries(value)
        .map(([key, field]) => (WORDS.has(key) ? (text.parse(field) ?? inside(field)) : inside(field)))
        .join(' ');
  }
}
