import { RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import { resultMiddleware } from './form-result.ts';

async function cachedFor(path: string): Promise<string | null> {
  const response = new Response('', { headers: { 'cache-control': 'public, s-maxage=20' } });
  const request = new Request(`http://localhost${path}`);
  const given = {
    request,
    params: {},
    context: new RouterContextProvider(),
    pattern: '*',
    url: new URL(request.url),
  };
  await resultMiddleware(given, async () => response);
  return response.headers.get('cache-control');
}

it('a page that says that a form was sent is kept by nobody, and the page itself by everybody', async () => {
  expect(await cachedFor('/contact?verzonden=contact')).toBe('no-store');
  expect(await cachedFor('/contact')).toBe('public, s-maxage=20');
});
