import { z } from 'zod';
import type { Block } from '../../../domain/pages/block.ts';
import { parseAsset } from '../asset.ts';
import type { Blok } from '../blok.ts';
import { flag, passthrough, text } from '../fields.ts';
import type { ParseContext } from '../parse-context.ts';
import { parsePlainText } from '../rich-text.ts';
import { unreadable } from './unreadable.ts';

const quoteSchema = z.object({
  text: passthrough,
  writer_name: text,
  writer_role: text,
  writer_image: passthrough,
  should_float: flag,
});

/** A quote; who said it is shown only with a name. */
export function parseQuote(blok: Blok, reading: ParseContext): Block {
  const fields = quoteSchema.parse(blok.fields);
  const words = parsePlainText(fields.text, reading);
  if (words === undefined) return unreadable(blok, 'has no text');
  const name = fields.writer_name;
  return {
    kind: 'quote',
    uid: blok.uid,
    text: words,
    writer:
      name === undefined
        ? undefined
        : { name, role: fields.writer_role, image: parseAsset(fields.writer_image) },
    floating: fields.should_float,
  };
}
