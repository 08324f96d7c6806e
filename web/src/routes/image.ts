import { join } from 'node:path';
import { contentFetch } from '../app/process/content.ts';
import { eventPictures } from '../app/process/events.ts';
import { imageRequest, isEventPicture } from '../domain/images/image-request.ts';
import { env } from '../env.ts';
import { createSiteImages } from '../server/images/site-images.ts';
import type { Route } from './+types/image.ts';

const images = createSiteImages({
  fetch: (request) => (isEventPicture(new URL(request.url)) ? eventPictures : contentFetch)(request),
  directory: join(env.DATA_DIR, 'images'),
  log: (line) => console.warn(line),
});

/** The image path `/beeld?url=&w=&q=75`: originals of the content system and of UiTdatabank, at the width a screen needs. */
export async function loader({ request, url }: Route.LoaderArgs) {
  const wanted = imageRequest(url.searchParams);
  if (wanted) return images(wanted, request.headers.get('accept') ?? '');
  return new Response('Geen geldige vraag om een beeld\n', {
    status: 400,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=20' },
  });
}
