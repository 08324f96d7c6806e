import { complain, type Rule } from '../finding.ts';
import { isObject, listOf, objectOf, textOf } from '../json.ts';
import type { StoryParts } from '../story-parts.ts';

/** What the house writes one way (docs/glossary.md), and how the other ways look. */
const NOTATIONS: readonly { pattern: RegExp; what: string; mend: string }[] = [
  {
    pattern: /[«»]/,
    what: 'Franse aanhalingstekens',
    mend: 'Zet wat iemand zegt tussen “…”, een titel of een woord tussen ‘…’',
  },
  {
    pattern: /\p{L}'\p{L}|(?<![\p{L}\p{N}])'[smtn](?!\p{L})/u,
    what: 'een rechte apostrof',
    mend: 'Schrijf ’',
  },
  {
    // A duration («drie keer 2 uur», «2,5 uur») and a number («WCAG 2.2») are no hours of the clock.
    pattern:
      /\b([01]?\d|2[0-3])(u([0-5]\d)?\b|[.h][0-5]\d (uur|u)\b)|\b(om|vanaf) ([01]?\d|2[0-3])([.h][0-5]\d\b(?! euro)| uur\b)/i,
    what: 'een uur in een andere schrijfwijze',
    mend: 'Schrijf 11:30, zonder ‘uur’',
  },
];

/** Times, apostrophes and quotes as visitors read them: one notation, so that two pages never look like two houses. */
export const notation: Rule = (edition) =>
  edition.files.flatMap((file) => {
    const texts = textsIn(edition.partsOf(file));
    return NOTATIONS.flatMap(({ pattern, what, mend }) => {
      const found = texts.map((text) => excerpt(text, pattern)).find(Boolean);
      return found === undefined ? [] : [complain(file, 'waarschuwing', `${what}: ‘${found}’`, mend)];
    });
  });

/** The words of fields, of rich text outside code, of pictures and for search engines; nothing with code or addresses. */
function textsIn({ fields, nodes }: StoryParts): string[] {
  const ofFields = fields.flatMap(({ field, value }) => {
    if (field.type === 'text' || field.type === 'textarea') return [textOf(value)];
    const assets = field.type === 'multiasset' ? listOf(value) : [value];
    return assets
      .filter(isObject)
      .flatMap(({ alt, title, description }) => [alt, title, description].map(textOf));
  });
  const ofNodes = nodes
    .filter(({ node }) => node.type !== 'code_block')
    .flatMap(({ node }) =>
      listOf(node.content)
        .map(objectOf)
        .filter(({ marks }) => !listOf(marks).some((mark) => objectOf(mark).type === 'code'))
        .map(({ text }) => textOf(text)),
    );
  return [...ofFields, ...ofNodes].filter((text) => !/<\/?[a-z]|:\/\//i.test(text));
}

/** What was found with a word on either side; `undefined` for nothing. */
function excerpt(text: string, pattern: RegExp): string | undefined {
  const at = text.search(pattern);
  return at === -1 ? undefined : text.slice(Math.max(0, at - 15), at + 20).trim();
}
