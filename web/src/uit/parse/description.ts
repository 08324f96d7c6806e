import sanitizeHtml from 'sanitize-html';
import type { RichText } from '../../domain/pages/body/block.ts';
import { decodedEntities, withCleanReferences } from '../../http/html-entities.ts';
import { printableText } from '../../http/printable-text.ts';
import { documentOf } from './clean-html.ts';

/** The tags that UiTdatabank's own site allows. Words in other tags stay, except in scripts and styles. */
const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'br', 'ul', 'ol', 'li', 'em', 'strong', 'a'],
  allowedAttributes: { a: ['href'] },
  // Disallow relative URLs, because they would resolve to non-existent pages of this site.
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: {
    b: 'strong',
    i: 'em',
    ...Object.fromEntries(
      'div section article header footer blockquote h1 h2 h3 h4 h5 h6 pre dt dd tr caption figcaption'
        .split(' ')
        .map((tag) => [tag, 'p']),
    ),
  },
  nonTextTags: ['script', 'style', 'textarea', 'option', 'iframe', 'noscript', 'template', 'title'],
  nestingLimit: 30,
};

/** Matches a tag that an HTML editor writes around or inside its paragraphs. */
const TAG_OF_EDITORS = /<\/?(?:p|br|div|span|ul|ol|li|strong|b|em|i|u|a|h[1-6])(?:\s[^<>]*)?\/?>/i;

/** Matches the `<` of plain text: «Wie <18 is», «x<y», an address in angle brackets. */
const LESS_THAN = /<(?![!?]|\/?[a-z][a-z\d]*(?:[:-][a-z][a-z\d-]*)?(?:[\s/>]|$))|(?<=<)<|<(?=[a-z]+:\/\/)/gi;

/**
 * Parses a description. UiTdatabank asks for plain text but stores HTML from its editor, by unknown authors. Everything
 * that is not allowed is removed first. In text without tags, entities are decoded. If that results in the tags of an
 * editor, the whole HTML was escaped.
 */
export function parseDescription(written: string): RichText {
  const lines = written.replace(/\r\n?|[\v\f\u2028\u2029]/g, '\n');
  if (isMarkup(lines)) return markup(lines);
  const plain = decodedEntities(lines);
  return TAG_OF_EDITORS.test(plain) ? markup(plain) : paragraphs(plain);
}

/** Words between angle brackets, such as «<titel volgt>», are not a tag: a tag without `=` has only a name. */
function isMarkup(text: string): boolean {
  return /<\/?[a-z][a-z\d:-]*(?:\s*\/?>|\s[^<>=]*=(?:\s*["']|[^<>]*>))|<!(?:--|\[|doctype)/i.test(
    text.replace(LESS_THAN, ''),
  );
}

function markup(html: string): RichText {
  const tidied = withCleanReferences(html)
    .replace(/^\s*<!\[CDATA\[(.*)\]\]>\s*$/s, '$1')
    .replace(LESS_THAN, '&lt;')
    // Keep the words of adjacent table cells apart.
    .replace(/<(?=t[dh][\s>])/gi, ' <');
  // Removes unprintable characters too, because HTML can contain them as references: `&#1;`.
  const clean = printableText(sanitizeHtml(tidied, ALLOWED));
  // Some organisers italicize a word in otherwise plain text. Keep the line breaks of such a text.
  const lines = /<(?:p|br|ul|ol)[\s>/]/i.test(clean) ? clean : clean.replace(/\n/g, '<br />');
  return documentOf(lines);
}

/** Splits plain text into paragraphs at blank lines, and keeps line breaks inside them. */
function paragraphs(written: string): RichText {
  return written
    .split(/\n\s*\n/)
    .map((part) => part.split('\n').flatMap((line) => line.trim() || []))
    .filter((lines) => lines.length > 0)
    .map((lines) => ({
      kind: 'paragraph',
      children: lines.flatMap((text, index) => [
        ...(index > 0 ? [{ kind: 'hardBreak' } as const] : []),
        { kind: 'text', text, marks: [] } as const,
      ]),
    }));
}
