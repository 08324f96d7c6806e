import { expect, it, vi } from 'vitest';
import { createSite } from './app.ts';
import { cms } from './content/content.ts';
import { ourAssets } from './fixtures/our-assets.ts';

const { fetch } = createSite({ build: 'b1', assets: ourAssets, log: () => undefined });
const ask = (path: string, init?: RequestInit) => fetch(new Request(`http://site${path}`, init));

/** Returns a response as a browser sees it, without the page cache's header. */
async function shown(path: string) {
  const response = await ask(path);
  const headers = [...response.headers].filter(([name]) => name !== 'x-page-cache');
  return { status: response.status, headers, body: await response.text() };
}

it('caches one 404 page for all addresses and all kinds of pages', async () => {
  const first = await shown('/nergens');
  expect(first.status).toBe(404);
  expect(first.headers).toContainEqual(['cache-control', 'public, max-age=0, s-maxage=20']);
  for (const path of ['/elders', '/auteurs/niemand', '/programma/1999-01-01', '/elders?x=1', '/a//b'])
    expect(await shown(path), path).toEqual(first);
  for (const path of ['/m/nergens', '/deelbeeld/nergens.jpg']) expect(await shown(path), path).toEqual(first);
  expect((await ask('/weer-elders')).headers.get('x-page-cache')).toBe('hit');
});

it('says in words that a calendar does not exist', async () => {
  for (const path of ['/programma/x.ics', '/m/x.ics', '/m/.ics', '/programma.ics?type=nergens']) {
    const { status, headers, body } = await shown(path);
    expect([status, body], path).toEqual([404, 'Deze kalender bestaat niet.\n']);
    expect(headers, path).toContainEqual(['content-type', 'text/plain; charset=utf-8']);
  }
});

it('never responds with 304 to a request for a missing page', async () => {
  const { headers } = await ask('/nergens');
  const again = await ask('/elders', { headers: { 'if-none-match': headers.get('etag') ?? '' } });
  expect(again.status).toBe(404);
});

it('redirects an old address even when the shared 404 page is cached', async () => {
  await ask('/nergens');
  const { status, headers } = await ask('/Praktisch');
  expect([status, headers.get('location')]).toEqual([308, '/praktisch']);
});

it('reads the redirects of old addresses only before responding with 404', async () => {
  const redirects = vi.spyOn(cms, 'redirects').mockResolvedValue([
    { from: '/praktisch', to: '/' },
    { from: '/oud', to: '/praktisch' },
  ]);
  expect((await ask('/praktisch')).status).toBe(200);
  // `/programma` has a route that redirects by itself, so the editors' list of redirects is not loaded.
  expect((await ask('/programma')).status).toBe(302);
  expect(redirects).not.toHaveBeenCalled();
  const { status, headers } = await ask('/oud');
  expect([status, headers.get('location')]).toEqual([308, '/praktisch']);
  expect(redirects).toHaveBeenCalledOnce();
});
