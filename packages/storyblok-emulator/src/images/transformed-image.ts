import sharp, { type Sharp } from 'sharp';
import type { Box, ImageFilters, ImageFormat } from './image-filters.ts';
import type { Transformation } from './image-transformation.ts';

export type TransformedImage = { bytes: Uint8Array<ArrayBuffer>; type: string };

/**
 * Maximum number of pixels of an image. Larger images are not processed. The site's own images have 2 million pixels.
 */
const MAX_PIXELS = 100_000_000;
/** Timeout for processing one image, in s. */
const PATIENCE_S = 20;
/** The formats of images that are transformed. Images in other formats, animations and SVG are not. */
const PROCESSED = new Set(['jpeg', 'png', 'webp', 'heif', 'tiff']);

/**
 * Transforms an image as the image service does. `acceptsWebp` selects WebP if no format is requested. Returns
 * `undefined` for a file in a format that is not processed. Rejects on a timeout.
 */
export async function transformedImage(
  original: Uint8Array,
  requested: Transformation,
  acceptsWebp: boolean,
): Promise<TransformedImage | undefined> {
  const options = { limitInputPixels: MAX_PIXELS };
  const about = await sharp(original, options)
    .metadata()
    .catch(() => undefined);
  if (!about || !PROCESSED.has(about.format) || (about.pages ?? 1) > 1) return undefined;
  const placed = geometry(sharp(original, options).autoOrient(), about.autoOrient, requested);
  const { data, info } = await placed
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .timeout({ seconds: PATIENCE_S })
    .toBuffer({ resolveWithObject: true });

  const { filters } = requested;
  const seen = filtered(
    sharp(data, { raw: { width: info.width, height: info.height, channels: 4 } }),
    filters,
  );
  const transparent = about.hasAlpha || (requested.fitIn && filters.fill === 'transparent');
  const surrounded = requested.fitIn ? padded(seen, info, requested) : seen;
  const format = filters.format ?? (acceptsWebp ? 'webp' : ownFormat(about.format));
  return encoded(transparent ? surrounded : surrounded.flatten({ background: '#ffffff' }), format, filters);
}

/** Luminance of red, green and blue (ITU-R BT.709). */
const LUMA: [number, number, number] = [0.2126, 0.7152, 0.0722];

type Size = { width: number; height: number };

function geometry(image: Sharp, whole: Size, requested: Transformation): Sharp {
  const { width, height, fitIn, smart, filters } = requested;
  const crop = requested.crop ? inside(requested.crop, whole) : undefined;
  const cut = crop ?? { left: 0, top: 0, right: whole.width, bottom: whole.height };
  const cropsToSize = !fitIn && width > 0 && height > 0;
  const focus = cropsToSize && filters.focal ? around(filters.focal, cut, width / height) : undefined;
  let made = image;
  if (crop || focus) made = made.extract(asRegion(focus ?? cut));
  if (width > 0 || height > 0) {
    made = made.resize({
      width: width || undefined,
      height: height || undefined,
      fit: fitIn ? 'inside' : 'cover',
      position: smart ? sharp.strategy.attention : 'centre',
      withoutEnlargement: fitIn || filters.noUpscale,
    });
  }
  if (requested.mirrored) made = made.flop();
  return requested.upsideDown ? made.flip() : made;
}

/** Returns the part of a box within the image; `undefined` if the two do not overlap. */
function inside(box: Box, { width, height }: Size): Box | undefined {
  const right = Math.min(box.right, width);
  const bottom = Math.min(box.bottom, height);
  return right > box.left && bottom > box.top ? { ...box, right, bottom } : undefined;
}

/** Returns the largest box with this aspect ratio within `cut`, centred as closely as possible on `focal`. */
function around(focal: Box, cut: Box, ratio: number): Box {
  const width = Math.max(1, Math.round(Math.min(cut.right - cut.left, (cut.bottom - cut.top) * ratio)));
  const height = Math.max(1, Math.round(Math.min(cut.bottom - cut.top, (cut.right - cut.left) / ratio)));
  const start = (middle: number, length: number, from: number, to: number) =>
    Math.round(Math.min(Math.max(middle - length / 2, from), to - length));
  const left = start((focal.left + focal.right) / 2, width, cut.left, cut.right);
  const top = start((focal.top + focal.bottom) / 2, height, cut.top, cut.bottom);
  return { left, top, right: left + width, bottom: top + height };
}

function asRegion({ left, top, right, bottom }: Box) {
  return { left, top, width: right - left, height: bottom - top };
}

function filtered(image: Sharp, { blur, brightness, rotate, grayscale }: ImageFilters): Sharp {
  let made = image;
  const sigma = blur ? (blur.sigma ?? blur.radius) : 0;
  if (sigma > 0) made = made.blur(Math.max(0.3, sigma));
  if (brightness) made = made.linear(1, brightness * 2.55);
  // Mix the channels by weight and keep all three. An image with one channel could not have a coloured fill.
  if (grayscale) made = made.recomb([LUMA, LUMA, LUMA]);
  return rotate ? made.rotate(360 - rotate) : made;
}

function padded(image: Sharp, made: Size, { width, height, filters }: Transformation): Sharp {
  if (filters.fill === undefined) return image;
  const turned = filters.rotate === 90 || filters.rotate === 270;
  const wide = Math.max(0, width - (turned ? made.height : made.width));
  const high = Math.max(0, height - (turned ? made.width : made.height));
  return image.extend({
    left: Math.floor(wide / 2),
    right: Math.ceil(wide / 2),
    top: Math.floor(high / 2),
    bottom: Math.ceil(high / 2),
    background: filters.fill === 'transparent' ? { r: 0, g: 0, b: 0, alpha: 0 } : filters.fill,
  });
}

function ownFormat(format: string): ImageFormat {
  if (format === 'png' || format === 'webp') return format;
  return format === 'heif' ? 'avif' : 'jpeg';
}

async function encoded(image: Sharp, format: ImageFormat, filters: ImageFilters): Promise<TransformedImage> {
  // Storyblok's quality starts at 0, but the lowest quality of the encoders is 1. PNG is lossless.
  const quality = filters.quality === undefined ? undefined : Math.max(1, Math.round(filters.quality));
  const written =
    format === 'png'
      ? image.png()
      : format === 'jpeg'
        ? image.flatten({ background: '#ffffff' }).jpeg({ quality })
        : image[format]({ quality });
  const bytes = await written.timeout({ seconds: PATIENCE_S }).toBuffer();
  return { bytes: new Uint8Array(bytes), type: `image/${format}` };
}
