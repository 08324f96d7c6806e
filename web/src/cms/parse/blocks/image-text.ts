import { z } from 'zod';
import type { Block } from '../../../domain/pages/block.ts';
import { isEmptyRichText } from '../../../domain/pages/rich-text.ts';
import { parseAsset } from '../asset.ts';
import type { Blok } from '../blok.ts';
import { flag, passthrough, text } from '../fields.ts';
import { labelledLinks } from '../link.ts';
import type { ParseContext } from '../parse-context.ts';
import { parseRichText } from '../rich-text.ts';
import { unreadable } from './unreadable.ts';

const imageTextSchema = z.object({
  title: text,
  description: passthrough,
  link: passthrough,
  image: passthrough,
  large: flag,
  reverse: flag,
  contain_image: flag,
});

/** A picture beside words. It may lack its title or its words, not both: a picture alone is an `image`. */
export function parseImageText(blok: Blok, reading: ParseContext): Block {
  const fields = imageTextSchema.parse(blok.fields);
  const description = parseRichText(fields.description, reading);
  if (fields.title === undefined && isEmptyRichText(description))
    return unreadable(blok, 'has no title and no text');
  return {
    kind: 'imageText',
    uid: blok.uid,
    title: fields.title ?? '',
    description,
    links: labelledLinks(fields.link, reading),
    image: parseAsset(fields.image),
    large: fields.large,
    reverse: fields.reverse,
    contain: fields.contain_image,
  };
}
