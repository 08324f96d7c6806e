import { FACILITY_NAMES, PLAN_ANCHOR, PLAN_TITLE } from '../../domain/programme/hall-plan.ts';
import type { SearchDocument } from '../../domain/search/search-hit.ts';
import { isRecord } from '../../domain/unknown-values.ts';
import { parseArticleSummary } from './article-card.ts';
import { NEVER_FOUND, pageKind } from './content-type.ts';
import { rawText, snakeCase, text, typeName } from './fields.ts';
import type { ParseContext } from './parse-context.ts';
import type { Story } from './story.ts';

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
export function parseSearchDocument(story: Story, context: ParseContext): SearchDocument | undefined {
  if (NEVER_FOUND.includes(story.component)) return undefined;
  const content = Object.fromEntries(Object.entries(story.content).filter(([key]) => !NOT_TEXT.has(key)));
  const summary = parseArticleSummary(story, context);
  const walk: Walk = { depth: MAX_DEPTH, headings: [], components: new Set<string>() };
  const text = singleSpaced(wordsIn(content, walk));
  return {
    ...summary,
    kind: pageKind(story.component),
    text,
    headings: singleSpaced(walk.headings.filter((heading) => heading !== '').join(' · ')),
    parts: walk.components.has('hall_plan') ? [{ ...PLAN, path: `${summary.path}#${PLAN_ANCHOR}` }] : [],
    createdAt: story.createdAt,
  };
}

/** The plan of the hall, of which content holds only that it stands there. A name may tell where it breaks. */
const PLAN = {
  title: PLAN_TITLE,
  text: Object.values(FACILITY_NAMES).join(' · ').replaceAll('\u00ad', ''),
};

const singleSpaced = (words: string): string => words.replace(/\s+/g, ' ').trim();

type Walk = {
  /** How much deeper it may go. */
  depth: number;
  /** The headings found so far. */
  headings: string[];
  /** The components found so far. */
  components: Set<string>;
};

/**
 * The words of content that is only to be searched. Blocks are not parsed for it: their relations are not asked for,
 * and would be told to be missing.
 */
function wordsIn(value: unknown, { depth, headings, components }: Walk): string {
  if (depth === 0) return '';
  const inside = (one: unknown) => wordsIn(one, { depth: depth - 1, headings, components });
  if (Array.isArray(value)) return value.map(inside).join(' ');
  if (!isRecord(value)) return '';
  const { content } = value;
  components.add(snakeCase(rawText(value.component) ?? ''));
  switch (typeName(value)) {
    case 'text':
      return typeof value.text === 'string' ? value.text : '';
    case 'hard_break':
      return ' ';
    case 'paragraph':
    case 'heading': {
      // A word may be bold in part: the pieces of a line are not words apart.
      const line = Array.isArray(content) ? content.map(inside).join('') : '';
      if (typeName(value) === 'heading') headings.push(line);
      return line;
    }
    default:
      headings.push(text(value.title) ?? '');
      return Object.entries(value)
        .map(([key, field]) => (WORDS.has(key) ? (text(field) ?? inside(field)) : inside(field)))
        .join(' ');
  }
}
