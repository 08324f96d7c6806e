import type { Image } from '../images/image.ts';
import {
  parseImageWish,
  requestedAddress,
  requestedSize,
  splitImageAddress,
} from '../images/image-filters.ts';
import { isServedOriginal } from '../images/image-request.ts';

/** The editor's texts and images for search engines and shared links. */
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

/** Width of a share image, in pixels. */
export const SHARED_IMAGE_WIDTH = 1200;

/** The share image that an editor chose. Width and height are in pixels; 0 if unknown. */
export type SeoImage = Pick<Image, 'src' | 'alt' | 'width' | 'height' | 'signatures'>;

/** Image formats that all apps can show. Some apps cannot show WebP, more cannot show AVIF, and none shows SVG. */
const READ_EVERYWHERE = /\.(?:jpe?g|png|gif)$/i;

/** Image formats that the image service does not re-encode. */
const NOT_REDRAWN = /\.(?:svg|gif)$/i;

/**
 * Returns a share image that apps can show: a JPEG if the site serves the image. An image on another host is returned
 * unchanged if all apps can show it; otherwise the result is `undefined`.
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
