import { LRUCache } from 'lru-cache';
import { contentFetch } from '../cms/live.ts';
import { imageRequest } from '../domain/image-request.ts';
import { type ResizedImage, resizedImage } from '../serve/resized-image.ts';
import type { Route } from './+types/image.ts';

const ORIGINAL_WAITS_MS = 8_000;
const HELD_BYTES = 64 * 1024 * 1024;

const made = new LRUCache<string, ResizedImage>({
  maxSize: HELD_BYTES,
  sizeCalculation: ({ body }) => body.length + 1,
});
const making = new Map<string, Promise<ResizedImage>>();

/** The image path `/beeld?url=&w=&q=75`: originals of the content system, at the width a screen needs. */
export async function loader({ request, url }: Route.LoaderArgs) {
  const wanted = imageRequest(url.searchParams);
  if (!wanted) return new Response('Geen geldige vraag om een beeld', { status: 400 });
  const accept = request.headers.get('accept')?.includes('image/webp') ? 'image/webp' : '';
  const key = `${wanted.url.href} ${wanted.width} ${wanted.quality} ${accept}`;
  try {
    const image = made.get(key) ?? (await once(key, () => make(wanted.url, { ...wanted, accept })));
    return new Response(image.body, {
      headers: {
        'content-type': image.type,
        'cache-control': 'public, max-age=31536000, immutable',
        vary: 'accept',
      },
    });
  } catch (error) {
    console.warn(`[image] ${wanted.url.pathname}: ${error instanceof Error ? error.message : String(error)}`);
    return new Response('Beeld niet gevonden', {
      status: 404,
      headers: { 'cache-control': 'public, max-age=20' },
    });
  }
}

async function make(
  url: URL,
  options: { width: number; quality: number; accept: string },
): Promise<ResizedImage> {
  const original = await contentFetch(new Request(url, { signal: AbortSignal.timeout(ORIGINAL_WAITS_MS) }));
  if (!original.ok) throw new Error(`the original answers ${original.status}`);
  return resizedImage(await original.arrayBuffer(), options);
}

/** A page full of visitors asks for one picture at one time: it is made once. */
function once(key: string, work: () => Promise<ResizedImage>): Promise<ResizedImage> {
  const running = making.get(key);
  if (running) return running;
  const started = work()
    .then((image) => {
      made.set(key, image);
      return image;
    })
    .finally(() => making.delete(key));
  making.set(key, started);
  return started;
}
