import { z } from 'zod';
import type { Block } from '../../../domain/pages/block.ts';
import { parseAsset } from '../asset.ts';
import type { Blok } from '../blok.ts';
import { opaque, text } from '../fields.ts';
import { labelledLinks } from '../link.ts';
import type { Reading } from '../reading.ts';
import { parseRichText } from '../rich-text.ts';
import { unreadable } from './unreadable.ts';

const heroSchema = z.object({ title: text, intro: opaque, image: opaque, buttons: opaque });

/** A large opening inside a page. */
export function parseHero(blok: Blok, reading: Reading): Block {
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
