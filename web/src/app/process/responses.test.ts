import { RouterContextProvider } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { ContentUnavailable } from '../../cms/client.ts';
import { cms } from './content.ts';
import { cmsContext } from './request-content.ts';
import { onlyGets, onlyPost, redirectsMiddleware, resultMiddleware } from './responses.ts';

const TABLE = [{ from: '/tickets', to: '/praktisch#tickets' }];

/** What a visitor gets where the route of the page answers with `status`, and how often redirects were asked for. */
async function answerAt(path: string, status: number, redirects = vi.fn(async () => TABLE)) {
  const context = new RouterContextProvider();
  context.set(cmsContext, { ...cms, redirects });
  const url = new URL(path, 'https://www.boektopia.be');
  const request = new Request(url);
  const response = await redirectsMiddleware(
    { request, url, context, params: {}, pattern: '' },
    async () => new Response(null, { status }),
  );
  if (!response) throw new Error('the middleware gave no answer');
  return {
    status: response.status,
    to: response.headers.get('location'),
    asked: redirects.mock.calls.length,
  };
}

describe('an old address', () => {
  it('leads on for good, with its query', async () => {
    const { status, to } = await answerAt('/tickets?utm_source=krant', 404);
    expect([status, to]).toEqual([308, '/praktisch?utm_source=krant#tickets']);
  });

  it.each([200, 302, 503])('is not asked for where the page answers %i', async (status) => {
    expect(await answerAt('/tickets', status)).toEqual({ status, to: null, asked: 0 });
  });

  it.each([
    ['/Programma/2025-10-26?type=gesprek', '/programma/2025-10-26?type=gesprek'],
    ['/caf%C3%A9/Menu', '/caf%C3%A9/menu'],
  ])('%s, as a phone writes it, leads on to the one in small letters', async (from, to) => {
    expect(await answerAt(from, 404)).toEqual({ status: 308, to, asked: 1 });
  });

  it('that nobody redirected is not found', async () => {
    expect(await answerAt('/nergens', 404)).toEqual({ status: 404, to: null, asked: 1 });
  });

  it('is not found either while the content system is away', async () => {
    const away = vi.fn(async () => Promise.reject(new ContentUnavailable('away')));
    expect((await answerAt('/tickets', 404, away)).status).toBe(404);
  });
});

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

it('an address that takes one method says which in a 405', () => {
  expect([onlyPost().status, onlyPost().headers.get('allow')]).toEqual([405, 'POST']);
  expect([onlyGets().status, onlyGets().headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});
