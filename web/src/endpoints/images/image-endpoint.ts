import { imageRequest, isPlainImage } from '../../domain/images/image-request.ts';
import { CACHE_CONTROL } from '../../http/cache-control.ts';
import { redirect } from '../../http/responses.ts';
import { visitorNetwork } from '../../http/visitor-network.ts';
import type { Images } from '../../ports.ts';

/**
 * Serves an image without filters, or with filters if this site signed its address. Redirects other addresses to the
 * image without filters in the requested width.
 */
export async function respondWithImage(
  url: URL,
  request: Request,
  images: Pick<Images, 'resized' | 'isSigned'>,
): Promise<Response> {
  const wanted = imageRequest(url.searchParams);
  if (wanted && (isPlainImage(wanted) || images.isSigned(wanted, url.searchParams.get('s')))) {
    return images.resized(wanted, request.headers.get('accept') ?? '', visitorNetwork(request));
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
