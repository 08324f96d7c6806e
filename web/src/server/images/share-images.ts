import sharp from 'sharp';
import { CACHE_CONTROL } from '../../http/cache-control.ts';
import type { Fetch } from '../../http/fetch.ts';
import type { WantedShareImage } from '../../ports.ts';
import { MAX_CACHED_IMAGES } from '../cache/caching.ts';
import { createImageCache } from './image-cache.ts';
import { createImageQueue } from './image-queue.ts';
import { ImageRefusal, refusalResponse } from './image-work.ts';
import { originalImage } from './original-image.ts';

/** The cover on a share image. `focus`: the part that cropping must not remove, as fractions of width and height. */
type Cover = NonNullable<WantedShareImage['cover']>;

// Limits the queue of share images to draw. A crawler requests one image; a visitor who requests many waits.
const QUEUE = { atOnce: 1, waiting: 40, maxWaitMs: 10_000 };
/** JPEG quality that keeps images below 300 KB. Chat apps ignore larger ones. */
const QUALITY = 84;
const MAX_PIXELS = 60_000_000;

/**
 * Serves share images as JPEG: each is drawn once and cached in memory and in `directory`. `fetch` fetches covers. An
 * image whose cover is missing is drawn without it. The returned function never rejects. `visitor` is the network that
 * sent the request; the queue serves visitors in turn.
 */
export function createShareImages(options: {
  fetch: Fetch;
  directory: string;
  log: (line: string) => void;
}): (wanted: WantedShareImage, visitor?: string) => Promise<Response> {
  const { fetch, directory, log } = options;
  const cache = createImageCache({ ...MAX_CACHED_IMAGES.shared, directory, log });
  const queue = createImageQueue(QUEUE);

  /** Returns the cover as a data URL; `undefined` if it can never be shown. Throws if it cannot be shown now. */
  async function coverOf({ url, size, focus }: Cover): Promise<string | undefined> {
    try {
      const cut = await cutOut(await originalImage(url, fetch), size, focus);
      return `data:image/jpeg;base64,${cut.toString('base64')}`;
    } catch (error) {
      if (error instanceof ImageRefusal && error.status === 503) throw error;
      log(
        `[share] ${url.pathname}: ${error instanceof Error ? error.message : error}; drawn without the cover`,
      );
      return undefined;
    }
  }

  async function make({ cover, draw }: WantedShareImage) {
    const svg = await draw(cover && (await coverOf(cover)));
    const body = await sharp(Buffer.from(svg))
      .jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4' })
      .toBuffer();
    return { body: new Uint8Array(body), type: 'image/jpeg' };
  }

  return async (wanted, visitor = '') => {
    try {
      const { body, type } = await cache(wanted.key, visitor, (visitors) =>
        queue(() => make(wanted), visitors),
      );
      const headers = {
        'content-type': type,
        'cache-control': wanted.immutable ? CACHE_CONTROL.immutable : CACHE_CONTROL.olderShareImage,
      };
      return new Response(body, { headers });
    } catch (error) {
      const refusal = error instanceof ImageRefusal ? error : new ImageRefusal(503, String(error));
      log(`[share] ${refusal.message}`);
      return refusalResponse(refusal);
    }
  };
}

/** Crops an original to the aspect ratio of its place on the share image, around its focal point. */
async function cutOut(
  original: Uint8Array,
  size: Cover['size'],
  focus = { x: 0.5, y: 0.5 },
): Promise<Buffer> {
  const image = sharp(original, { limitInputPixels: MAX_PIXELS }).autoOrient();
  const { autoOrient: whole } = await image.metadata();
  const scale = Math.min(whole.width / size.width, whole.height / size.height);
  const width = Math.max(1, Math.floor(size.width * scale));
  const height = Math.max(1, Math.floor(size.height * scale));
  const start = (side: number, part: number, at: number) =>
    Math.round(Math.min(side - part, Math.max(0, side * at - part / 2)));
  return image
    .extract({
      left: start(whole.width, width, focus.x),
      top: start(whole.height, height, focus.y),
      width,
      height,
    })
    .resize(size)
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 92, chromaSubsampling: '4:4:4' })
    .toBuffer();
}
