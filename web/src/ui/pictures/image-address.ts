import {
  CONTENT_IMAGE_HOSTS,
  EVENT_IMAGE_HOSTS,
  IMAGE_QUALITY,
  type ImageSignatures,
  SERVED_IMAGE_WIDTHS,
} from '../../domain/images/image.ts';
import { parsedUrl } from '../../domain/parsed-url.ts';

/** Returns whether the site can show an image: its address must be on this site, or one that the image path serves. */
export function isServed(src: string): boolean {
  if (src.startsWith('/')) return !/^\/[/\\]/.test(src);
  const url = parsedUrl(src);
  if (!url) return false;
  const { protocol, host, pathname } = url;
  if (protocol !== 'https:') return false;
  if (EVENT_IMAGE_HOSTS.has(host)) return /\.(?:jpe?g|png|gif|webp)$/i.test(pathname);
  return CONTENT_IMAGE_HOSTS.has(host) && pathname.startsWith('/f/');
}

/**
 * Returns the site's own URL for an image, resized to a width in pixels and signed if needed. Returns a path of this
 * site unchanged.
 */
export function imageAddress(src: string, width: number, signatures: ImageSignatures = {}): string {
  if (src.startsWith('/')) return src;
  const signature = signatures[width];
  const signed = signature === undefined ? '' : `&s=${signature}`;
  return `/beeld?url=${encodeURIComponent(src)}&w=${width}&q=${IMAGE_QUALITY}${signed}`;
}

/**
 * Returns the widths to offer for an image of `original` pixels (0 if unknown), in ascending order: the requested
 * widths up to the first that contains the whole original. The image path does not enlarge, so the image at that width
 * is `original` pixels wide.
 */
export function offeredWidths(wanted: readonly number[], original: number): readonly number[] {
  const rising = SERVED_IMAGE_WIDTHS.filter((width) => wanted.includes(width));
  const whole = original === 0 ? -1 : rising.findIndex((width) => width >= original);
  return whole === -1 ? rising : rising.slice(0, whole + 1);
}

/**
 * The `sizes` of an image that fills the width between the margins of the page. On the widest phones this value is a
 * few pixels smaller than the image, so that they load a smaller file: the 1,200 px file at pixel density 3, and the
 * 640 px file on a screen of 412 px with density 1.75.
 */
export const WHOLE_COLUMN = '(min-width: 480px) 92vw, min(91vw, 365px)';

/**
 * Returns whether an image is offered in several widths. An SVG is not, and neither is a GIF, which would lose its
 * animation.
 */
export function isResizable(src: string): boolean {
  return !src.startsWith('/') && !/\.(svg|gif)(?=[?#/]|$)/i.test(src);
}
