import { CACHE_CONTROL } from '../app/process/caching.ts';
import { siteImages } from '../app/process/images/instances.ts';
import { imageRequest } from '../domain/images/image-request.ts';
import type { Route } from './+types/image.ts';

/** The image path `/beeld?url=&w=&q=75`: originals of the content system and of UiTdatabank, at the width a screen needs. */
export async function loader({ request, url }: Route.LoaderArgs) {
  const wanted = imageRequest(url.searchParams);
  if (wanted) return siteImages(wanted, request.headers.get('accept') ?? '');
  return new Response('Geen geldige vraag om een beeld\n', {
    status: 400,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': CACHE_CONTROL.brief },
  });
}
