import { LRUCache } from 'lru-cache';
import { CACHE_CONTROL } from '../../http/cache-control.ts';
import type { Fetch } from '../../http/fetch.ts';
import { MAX_CACHED_IMAGES } from '../cache/caching.ts';
import { createImageCache } from './image-cache.ts';
import { createImageQueue } from './image-queue.ts';
import { createSharedWork, ImageRefusal, refusalResponse } from './image-work.ts';
import { originalImage, passthroughType } from './original-image.ts';
import { type ResizedImage, resizedImage, type WantedChange } from './resized-image.ts';

export type WantedImage = { url: URL; width: number; quality: number } & WantedChange;

const QUEUE = { atOnce: 2, waiting: 300, maxWaitMs: 15_000 };

/** Limits how many originals are fetched or waiting to be resized: each of up to 25 MB stays in memory until then. */
const ORIGINALS = { ...QUEUE, atOnce: 8 };

/** Version of the image processing. Increase it when the output changes: images on disk are then ignored. */
const RECIPE = 1;

/**
 * Content-Security-Policy of an SVG that a browser opens as a document: it may not run scripts, load files or access
 * our site.
 */
const SVG_POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox";

/**
 * Serves the images of the site. Each is made once, and cached in memory and in `directory`. `fetch` fetches originals.
 * The returned function never rejects: an unavailable image is a 404, 415 or 503, with a line on `log`. `visitor` is
 * the client's IP address; in the queue, visitors take turns.
 */
export function createSiteImages(options: {
  fetch: Fetch;
  directory: string;
  log: (line: string) => void;
  diskBytes?: number;
}): (wanted: WantedImage, accept: string, visitor?: string) => Promise<Response> {
  const { fetch, directory, log, diskBytes = MAX_CACHED_IMAGES.made.diskBytes } = options;
  const cache = createImageCache({ ...MAX_CACHED_IMAGES.made, directory, diskBytes, log });
  const queue = createImageQueue(QUEUE);
  const arrivals = createImageQueue(ORIGINALS);
  const originals = new LRUCache<string, Uint8Array<ArrayBuffer>>({
    ...MAX_CACHED_IMAGES.originals,
    sizeCalculation: ({ length }) => length + 1,
  });
  const refused = new LRUCache<string, ImageRefusal>(MAX_CACHED_IMAGES.refused);
  const fetching = createSharedWork<Uint8Array<ArrayBuffer>>();

  async function original(url: URL): Promise<Uint8Array<ArrayBuffer>> {
    const held = originals.get(url.href);
    if (held) return held;
    return fetching(url.href, async () => {
      const bytes = await originalImage(url, fetch);
      originals.set(url.href, bytes);
      return bytes;
    });
  }

  async function make(
    wanted: WantedImage,
    accept: string,
    visitors: ReadonlySet<string>,
  ): Promise<ResizedImage> {
    const work = async (): Promise<ResizedImage> => {
      const bytes = await original(wanted.url);
      const passthrough = passthroughType(bytes);
      return passthrough
        ? { body: bytes, type: passthrough }
        : queue(() => resizedImage(bytes, { ...wanted, accept }), visitors);
    };
    // Skip the queue of originals if the original is cached.
    return originals.has(wanted.url.href) ? work() : arrivals(work, visitors);
  }

  return async (wanted, accept, visitor = '') => {
    const webp = accept.includes('image/webp') ? 'image/webp' : '';
    const { href } = wanted.url;
    const change = JSON.stringify([wanted.filters, wanted.box]);
    const key = `${RECIPE} ${href} ${wanted.width} ${wanted.quality} ${webp} ${change}`;
    try {
      // Keep an expired refusal until it is replaced, so that the same refusal is logged only once.
      const before = refused.get(href, { noDeleteOnStaleGet: true });
      if (before) return refusalResponse(before);
      return pictureResponse(await cache(key, visitor, (visitors) => make(wanted, webp, visitors)));
    } catch (error) {
      const refusal = error instanceof ImageRefusal ? error : new ImageRefusal(503, String(error));
      const isLogged = refused.peek(href, { allowStale: true })?.message === refusal.message;
      if (refusal.status !== 503) refused.set(href, refusal);
      if (!isLogged) log(`[image] ${wanted.url.pathname}: ${refusal.message}`);
      return refusalResponse(refusal);
    }
  };
}

function pictureResponse({ body, type }: ResizedImage): Response {
  const headers = new Headers({
    'content-type': type,
    // Cache for good: the URL of an original contains a hash of its content.
    'cache-control': CACHE_CONTROL.immutable,
    vary: 'accept',
  });
  if (type === 'image/svg+xml') headers.set('content-security-policy', SVG_POLICY);
  return new Response(body, { headers });
}
