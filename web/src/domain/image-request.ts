/** What the image path accepts: the address of an original, a width in pixels, a quality from 1 to 100. */
export type ImageRequest = { url: URL; width: number; quality: number };

/** Widths that are made (spec §9): anything else would let one visitor fill the cache with a thousand sizes. */
const WIDTHS = new Set([16, 32, 48, 64, 96, 128, 256, 384, 640, 750, 828, 1080, 1200, 1920, 2048, 3840]);
const DEFAULT_QUALITY = 75;

/** Where originals may come from. Whatever else is asked for is somebody else's picture. */
const HOSTS = new Set(['a.storyblok.com', 'a-us.storyblok.com', 'a-ca.storyblok.com', 'a-ap.storyblok.com']);

/** Reads `url`, `w` and `q`; `undefined` for anything that we do not serve. */
export function imageRequest(parameters: URLSearchParams): ImageRequest | undefined {
  const address = parameters.get('url') ?? '';
  const width = Number(parameters.get('w'));
  const quality = Number(parameters.get('q') ?? DEFAULT_QUALITY);
  if (!URL.canParse(address) || !WIDTHS.has(width)) return undefined;
  if (!Number.isInteger(quality) || quality < 1 || quality > 100) return undefined;
  const url = new URL(address);
  const plain = url.protocol === 'https:' && url.port === '' && url.username === '' && url.password === '';
  return plain && HOSTS.has(url.hostname) ? { url, width, quality } : undefined;
}
