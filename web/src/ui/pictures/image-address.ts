import {
  CONTENT_IMAGE_HOSTS,
  EVENT_IMAGE_HOSTS,
  IMAGE_QUALITY,
  type ImageSignatures,
  SERVED_IMAGE_WIDTHS,
} from '../../domain/images/image.ts';
import { parsedUrl } from '../../domain/parsed-url.ts';

/** Whether a picture can be shown at all: one of this site, or one that the image path serves. */
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
 * The site's own address of a picture, resized to a width in pixels, signed where that is needed. A path of this site is
 * served as it is.
 */
export function imageAddress(src: string, width: number, signatures: ImageSignatures = {}): string {
  if (src.startsWith('/')) return src;
  const signature = signatures[width];
  const signed = signature === undefined ? '' : `&s=${signature}`;
  return `/beeld?url=${encodeURIComponent(src)}&w=${width}&q=${IMAGE_QUALITY}${signed}`;
}

/**
 * Which widths to offer for an original of `original` pixels (0 when unknown): those wanted that it can fill,
 * in rising order. One that is smaller than all of them is offered at the widest width that it fills.
 */
export function offeredWidths(wanted: readonly number[], original: number): readonly number[] {
  const rising = SERVED_IMAGE_WIDTHS.filter((width) => wanted.includes(width));
  if (original === 0) return rising;
  const filled = rising.filter((width) => width <= original);
  if (filled.length > 0) return filled;
  return [SERVED_IMAGE_WIDTHS.filter((width) => width <= original).at(-1) ?? 16];
}

/**
 * How wide a picture is that fills a page, below the widths where it stands beside something, as in `<img sizes>`: the
 * page between its margins. On the widest phones a few pixels less is said, so that a screen of density 3 is content with
 * 1,200 pixels, and one of 412 by 1.75 with 640.
 */
export const WHOLE_COLUMN = '(min-width: 480px) 92vw, min(91vw, 365px)';

/** Whether a picture comes in several widths. An SVG has no pixels to choose from, and a resized GIF would stand still. */
export function isResizable(src: string): boolean {
  return !src.startsWith('/') && !/\.(svg|gif)(?=[?#/]|$)/i.test(src);
}
