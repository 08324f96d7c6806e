/** A kind of picture: its maximum width in CSS pixels, its aspect ratio, and the widths it is offered in. */
export type ImageShape = {
  readonly width: number;
  readonly ratio: number;
  readonly widths: readonly number[];
};

/** Maximum reported width or height of a picture, in pixels (spec §9). */
export const MAX_IMAGE_SIDE = 4000;

/** The quality of a served picture, in per cent (spec §9). */
export const IMAGE_QUALITY = 75;

/** Widths of small pictures, in pixels (spec §9). */
export const SMALL_IMAGE_WIDTHS: readonly number[] = [16, 32, 48, 64, 96, 128, 256, 384];

/** Widths of full-width pictures, one per device size, in pixels (spec §9). */
export const DEVICE_IMAGE_WIDTHS: readonly number[] = [640, 750, 828, 1080, 1200, 1920, 2048, 3840];

/** Every width in which a picture is served. */
export const SERVED_IMAGE_WIDTHS: readonly number[] = [...SMALL_IMAGE_WIDTHS, ...DEVICE_IMAGE_WIDTHS];

/** The hosts of Storyblok's pictures, one per region. The site serves pictures only from these and the event hosts. */
export const CONTENT_IMAGE_HOSTS: ReadonlySet<string> = new Set([
  'a.storyblok.com',
  'a-us.storyblok.com',
  'a-ca.storyblok.com',
  'a-ap.storyblok.com',
]);

/** The hosts of UiTdatabank's pictures. */
export const EVENT_IMAGE_HOSTS: ReadonlySet<string> = new Set([
  'images.uitdatabank.be',
  'images-test.uitdatabank.be',
  'media.uitdatabank.be',
]);

/** No picture on a page is narrower than a thumbnail of this width. */
const SMALLEST = 96;

/** The highest supported number of screen pixels per CSS pixel. */
const DENSEST = 3;

/** Offers widths up to the shape's own width on the densest screen, or the widest that is served. */
function shape(width: number, ratio: number): ImageShape {
  const enough = SERVED_IMAGE_WIDTHS.find((served) => served >= DENSEST * width) ?? Number.POSITIVE_INFINITY;
  const widths = SERVED_IMAGE_WIDTHS.filter((served) => served >= SMALLEST && served <= enough);
  return { width, ratio, widths };
}

/** The shapes that the specification fixes (§9). */
export const IMAGE_SHAPES = {
  articleCard: shape(900, 1.7),
  experienceCard: shape(900, 5 / 3),
  pageHeader: shape(1400, 1.5),
  listThumbnail: shape(300, 1.5),
} as const satisfies Record<string, ImageShape>;

/** A picture on the site. The size is in pixels of the original; 0 if its address does not contain it. */
export type Image = {
  src: string;
  alt: string;
  width: number;
  height: number;
  /** The point that must stay visible after cropping, as fractions of width and height. */
  focus?: { x: number; y: number };
  title?: string;
  /** Shown with the caption. */
  copyright?: string;
  signatures?: ImageSignatures;
};

/** Signatures by width in pixels: they prove that the site wrote this filtered address. Missing for plain pictures. */
export type ImageSignatures = Readonly<Record<number, string>>;

/**
 * Width and height in pixels from a Storyblok image path (`/f/101/1800x1200/…`), scaled down together so that neither
 * exceeds 4000; 0 and 0 if the path contains none (spec §5).
 */
export function imageSize(src: string): { width: number; height: number } {
  const found = /^[^?#]*?\/(\d{1,6})x(\d{1,6})\//.exec(src);
  const width = Number(found?.[1] ?? 0);
  const height = Number(found?.[2] ?? 0);
  // A side of 0 would make the picture invisible, so its size counts as unknown.
  if (width === 0 || height === 0) return { width: 0, height: 0 };
  const scale = Math.min(1, MAX_IMAGE_SIDE / Math.max(width, height));
  const scaled = (side: number) => Math.max(1, Math.round(side * scale));
  return { width: scaled(width), height: scaled(height) };
}
