import { z } from 'zod';
import type { Block } from '../../../domain/pages/block.ts';
import { parseAsset } from '../asset.ts';
import type { Blok } from '../blok.ts';
import { passthrough } from '../fields.ts';
import { parseLink } from '../link.ts';
import type { ParseContext } from '../parse-context.ts';
import { parsePlainText } from '../rich-text.ts';
import { unreadable } from './unreadable.ts';

const videoSchema = z.object({ url: passthrough, caption: passthrough, poster: passthrough });

/** A video at an http(s) address, written as text or chosen as a link. */
export function parseVideo(blok: Blok, reading: ParseContext): Block {
  const fields = videoSchema.parse(blok.fields);
  const url = parseLink(fields.url)?.href;
  if (url === undefined || !/^https?:\/\//i.test(url)) return unreadable(blok, 'has no valid address');
  return {
    kind: 'video',
    uid: blok.uid,
    url,
    caption: parsePlainText(fields.caption, reading),
    poster: parseAsset(fields.poster),
  };
}
