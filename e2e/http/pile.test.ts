import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../support/process.ts';
import { expect, test } from './our-site.ts';

test('the page of a pile is the same for everybody, is not to be found, and says what it needs', async ({
  site,
}) => {
  const response = await fetch(`${site.url}/mijn-stapel`);
  const html = await response.text();
  expect(response.headers.get('cache-control')).toMatch(/^public, max-age=0, s-maxage=/);
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(html).toContain('<noscript>');
  expect(html).not.toMatch(/<\w[^>]* aria-pressed=/);
  const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text();
  expect(sitemap).not.toContain('/mijn-stapel');
});

test('the whole programme is one answer of few bytes, whatever is on a pile', async ({ site }) => {
  const ask = (path: string, headers: Record<string, string> = {}) => fetch(site.url + path, { headers });
  const first = await ask('/programma.items', { 'accept-encoding': 'br' });
  const etag = first.headers.get('etag') ?? '';
  const text = await first.text();
  const { items, walks } = JSON.parse(text);
  const open = await (await ask('/programma.json')).json();
  const idsOf = (all: readonly { uuid?: string; moment?: string }[]) =>
    all.map((one) => one.uuid ?? one.moment).sort();
  expect(idsOf(items)).toEqual(idsOf(open.items));
  expect(Object.keys(walks).length).toBeGreaterThan(40);
  expect(first.headers.get('x-robots-tag')).toBe('noindex');
  expect((await ask('/programma.items', { 'if-none-match': etag })).status).toBe(304);
  // No name of a query reaches it: what somebody saved has no way to the server.
  expect(await (await ask('/programma.items?ids=nklIBt')).text()).toBe(text);
});

test('without a script no row has a ribbon to press', async ({ site }) => {
  const html = await (await fetch(`${site.url}/programma/2025-10-27`)).text();
  expect(html).toContain('href="/mijn-stapel"');
  expect(html).not.toMatch(/Bewaar:|Op je stapel/);
});

test('nginx notes of a request how it went and its path, and nothing else that a browser says', () => {
  const settings = readFileSync(join(ROOT, 'deploy/nginx/http.conf'), 'utf8');
  const [, format = ''] = /log_format boektopia escape=json([^;]+);/.exec(settings) ?? [];
  expect([...format.matchAll(/\$(\w+)/g)].map(([, name]) => name)).toEqual([
    'time_iso8601',
    'request_id',
    'request_method',
    'logged_path',
    'status',
    'body_bytes_sent',
    'request_time',
    'upstream_cache_status',
    'upstream_status',
    'upstream_response_time',
  ]);
});
