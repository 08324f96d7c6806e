import {
  BLOCK_PARSERS,
  createParseContext,
  parseIntro,
  parseRichText,
  readBloks,
  type Story,
} from 'web/story-rules';
import type { Edition } from '../edition.ts';
import { pageWith } from '../examples.ts';
import { lastOf } from '../page-address.ts';
import { UNREADABLE, wordsOf } from '../parser-warnings.ts';
import type { Complaint, Rule } from '../rule.ts';
import { nameOf, type StoryFile } from '../story-file.ts';
import type { BlockAt, StoryParts } from '../story-parts.ts';

/** Runs the parsers of the site over each block and each text, so that the check and the site agree. */
export const leftOut: Rule = {
  name: 'wat de site weglaat',
  looksFor: 'een blok, een beeld of opmaak in een tekst die de site niet kan tonen',
  visitors: 'ze zien dit niet',
  severity: 'fout',
  find: (edition) => {
    const within = storiesOf(edition);
    return edition.files.flatMap((file) => {
      const parts = edition.partsOf(file);
      return [...unreadable(file, parts, within, edition), ...lostInTexts(file, parts, edition)];
    });
  },
  bad: () => pageWith({ component: 'article_grid', title: 'Lees ook', articles: [] }),
  good: () => pageWith({ component: 'article_grid', title: 'Lees ook', articles: ['uuid-a'] }),
};

const storiesOf = ({ published }: Edition): Story[] =>
  published.map((file) => ({
    uuid: file.uuid,
    slug: lastOf(file.slug),
    fullSlug: file.slug,
    name: nameOf(file),
    tags: file.tags,
    component: file.component,
    content: file.content,
  }));

/** Returns the warnings of a parser of the site. */
function warningsOf(
  { dates }: Edition,
  within: readonly Story[],
  parse: (context: ReturnType<typeof createParseContext>) => unknown,
): string[] {
  const warnings: string[] = [];
  const context = createParseContext({
    story: '',
    dates,
    log: () => {},
    collect: (_, reason) => warnings.push(reason),
    // Nested blocks are checked separately; the parser of an intro only needs to know that they exist.
    parseBlocks: (value) => readBloks(value).map(({ uid }) => ({ kind: 'newsletter', uid })),
  });
  parse({ ...context, within });
  return warnings;
}

function unreadable(
  file: StoryFile,
  { blocks }: StoryParts,
  within: readonly Story[],
  edition: Edition,
): Complaint[] {
  return blocks.flatMap((at) => {
    const parser = Object.values(BLOCK_PARSERS).find(({ components: [name] }) => name === at.component);
    if (at.path === '' || parser === undefined) return [];
    let reason = '';
    const warnings = warningsOf(edition, within, (context) => {
      const block = parser.parse({ uid: at.uid, component: at.component, fields: at.fields }, context);
      if (typeof block === 'string') reason = block;
    });
    const words = UNREADABLE[reason];
    const quote = at.component === 'quote' ? wordsOf(warnings) : [];
    return [...(words ? [words] : []), ...quote].map((found) => ({ file, at, ...found }));
  });
}

function lostInTexts(file: StoryFile, { fields }: StoryParts, edition: Edition): Complaint[] {
  return fields
    .filter(({ field, value }) => field.type === 'richtext' && typeof value === 'object')
    .flatMap((at) => {
      const parse = isShort(at) ? parseIntro : parseRichText;
      const warnings = warningsOf(edition, [], (context) => parse(at.value, context));
      return wordsOf(warnings).map((words) => ({ file, at, ...words }));
    });
}

/** Whether the site parses a field as a short text, which cannot contain blocks. */
const isShort = ({ name, block }: { name: string; block: BlockAt }): boolean =>
  block.path === '' && (name === 'intro' || name === 'announcement');
