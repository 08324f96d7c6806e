import { plainText, type RichText } from '../../domain/rich-text.ts';
import { isRecord, text } from './fields.ts';
import type { Reading } from './reading.ts';
import { parseNodes } from './rich-text-nodes.ts';

/**
 * A rich-text field as our own document: unknown nodes are replaced by their children, unknown and unsafe marks
 * are dropped, their words stay. (An empty field holds one empty paragraph: `isEmptyRichText` tells.) A field that was plain text before it
 * became rich text keeps its words, one paragraph per blank line.
 */
export function parseRichText(value: unknown, reading: Reading): RichText {
  if (typeof value === 'string') return paragraphs(value);
  if (Array.isArray(value)) return parseNodes(value, reading);
  return isRecord(value) ? parseNodes([value], reading) : [];
}

/** The words of a field that is text in one space and rich text in another; `undefined` when there are none. */
export function parsePlainText(value: unknown, reading: Reading): string | undefined {
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
