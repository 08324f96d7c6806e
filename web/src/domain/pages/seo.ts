import type { Image } from '../images/image.ts';
import { addressAsAsked, parseImageWish, sizeAsAsked, splitImageAddress } from '../images/image-filters.ts';
import { isServedOriginal } from '../images/image-request.ts';

/** What an editor wrote for search engines and shared links; every field may be missing. */
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

/** How wide a picture goes along with a shared link, in pixels. */
export const SHARED_IMAGE_WIDTH = 1200;

/** A picture that an editor chose for shared links. Size in pixels; 0 when unknown. */
export type SeoImage = Pick<Image, 'src' | 'alt' | 'width' | 'height' | 'signatures'>;

/** Of the apps that show shared links some leave out WebP, more of them AVIF, and all SVG. */
const READ_EVERYWHERE = /\.(?:jpe?g|png|gif)$/i;

/** An SVG and a GIF are never redrawn. */
const NOT_REDRAWN = /\.(?:svg|gif)$/i;

/**
 * A picture in a form that apps can show with a shared link. Where the site serves the picture that is a JPEG, whatever
 * was uploaded. Another host's picture stays as it is where every app can read it; else the answer is `undefined`.
 */
export function seoImage({ src, alt, ...size }: Image): SeoImage | undefined {
  const { original, wish } = splitImageAddress(src);
  const { pathname } = new URL(original);
  if (isServedOriginal(original) && !NOT_REDRAWN.test(pathname)) {
    const { filters, box } = parseImageWish(wish);
    const asked = { filters: { ...filters, format: 'jpeg' as const }, box };
    return { src: addressAsAsked(original, asked), alt, ...sizeAsAsked(size, asked) };
  }
  const { width, height } = size;
  return READ_EVERYWHERE.test(pathname) ? { src, alt, width, height } : undefined;
}
