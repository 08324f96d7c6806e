import { z } from 'zod';
import type { Block } from '../../../domain/pages/block.ts';
import type { Blok } from '../blok.ts';
import { passthrough, text } from '../fields.ts';
import type { ParseContext } from '../parse-context.ts';
import { parsePlainText } from '../rich-text.ts';

const newsletterSchema = z.object({ title: text, text: passthrough });

/** The subscription to the newsletter; it has words of its own, so an empty one is complete. */
export function parseNewsletter(blok: Blok, reading: ParseContext): Block {
  const fields = newsletterSchema.parse(blok.fields);
  return {
    kind: 'newsletter',
    uid: blok.uid,
    title: fields.title,
    text: parsePlainText(fields.text, reading),
  };
}
