/** A kind of image: its maximum width in CSS pixels, its aspect ratio, and the widths in which pages offer it. */
export type ImageShape = {
  readonly width: number;
  readonly ratio: number;
  readonly widths: readonly number[];
};

/** Maximum width or height that pages declare for an image, in pixels (spec §9). */
export const MAX_IMAGE_SIDE = 4000;

/** Maximum size of an original, in bytes. Larger files were uploaded by mistake; decoding them takes much memory. */
export const MAX_ORIGINAL_BYTES = 25 * 1024 * 1024;

/** The quality of a served image, in per cent (spec §9). */
export const IMAGE_QUALITY = 75;

/** Widths of small images, in pixels (spec §9). */
export const SMALL_IMAGE_WIDTHS: readonly number[] = [16, 32, 48, 64, 96, 128, 256, 384];

/** Widths of full-width images, one per device size, in pixels (spec §9). */
export const DEVICE_IMAGE_WIDTHS: readonly number[] = [640, 750, 828, 1080, 1200, 1920, 2048, 3840];

/** All widths in which the site serves images. */
export const SERVED_IMAGE_WIDTHS: readonly number[] = [...SMALL_IMAGE_WIDTHS, ...DEVICE_IMAGE_WIDTHS];

/** The hosts of Storyblok images, one per region. Besides these, only {@link EVENT_IMAGE_HOSTS} are allowed. */
export const CONTENT_IMAGE_HOSTS: ReadonlySet<string> = new Set([
  'a.storyblok.com',
  'a-us.storyblok.com',
  'a-ca.storyblok.com',
  'a-ap.storyblok.com',
]);

/** The hosts of UiTdatabank images. */
export const EVENT_IMAGE_HOSTS: ReadonlySet<string> = new Set([
  'images.uitdatabank.be',
  'images-test.uitdatabank.be',
  'media.uitdatabank.be',
]);

/** Minimum width in which an image is offered, in pixels. The thumbnails of cards on a phone have this width. */
const SMALLEST = 96;

/** Minimum width in which the image of a page header is offered, in pixels: the narrowest phone needs 582. */
const SMALLEST_HEADER = 640;

/** Maximum supported number of screen pixels per CSS pixel. */
const DENSEST = 3;

/** Returns a shape. `widths` ends with the first served width that suffices for the densest screens. */
function shape(width: number, ratio: number, smallest = SMALLEST): ImageShape {
  const enough = SERVED_IMAGE_WIDTHS.find((served) => served >= DENSEST * width) ?? Number.POSITIVE_INFINITY;
  const widths = SERVED_IMAGE_WIDTHS.filter((served) => served >= smallest && served <= enough);
  return { width, ratio, widths };
}

/** The image shapes in the specification (§9). */
export const IMAGE_SHAPES = {
  articleCard: shape(900, 1.7),
  experienceCard: shape(900, 5 / 3),
  pageHeader: shape(1400, 1.5, SMALLEST_HEADER),
  listThumbnail: shape(300, 1.5),
} as const satisfies Record<string, ImageShape>;

/** An image on the site. Width and height are in pixels of the original; 0 if the address does not contain the size. */
export type Image = {
  src: string;
  alt: string;
  width: number;
  height: number;
  /** The point that must stay visible after cropping, as fractions of width and height. */
  focus?: { x: number; y: number };
  title?: string;
  /** The copyright, shown with the caption. */
  copyright?: string;
  signatures?: ImageSignatures;
};

/** Signatures by width in pixels. They prove that the site itself set the filters. Images without filters have none. */
export type ImageSignatures = Readonly<Record<number, string>>;

/**
 * Parses width and height in pixels from a Storyblok image path (`/f/101/1800x1200/…`). Scales both down if one exceeds
 * 4000. Returns 0 and 0 if the path contains no size (spec §5).
 */
export function imageSize(src: string): { width: number; height: number } {
  const found = /^[^?#]*?\/(\d{1,6})x(\d{1,6})\//.exec(src);
  const width = Number(found?.[1] ?? 0);
  const height = Number(found?.[2] ?? 0);
  // A side of 0 would make the image invisible, so the size counts as unknown.
  if (width === 0 || height === 0) return { width: 0, height: 0 };
  const scale = Math.min(1, MAX_IMAGE_SIDE / Math.max(width, height));
  const scaled = (side: number) => Math.max(1, Math.round(side * scale));
  return { width: scaled(width), height: scaled(height) };
}
