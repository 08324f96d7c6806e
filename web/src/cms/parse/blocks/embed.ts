import { z } from 'zod';
import type { Block } from '../../../domain/pages/block.ts';
import type { Blok } from '../blok.ts';
import { rawText, text } from '../fields.ts';
import type { ParseContext } from '../parse-context.ts';
import { unreadable } from './unreadable.ts';

const embedSchema = z.object({ title: text, embed_code: rawText });

/** A third party's HTML, exactly as pasted. Whoever shows it puts it in a sandboxed frame, after a click. */
export function parseEmbed(blok: Blok, reading: ParseContext): Block {
  const { title, embed_code: code } = embedSchema.parse(blok.fields);
  if (code === undefined) return unreadable(blok, 'has no embed code');
  return { kind: 'embed', uid: blok.uid, title, code, story: reading.story };
}
