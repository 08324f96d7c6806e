import { blocksIn, plainText, type RichText } from '../../domain/pages/rich-text.ts';
import { isRecord, text } from './fields.ts';
import type { ParseContext } from './parse-context.ts';
import { parseNodes } from './rich-text-nodes.ts';

/**
 * A rich-text field as our own document: unknown nodes are replaced by their children, unknown and unsafe marks
 * are dropped, their words stay. (An empty field holds one empty paragraph: `isEmptyRichText` tells.) A field that was plain text before it
 * became rich text keeps its words, one paragraph per blank line.
 */
export function parseRichText(value: unknown, reading: ParseContext): RichText {
  if (typeof value === 'string') return paragraphs(value);
  if (Array.isArray(value)) return parseNodes(value, reading);
  return isRecord(value) ? parseNodes([value], reading) : [];
}

/**
 * The lines under a title or in the banner. They have no room for blocks: one that an editor placed there is told
 * and left out.
 */
export function parseIntro(value: unknown, reading: ParseContext): RichText {
  const words = parseRichText(value, reading);
  if (blocksIn(words).length > 0) reading.warn('a block stands in an intro or announcement and is left out');
  return words.filter((node) => node.kind !== 'blocks');
}

/** The words of a field that is text in one space and rich text in another; `undefined` when there are none. */
export function parsePlainText(value: unknown, reading: ParseContext): string | undefined {
  return typeof value === 'string'
    ? text.parse(value)
    : plainText(parseRichText(value, reading)) || undefined;
}

function paragraphs(value: string): RichText {
  return value
    .split(/\n\s*\n/)
    .flatMap((part) => text.parse(part) ?? [])
    .map((part) => ({ kind: 'paragraph', children: [{ kind: 'text', text: part, marks: [] }] }));
}
