import { redirect } from 'react-router';
import { CACHE_CONTROL } from '../app/process/caching.ts';
import { siteImages } from '../app/process/images/instances.ts';
import { imageSigner } from '../app/process/images/signer.ts';
import { imageRequest, isPlainImage } from '../domain/images/image-request.ts';
import { VISITOR_ADDRESS } from '../protocol/fetch.ts';
import { network } from '../submissions/limits.ts';
import { imageAddress } from '../ui/image-address.ts';
import type { Route } from './+types/image.ts';

/** The image path `/beeld?url=&w=&q=75`: originals of the content system and of UiTdatabank, at the width a screen needs. */
export async function loader({ request, url }: Route.LoaderArgs) {
  const wanted = imageRequest(url.searchParams);
  if (wanted && (isPlainImage(wanted) || imageSigner.isSigned(wanted, url.searchParams.get('s')))) {
    const { headers } = request;
    return siteImages(wanted, headers.get('accept') ?? '', network(headers.get(VISITOR_ADDRESS) ?? ''));
  }
  // Nobody but this site makes up what is done to a picture: each of a thousand blurs is work, and a file.
  if (wanted) {
    const plain = imageAddress(wanted.url.href, wanted.width, wanted.quality);
    return redirect(plain, { headers: { 'cache-control': CACHE_CONTROL.brief } });
  }
  return new Response('Geen geldige vraag om een beeld\n', {
    status: 400,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': CACHE_CONTROL.brief },
  });
}
