import sharp, { type Sharp } from 'sharp';
import { ImageRefusal } from './image-work.ts';

export type ResizedImage = { body: Uint8Array<ArrayBuffer>; type: string };

/**
 * Maximum number of pixels of an original. Larger originals are hostile or a mistake, and are rejected before decoding.
 */
const MAX_PIXELS = 100_000_000;
const TIME_LIMIT = { seconds: 10 };
const KNOWN_FORMATS = new Set<string>(['jpeg', 'png', 'webp', 'heif', 'tiff']);

/** The background colour for transparent images that are sent in a format without transparency. */
const WHITE = '#ffffff';
const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 };

// Use one thread per image, because the queue limits how many images are processed at once. Disable the cache, because
// each image is made once.
sharp.concurrency(1);
sharp.cache(false);

/**
 * Resizes an image to at most `width` pixels and never enlarges it. Returns WebP if the browser accepts it, else JPEG
 * (PNG if transparent), unless a filter sets the format. `quality` is 1 to 100. An animated WebP is unchanged, unless a
 * filter sets a static format. Throws {@link ImageRefusal}: 415 if the bytes are not an image, 503 if resizing takes
 * too long.
 */
export async function resizedImage(
  original: Uint8Array<ArrayBuffer>,
  options: { width: number; quality: number; accept: string } & WantedChange,
): Promise<ResizedImage> {
  try {
    // Throws for an empty file.
    const image = sharp(original, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).timeout(TIME_LIMIT);
    const { format, pages = 1, hasAlpha, autoOrient } = await image.metadata();
    if (!KNOWN_FORMATS.has(format)) throw new ImageRefusal(415, `the original has the format ${format}`);
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
    const timed = made.timeout(TIME_LIMIT);
    const bytes = await (type === 'png' ? timed.png() : timed[type]({ quality: options.quality })).toBuffer();
    return { body: new Uint8Array(bytes), type: `image/${type}` };
  } catch (error) {
    if (error instanceof ImageRefusal) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new ImageRefusal(/timeout/i.test(reason) ? 503 : 415, `the original cannot be resized: ${reason}`);
  }
}

/** Changes to an image besides its size. Lengths are in pixels of the original. */
export type WantedChange = {
  filters?: {
    blur?: number;
    /** From −100 to 100. */
    brightness?: number;
    /** Degrees counterclockwise. */
    rotate?: 90 | 180 | 270;
    /**
     * The format to use instead of the best format for the browser. A browser that does not support WebP never gets
     * WebP.
     */
    format?: 'webp' | 'png' | 'jpeg';
    /** The colour of the box around the image: six hex digits or `transparent`. */
    fill?: string;
  };
  box?: Size;
};

type Size = { width: number; height: number };
type Background = string | { r: number; g: number; b: number; alpha: number };

/** Minimum radius of a blur: the library applies no smaller one. */
const LEAST_BLUR = 0.3;

/**
 * Returns the image upright, rotated, filtered and at most `width` pixels wide. `whole` is the size of the upright
 * original, `nothing` the colour for transparent pixels.
 */
async function changedImage(
  image: Sharp,
  whole: Size,
  { width, nothing, filters = {}, box }: { width: number; nothing: Background } & WantedChange,
): Promise<Sharp> {
  const { blur = 0, brightness = 0, rotate = 0, fill = 'transparent' } = filters;
  const lies = rotate === 90 || rotate === 270;
  const turned = lies ? { width: whole.height, height: whole.width } : whole;
  const shrink = Math.min(1, width / (box ?? turned).width);
  const fit = box ? Math.min(1, box.width / turned.width, box.height / turned.height) : 1;
  const size = scaled(turned, shrink * fit);
  const upright = rotate === 0 ? image.autoOrient() : image.autoOrient().rotate(360 - rotate);
  let made = upright.resize({ ...size, fit: 'fill' });
  const sigma = blur * shrink * fit;
  if (sigma >= LEAST_BLUR) made = made.blur(sigma);
  if (brightness !== 0) made = made.linear(1, brightness * 2.55);
  const background = fill === 'transparent' ? nothing : `#${fill}`;
  return box ? surrounded(made, size, scaled(box, shrink), background) : made;
}

/** Places the image in the middle of a box. Runs after the filters, which must neither blur nor brighten the box. */
async function surrounded(image: Sharp, size: Size, box: Size, background: Background): Promise<Sharp> {
  const wide = Math.max(0, box.width - size.width);
  const high = Math.max(0, box.height - size.height);
  const drawn = image.toColourspace('srgb').ensureAlpha();
  const { data, info } = await drawn.raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  return sharp(data, { raw: { width, height, channels: 4 } }).extend({
    left: Math.floor(wide / 2),
    right: Math.ceil(wide / 2),
    top: Math.floor(high / 2),
    bottom: Math.ceil(high / 2),
    background,
  });
}

function scaled({ width, height }: Size, scale: number): Size {
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
