import { z } from 'zod';
import type { Block } from '../../../domain/pages/block.ts';
import { parseAssets } from '../asset.ts';
import type { Blok } from '../blok.ts';
import { passthrough, text } from '../fields.ts';
import { unreadable } from './unreadable.ts';

const gallerySchema = z.object({ title: text, images: passthrough });

/** A carousel of pictures; empty assets between them are left out. */
export function parseGallery(blok: Blok): Block {
  const { title, images: assets } = gallerySchema.parse(blok.fields);
  const images = parseAssets(assets);
  if (images.length === 0) return unreadable(blok, 'has no images');
  return { kind: 'gallery', uid: blok.uid, title, images };
}
