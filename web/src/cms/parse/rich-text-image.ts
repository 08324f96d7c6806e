import type { Image } from '../../domain/images/image.ts';
import {
  addressAsAsked,
  parseImageWish,
  sizeAsAsked,
  splitImageAddress,
} from '../../domain/images/image-filters.ts';
import { parseAsset } from './asset.ts';
import type { ParseContext } from './parse-context.ts';

/**
 * A picture in a text. Its address may ask the image service for filters, as in `…/kat.jpg/m/filters:blur(5)`: those
 * within bounds stay in it, all others are dropped with one warning that names them.
 */
export function parseTextImage(attrs: unknown, reading: ParseContext): Image | undefined {
  const image = parseAsset(attrs);
  if (image === undefined) {
    reading.warn('a picture in a text has no address');
    return undefined;
  }
  const { original, wish } = splitImageAddress(image.src);
  const asked = parseImageWish(wish);
  if (asked.dropped.length > 0) {
    reading.warn(`image options out of bounds or unknown: ${asked.dropped.join(', ')}`);
  }
  return { ...image, ...sizeAsAsked(image, asked), src: addressAsAsked(original, asked) };
}
