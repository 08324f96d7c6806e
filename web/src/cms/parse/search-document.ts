import {
  FACILITY_NAMES,
  PLAN_ANCHOR,
  PLAN_TITLE,
  TOILETS_ANCHOR,
  TOILETS_TITLE,
} from '../../domain/programme/hall-plan.ts';
import type { SearchDocument } from '../../domain/search/search-hit.ts';
import { isRecord } from '../../domain/unknown-values.ts';
import { parseArticleSummary } from './article-card.ts';
import { NEVER_FOUND, pageKind } from './content-type.ts';
import { rawText, snakeCase, text, typeName } from './fields.ts';
import type { ParseContext } from './parse-context.ts';
import type { Story } from './story.ts';

/** The fields of content and blocks that contain words for visitors. */
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

/** Fields to leave out of a page's text: the search document has separate fields for them, or the page hides them. */
const NOT_TEXT = new Set(['title', 'title_overwrite', 'preview_text', 'seo', 'image']);

/** Maximum depth at which words are found. Imported content may be nested deeper than the call stack. */
const MAX_DEPTH = 40;

/** Builds the search document of a page; returns `undefined` for a story that is not searchable. */
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
    parts: walk.components.has('hall_plan') ? planParts(summary.path) : [],
    createdAt: story.createdAt,
  };
}

const { toiletten: TOILETS, ...FACILITIES } = FACILITY_NAMES;

/**
 * Returns the hall plan of a page and the toilets on it. Their searchable texts have no soft hyphens. The CMS has no text
 * for the plan.
 */
const planParts = (path: string): SearchDocument['parts'] => [
  {
    title: PLAN_TITLE,
    path: `${path}#${PLAN_ANCHOR}`,
    text: Object.values(FACILITIES).join(' · ').replaceAll('\u00ad', ''),
  },
  { title: TOILETS_TITLE, path: `${path}#${TOILETS_ANCHOR}`, text: `${TOILETS} · ${PLAN_TITLE}` },
];

const singleSpaced = (words: string): string => words.replace(/\s+/g, ' ').trim();

type Walk = {
  /** Remaining levels of nesting. */
  depth: number;
  headings: string[];
  components: Set<string>;
};

/**
 * Returns the words in content. Does not parse the blocks: lists do not request the relations of blocks, so parsing
 * would warn.
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
      // Formatting can split a line into several nodes, even within a word, so join them without spaces.
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
