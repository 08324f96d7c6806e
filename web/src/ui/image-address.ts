/** Widths in pixels that the image path serves (spec §9): small pictures, and one per size of screen. */
export const IMAGE_WIDTHS: readonly number[] = [16, 32, 48, 64, 96, 128, 256, 384];
export const DEVICE_WIDTHS: readonly number[] = [640, 750, 828, 1080, 1200, 1920, 2048, 3840];

const SERVED_WIDTHS = [...IMAGE_WIDTHS, ...DEVICE_WIDTHS];

/** Spec §9. */
const DEFAULT_QUALITY = 75;

/** Where the image path fetches originals. Pictures of other hosts would be refused there, and by the page's policy. */
const CONTENT_HOSTS = new Set([
  'a.storyblok.com',
  'a-us.storyblok.com',
  'a-ca.storyblok.com',
  'a-ap.storyblok.com',
]);
const EVENT_HOSTS = new Set(['images.uitdatabank.be', 'images-test.uitdatabank.be', 'media.uitdatabank.be']);

/** Whether a picture can be shown at all: one of this site, or one that the image path serves. */
export function isServed(src: string): boolean {
  if (src.startsWith('/')) return !/^\/[/\\]/.test(src);
  if (!URL.canParse(src)) return false;
  const { protocol, host, pathname } = new URL(src);
  if (protocol !== 'https:') return false;
  if (EVENT_HOSTS.has(host)) return /\.(?:jpe?g|png|gif|webp)$/i.test(pathname);
  return CONTENT_HOSTS.has(host) && pathname.startsWith('/f/');
}

/** The site's own address of a picture, resized to a width in pixels. A path of this site is served as it is. */
export function imageAddress(src: string, width: number, quality = DEFAULT_QUALITY): string {
  if (src.startsWith('/')) return src;
  return `/beeld?url=${encodeURIComponent(src)}&w=${width}&q=${quality}`;
}

/**
 * Which widths to offer for an original of `original` pixels (0 when unknown): those wanted that it can fill,
 * in rising order. One that is smaller than all of them is offered at the widest width that it fills.
 */
export function offeredWidths(wanted: readonly number[], original: number): readonly number[] {
  const rising = SERVED_WIDTHS.filter((width) => wanted.includes(width));
  if (original === 0) return rising;
  const filled = rising.filter((width) => width <= original);
  if (filled.length > 0) return filled;
  return [SERVED_WIDTHS.findLast((width) => width <= original) ?? 16];
}

/** An SVG has no pixels to choose from, and a GIF would stand still when resized. */
export function isResizable(src: string): boolean {
  return !src.startsWith('/') && !/\.(svg|gif)(?=[?#/]|$)/i.test(src);
}
