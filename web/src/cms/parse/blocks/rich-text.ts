import type { Block } from '../../../domain/pages/block.ts';
import { isEmptyRichText } from '../../../domain/pages/rich-text.ts';
import type { Blok } from '../blok.ts';
import type { ParseContext } from '../parse-context.ts';
import { parseRichText } from '../rich-text.ts';
import { unreadable } from './unreadable.ts';

/** A block of running text. */
export function parseRichTextBlock(blok: Blok, reading: ParseContext): Block {
  const text = parseRichText(blok.fields.text, reading);
  if (isEmptyRichText(text)) return unreadable(blok, 'has no text');
  return { kind: 'richText', uid: blok.uid, text };
}
