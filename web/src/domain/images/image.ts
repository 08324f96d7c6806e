/** How wide a kind of picture is at most in pixels of a page, its width by height, and the widths it is offered in. */
export type ImageShape = {
  readonly width: number;
  readonly ratio: number;
  readonly widths: readonly number[];
};

/** Neither side of a picture is told to be longer than this, in pixels (spec §9). */
export const MAX_IMAGE_SIDE = 4000;

/** The quality of a served picture, in per cent (spec §9). */
export const IMAGE_QUALITY = 75;

/** Widths of small pictures, in pixels (spec §9). */
export const SMALL_IMAGE_WIDTHS: readonly number[] = [16, 32, 48, 64, 96, 128, 256, 384];

/** Widths of pictures as wide as a screen, one per size of device, in pixels (spec §9). */
export const DEVICE_IMAGE_WIDTHS: readonly number[] = [640, 750, 828, 1080, 1200, 1920, 2048, 3840];

/** Every width in which a picture is made. */
export const SERVED_IMAGE_WIDTHS: readonly number[] = [...SMALL_IMAGE_WIDTHS, ...DEVICE_IMAGE_WIDTHS];

/** The hosts of Storyblok's pictures, one per region. The site serves no pictures of other hosts than these and the next. */
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

/** No picture of a page is shown smaller than a thumbnail of this width. */
const SMALLEST = 96;

/** The most pixels that a screen has to one of a page. */
const DENSEST = 3;

/** Its widths reach what the densest screen makes of the shape's own, or the widest that is served. */
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

/** A picture as the site knows it. Size is in pixels of the original; 0 when its address does not tell. */
export type Image = {
  src: string;
  alt: string;
  width: number;
  height: number;
  /** The point that must stay visible when cropped, as fractions of width and height. */
  focus?: { x: number; y: number };
  title?: string;
  /** Shown with the caption. */
  copyright?: string;
  signatures?: ImageSignatures;
};

/** By width in pixels, what shows that the address of a picture with filters is the site's own; none where it is plain. */
export type ImageSignatures = Readonly<Record<number, string>>;

/**
 * Width and height in pixels as they stand in a Storyblok image path (`/f/101/1800x1200/…`), scaled down
 * together so that neither is over 4000; 0 and 0 where the path does not tell (spec §5).
 */
export function imageSize(src: string): { width: number; height: number } {
  const found = /^[^?#]*?\/(\d{1,6})x(\d{1,6})\//.exec(src);
  const width = Number(found?.[1] ?? 0);
  const height = Number(found?.[2] ?? 0);
  // A side of 0 would make the picture invisible, so its size then counts as unknown.
  if (width === 0 || height === 0) return { width: 0, height: 0 };
  const scale = Math.min(1, MAX_IMAGE_SIDE / Math.max(width, height));
  const scaled = (side: number) => Math.max(1, Math.round(side * scale));
  return { width: scaled(width), height: scaled(height) };
}
