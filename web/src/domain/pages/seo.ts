import type { Image } from '../images/image.ts';
import {
  parseImageWish,
  requestedAddress,
  requestedSize,
  splitImageAddress,
} from '../images/image-filters.ts';
import { isServedOriginal } from '../images/image-request.ts';

/** The editor's texts for search engines and shared links; every field may be missing. */
export type Seo = {
  title?: string;
  description?: string;
  ogTitle?: string;
  ogDescription?: string;
  ogImage?: SeoImage;
  twitterTitle?: string;
  twitterDescription?: string;
  twitterImage?: SeoImage;
};

/** Width of the picture of a shared link, in pixels. */
export const SHARED_IMAGE_WIDTH = 1200;

/** A picture that an editor chose for shared links. Size in pixels; 0 when unknown. */
export type SeoImage = Pick<Image, 'src' | 'alt' | 'width' | 'height' | 'signatures'>;

/** Some apps that show shared links cannot read WebP, more cannot read AVIF, and none reads SVG. */
const READ_EVERYWHERE = /\.(?:jpe?g|png|gif)$/i;

/** The image service never re-encodes SVG and GIF. */
const NOT_REDRAWN = /\.(?:svg|gif)$/i;

/**
 * A picture in a format that apps can show with a shared link: a JPEG if the site serves it. A picture on another host
 * stays as it is if every app can read it; otherwise the result is `undefined`.
 */
export function seoImage({ src, alt, ...size }: Image): SeoImage | undefined {
  const { original, wish } = splitImageAddress(src);
  const { pathname } = new URL(original);
  if (isServedOriginal(original) && !NOT_REDRAWN.test(pathname)) {
    const { filters, box } = parseImageWish(wish);
    const requested = { filters: { ...filters, format: 'jpeg' as const }, box };
    return { src: requestedAddress(original, requested), alt, ...requestedSize(size, requested) };
  }
  const { width, height } = size;
  return READ_EVERYWHERE.test(pathname) ? { src, alt, width, height } : undefined;
}
