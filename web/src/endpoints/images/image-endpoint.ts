import { imageRequest, isPlainImage } from '../../domain/images/image-request.ts';
import { CACHE_CONTROL } from '../../http/cache-control.ts';
import { VISITOR_ADDRESS } from '../../http/fetch.ts';
import { redirect } from '../../http/responses.ts';
import type { Images } from '../../ports.ts';
import { network } from '../../submissions/limits.ts';

/** Serves a plain image or one whose address this site signed; redirects others to the plain image of that width. */
export async function respondWithImage(
  url: URL,
  { headers }: Request,
  images: Pick<Images, 'resized' | 'isSigned'>,
): Promise<Response> {
  const wanted = imageRequest(url.searchParams);
  if (wanted && (isPlainImage(wanted) || images.isSigned(wanted, url.searchParams.get('s')))) {
    return images.resized(wanted, headers.get('accept') ?? '', network(headers.get(VISITOR_ADDRESS) ?? ''));
  }
  // Only this site may choose filters: a client could otherwise request a thousand blurs, each with its own file.
  if (wanted) {
    const { width, quality } = wanted;
    const plain = new URLSearchParams({ url: wanted.url.href, w: String(width), q: String(quality) });
    return redirect(`${url.pathname}?${plain}`, { headers: { 'cache-control': CACHE_CONTROL.brief } });
  }
  return new Response('Geen geldige vraag om een beeld\n', {
    status: 400,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': CACHE_CONTROL.brief },
  });
}
