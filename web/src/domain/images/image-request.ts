import { CONTENT_IMAGE_HOSTS, EVENT_IMAGE_HOSTS, IMAGE_QUALITY, SERVED_IMAGE_WIDTHS } from './image.ts';
import { parseImageWish, type RequestedImage, splitImageAddress } from './image-filters.ts';

/**
 * A parsed request to the image path: the address of an original, a width in pixels, a quality from 1 to 100, and the
 * options for the image service.
 */
export type ImageRequest = { url: URL; width: number; quality: number } & RequestedImage;

/** The widths that the site serves. With arbitrary widths, one visitor could fill the cache with a thousand sizes. */
const WIDTHS: ReadonlySet<number> = new Set(SERVED_IMAGE_WIDTHS);

const MAX_ADDRESS = 1000;

/** Parses `url`, `w` and `q`. Returns `undefined` for any image that the site does not serve. */
export function imageRequest(parameters: URLSearchParams): ImageRequest | undefined {
  const { original, wish } = splitImageAddress(parameters.get('url') ?? '');
  const url = originalAddress(original);
  const width = Number(parameters.get('w'));
  const quality = Number(parameters.get('q') ?? IMAGE_QUALITY);
  if (url === undefined || !WIDTHS.has(width)) return undefined;
  if (!Number.isInteger(quality) || quality < 1 || quality > 100) return undefined;
  const { filters, box } = parseImageWish(wish);
  // The editor's quality overrides the page's. Encoders require at least 1.
  return { url, width, quality: Math.max(1, filters.quality ?? quality), filters, box };
}

/** Returns whether a request sets only width and quality. Other options require a URL that the site has signed. */
export function isPlainImage({ filters, box }: ImageRequest): boolean {
  return box === undefined && Object.keys(filters).every((name) => name === 'quality');
}

/** Returns whether the site's image path serves the original image at this URL. */
export function isServedOriginal(address: string): boolean {
  return originalAddress(address) !== undefined;
}

/** Returns whether an original is an image of UiTdatabank, which has its own image server. */
export function isEventPicture(original: URL): boolean {
  return EVENT_IMAGE_HOSTS.has(original.hostname);
}

/**
 * Returns the normalized address of an original on an allowed host, so that each image has one address. Keeps `cv`,
 * which Storyblok changes when a file is replaced.
 */
function originalAddress(address: string): URL | undefined {
  if (address.length > MAX_ADDRESS || !URL.canParse(address)) return undefined;
  const url = new URL(address);
  const plain = url.protocol === 'https:' && url.port === '' && url.username === '' && url.password === '';
  if (!plain) return undefined;
  const version = url.searchParams.get('cv') ?? '';
  url.hash = '';
  url.search = '';
  if (isEventPicture(url)) return /\.(?:jpe?g|png|gif|webp)$/i.test(url.pathname) ? url : undefined;
  // Content queries must not pass as images: in the embedded CMS, the image host responds to them too.
  if (!CONTENT_IMAGE_HOSTS.has(url.hostname) || !url.pathname.startsWith('/f/')) return undefined;
  if (/^\d{1,13}$/.test(version)) url.search = `cv=${version}`;
  return url;
}
