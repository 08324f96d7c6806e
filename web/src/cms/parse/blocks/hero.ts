import { z } from 'zod';
import type { Block } from '../../../domain/pages/block.ts';
import { parseAsset } from '../asset.ts';
import type { Blok } from '../blok.ts';
import { passthrough, text } from '../fields.ts';
import { labelledLinks } from '../link.ts';
import type { ParseContext } from '../parse-context.ts';
import { parseRichText } from '../rich-text.ts';
import { unreadable } from './unreadable.ts';

const heroSchema = z.object({ title: text, intro: passthrough, image: passthrough, buttons: passthrough });

/** A large opening inside a page. */
export function parseHero(blok: Blok, reading: ParseContext): Block {
  const fields = heroSchema.parse(blok.fields);
  if (fields.title === undefined) return unreadable(blok, 'has no title');
  return {
    kind: 'hero',
    uid: blok.uid,
    title: fields.title,
    intro: parseRichText(fields.intro, reading),
    image: parseAsset(fields.image),
    links: labelledLinks(fields.buttons, reading),
  };
}
