import { expect, it } from 'vitest';
import { siteImages } from '../../server/images/instances.ts';
import { imageSigner } from '../../server/images/signer.ts';
import { respondWithImage } from './image-endpoint.ts';

const ORIGINAL = 'https://a.storyblok.com/f/101/1800x1200/0123456789/bestaat-niet.webp';
const BLURRED = `${ORIGINAL}/m/filters:blur(5)`;

const imageAddress = (src: string, width: number) => `/beeld?url=${encodeURIComponent(src)}&w=${width}&q=75`;

/** Requests one of the site's own URLs from the image endpoint. */
function answered(path: string): Promise<Response> {
  const url = new URL(path, 'http://site.test');
  return respondWithImage(url, new Request(url), { resized: siteImages, isSigned: imageSigner.isSigned });
}

it.each([
  ['no signature', ''],
  ['a wrong signature', '&s=AAAAAAAAAAAAAAAAAAAAAA'],
  ['the signature of another width', `&s=${imageSigner.sign(BLURRED, 750)}`],
  ['the signature of another blur', `&s=${imageSigner.sign(BLURRED.replace('5', '6'), 640)}`],
])('redirects an image with filters and %s to the plain image of that width', async (_what, s) => {
  const response = await answered(`${imageAddress(BLURRED, 640)}${s}`);
  expect(response.status).toBe(302);
  expect(response.headers.get('location')).toBe(imageAddress(ORIGINAL, 640));
  expect(response.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=20');
});

it('serves a plain image, and an image whose address this site signed', async () => {
  const signed = `${imageAddress(BLURRED, 640)}&s=${imageSigner.sign(BLURRED, 640)}`;
  for (const path of [imageAddress(ORIGINAL, 640), signed])
    expect((await answered(path)).status, path).toBe(404);
});

it('rejects the address of an image on another host', async () => {
  expect((await answered('/beeld?url=https://elders.example/kat.png&w=640')).status).toBe(400);
});
