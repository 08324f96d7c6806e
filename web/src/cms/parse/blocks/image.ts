import { z } from 'zod';
import type { Block } from '../../../domain/pages/block.ts';
import { parseAsset } from '../asset.ts';
import type { Blok } from '../blok.ts';
import { flag, passthrough } from '../fields.ts';
import type { ParseContext } from '../parse-context.ts';
import { parsePlainText } from '../rich-text.ts';
import { unreadable } from './unreadable.ts';

const imageSchema = z.object({ image: passthrough, caption: passthrough, should_float: flag });

/** A picture with its caption. */
export function parseImageBlock(blok: Blok, reading: ParseContext): Block {
  const fields = imageSchema.parse(blok.fields);
  const image = parseAsset(fields.image);
  if (image === undefined) return unreadable(blok, 'has no image');
  return {
    kind: 'image',
    uid: blok.uid,
    image,
    caption: parsePlainText(fields.caption, reading),
    floating: fields.should_float,
  };
}
