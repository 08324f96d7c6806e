import sharp from 'sharp';
import { ImageRefusal } from './image-refusal.ts';

export type ResizedImage = { body: Uint8Array<ArrayBuffer>; type: string };

/** A hostile or mistaken original of more pixels than this is refused before it is unpacked. */
const MAX_PIXELS = 100_000_000;
const PATIENCE_S = 10;
const KNOWN_FORMATS = new Set<string>(['jpeg', 'png', 'webp', 'heif', 'tiff']);

// One thread per picture: how many are made at once is the queue's to say. Nothing is made twice, so nothing
// needs to be remembered by the library.
sharp.concurrency(1);
sharp.cache(false);

/**
 * A picture at most `width` pixels wide, never enlarged: WebP where the browser takes it, else JPEG (PNG where it
 * is transparent). `quality` is 1 to 100. An animated WebP stays as it is. Throws {@link ImageRefusal}: 415 when the
 * bytes are no picture, 503 when it takes too long.
 */
export async function resizedImage(
  original: Uint8Array<ArrayBuffer>,
  options: { width: number; quality: number; accept: string },
): Promise<ResizedImage> {
  try {
    // An empty file fails here already.
    const image = sharp(original, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
    const { format, pages = 1, hasAlpha } = await image.metadata();
    if (!KNOWN_FORMATS.has(format)) throw new ImageRefusal(415, `the original is ${format}`);
    if (format === 'webp' && pages > 1) return { body: original, type: 'image/webp' };
    const sized = image
      .autoOrient()
      .resize({ width: options.width, withoutEnlargement: true })
      .timeout({ seconds: PATIENCE_S });
    const type = options.accept.includes('image/webp') ? 'webp' : hasAlpha ? 'png' : 'jpeg';
    const bytes = await (type === 'png' ? sized.png() : sized[type]({ quality: options.quality })).toBuffer();
    return { body: new Uint8Array(bytes), type: `image/${type}` };
  } catch (error) {
    if (error instanceof ImageRefusal) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new ImageRefusal(/timeout/i.test(reason) ? 503 : 415, `the original cannot be redrawn: ${reason}`);
  }
}
