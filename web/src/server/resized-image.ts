import sharp from 'sharp';
import { changedImage, type WantedChange } from './changed-image.ts';
import { ImageRefusal } from './image-refusal.ts';

export type ResizedImage = { body: Uint8Array<ArrayBuffer>; type: string };

/** A hostile or mistaken original of more pixels than this is refused before it is unpacked. */
const MAX_PIXELS = 100_000_000;
const PATIENCE = { seconds: 10 };
const KNOWN_FORMATS = new Set<string>(['jpeg', 'png', 'webp', 'heif', 'tiff']);

/** What shows through a transparent picture where the format knows no transparency. */
const WHITE = '#ffffff';
const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 };

// One thread per picture: how many are made at once is the queue's to say. Nothing is made twice, so nothing
// needs to be remembered by the library.
sharp.concurrency(1);
sharp.cache(false);

/**
 * A picture at most `width` pixels wide, never enlarged: WebP where the browser takes it, else JPEG (PNG where it
 * is transparent), unless a filter asks for a format. `quality` is 1 to 100. An animated WebP stays as it is, unless it is
 * to be of a format that stands still. Throws {@link ImageRefusal}: 415 when the bytes are no picture, 503 when it takes
 * too long.
 */
export async function resizedImage(
  original: Uint8Array<ArrayBuffer>,
  options: { width: number; quality: number; accept: string } & WantedChange,
): Promise<ResizedImage> {
  try {
    // An empty file fails here already.
    const image = sharp(original, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).timeout(PATIENCE);
    const { format, pages = 1, hasAlpha, autoOrient } = await image.metadata();
    if (!KNOWN_FORMATS.has(format)) throw new ImageRefusal(415, `the original is ${format}`);
    const { filters = {}, box } = options;
    const wanted = filters.format === 'webp' ? undefined : filters.format;
    if (format === 'webp' && pages > 1 && !wanted) return { body: original, type: 'image/webp' };
    const clear = hasAlpha || (box !== undefined && filters.fill === 'transparent');
    const type = wanted ?? (options.accept.includes('image/webp') ? 'webp' : clear ? 'png' : 'jpeg');
    const ground = type === 'jpeg' && clear ? image.flatten({ background: WHITE }) : image;
    const made = await changedImage(ground, autoOrient, {
      nothing: type === 'jpeg' ? WHITE : CLEAR,
      ...options,
    });
    const timed = made.timeout(PATIENCE);
    const bytes = await (type === 'png' ? timed.png() : timed[type]({ quality: options.quality })).toBuffer();
    return { body: new Uint8Array(bytes), type: `image/${type}` };
  } catch (error) {
    if (error instanceof ImageRefusal) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new ImageRefusal(/timeout/i.test(reason) ? 503 : 415, `the original cannot be redrawn: ${reason}`);
  }
}
