import { IMAGE_QUALITY, SERVED_IMAGE_WIDTHS } from './image-shape.ts';

/** What the image path accepts: the address of an original, a width in pixels, a quality from 1 to 100. */
export type ImageRequest = { url: URL; width: number; quality: number };

/** Anything but these would let one visitor fill the cache with a thousand sizes. */
const WIDTHS: ReadonlySet<number> = new Set(SERVED_IMAGE_WIDTHS);

/** Where originals may come from. Whatever else is asked for is somebody else's picture. */
const HOSTS = new Set(['a.storyblok.com', 'a-us.storyblok.com', 'a-ca.storyblok.com', 'a-ap.storyblok.com']);
const MAX_ADDRESS = 1000;

/** Reads `url`, `w` and `q`; `undefined` for anything that we do not serve. */
export function imageRequest(parameters: URLSearchParams): ImageRequest | undefined {
  const url = originalAddress(parameters.get('url') ?? '');
  const width = Number(parameters.get('w'));
  const quality = Number(parameters.get('q') ?? IMAGE_QUALITY);
  if (url === undefined || !WIDTHS.has(width)) return undefined;
  return Number.isInteger(quality) && quality >= 1 && quality <= 100 ? { url, width, quality } : undefined;
}

/**
 * The address of an original on an allowed host, without what would make one picture look like many. `cv`, by which
 * Storyblok tells a replaced file from the one before, stays.
 */
function originalAddress(address: string): URL | undefined {
  if (address.length > MAX_ADDRESS || !URL.canParse(address)) return undefined;
  const url = new URL(address);
  const plain = url.protocol === 'https:' && url.port === '' && url.username === '' && url.password === '';
  // On the same host a local content system answers questions about content, too.
  if (!plain || !HOSTS.has(url.hostname) || !url.pathname.startsWith('/f/')) return undefined;
  const version = url.searchParams.get('cv') ?? '';
  url.search = /^\d{1,13}$/.test(version) ? `cv=${version}` : '';
  url.hash = '';
  return url;
}
