import { expect, it } from 'vitest';
import { pictureFetch } from './picture-fetch.ts';

const PICTURE = 'https://images.uitdatabank.be/92272095.jpeg';

/** Creates an image host with a response for each origin. Records the requests. */
function host(answers: Record<string, () => Response>) {
  const requested: string[] = [];
  const fetch = pictureFetch(async (request) => {
    requested.push(request.url);
    expect(request.redirect).toBe('manual');
    const { origin } = new URL(request.url);
    return answers[origin]?.() ?? new Response(null, { status: 404 });
  });
  return { get: () => fetch(new Request(PICTURE, { redirect: 'manual' })), requested };
}

const redirect = (location: string) => () => new Response(null, { status: 302, headers: { location } });

it('requests an original no wider than a page can show', async () => {
  const { get, requested } = host({ 'https://images.uitdatabank.be': () => new Response('jpeg') });
  expect(await (await get()).text()).toBe('jpeg');
  expect(requested).toEqual([`${PICTURE}?maxwidth=1920`]);
});

it('follows the redirect from the image host to the service behind it', async () => {
  const behind = 'https://images-prod-uitdatabank.imgix.net/92272095.jpeg?max-w=1920';
  const { get, requested } = host({
    'https://images.uitdatabank.be': redirect(behind),
    'https://images-prod-uitdatabank.imgix.net': () => new Response('jpeg'),
  });
  expect(await (await get()).text()).toBe('jpeg');
  expect(requested.at(-1)).toBe(behind);
});

it.each([
  'http://127.0.0.1/geheim',
  'https://elders.example/x.jpeg',
  'http://images-prod-uitdatabank.imgix.net/x.jpeg',
  'geen : adres',
])('does not follow a redirect to «%s»', async (location) => {
  const { get, requested } = host({ 'https://images.uitdatabank.be': redirect(location) });
  expect((await get()).status).toBe(302);
  expect(requested).toHaveLength(1);
});
