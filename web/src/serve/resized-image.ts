import sharp from 'sharp';

export type ResizedImage = { body: Uint8Array<ArrayBuffer>; type: string };

/** A hostile or mistaken original of more pixels than this is refused before it is unpacked. */
const MAX_PIXELS = 100_000_000;

/**
 * A picture at most `width` pixels wide, never enlarged: WebP where the browser takes it, else JPEG.
 * `quality` is 1 to 100. Rejects when the bytes are no picture.
 */
export async function resizedImage(
  original: ArrayBuffer,
  options: { width: number; quality: number; accept: string },
): Promise<ResizedImage> {
  const image = sharp(original, { limitInputPixels: MAX_PIXELS })
    .rotate()
    .resize({ width: options.width, withoutEnlargement: true });
  const webp = options.accept.includes('image/webp');
  const bytes = webp
    ? await image.webp({ quality: options.quality }).toBuffer()
    : await image.flatten({ background: '#fffcf5' }).jpeg({ quality: options.quality }).toBuffer();
  return { body: new Uint8Array(bytes), type: webp ? 'image/webp' : 'image/jpeg' };
}
