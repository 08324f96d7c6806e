import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../e2e/support/process.ts';
import { expect, test } from './our-site.ts';

test('the page of a pile is the same for everybody, is not to be found, and says what it needs', async ({
  site,
}) => {
  const response = await fetch(`${site.url}/mijn-stapel`);
  const html = await response.text();
  expect(response.headers.get('cache-control')).toMatch(/^public, max-age=\d+, s-maxage=/);
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

const RIBBON = /<button[^>]* aria-label="(?:Bewaar|Op je stapel):[^>]*>/g;
const WITH_RIBBONS = [
  '/programma/2025-10-27',
  '/activiteiten/de-slak-heeft-gelijk',
  '/zoeken?zoekterm=boek',
  '/signeren',
];

test('without a script no page offers a ribbon, in whichever browser', async ({ site }) => {
  for (const path of WITH_RIBBONS) {
    const html = await (await fetch(site.url + path)).text();
    expect(html).toContain('href="/mijn-stapel"');
    // They stand in the page for the script that handles all of them, which says on the root when it is at work.
    const ribbons = html.match(RIBBON) ?? [];
    expect(ribbons.length, path).toBeGreaterThan(0);
    expect(
      ribbons.filter((ribbon) => !/ data-save="[^"]+"/.test(ribbon)),
      path,
    ).toEqual([]);
    expect(html, path).not.toMatch(/<html[^>]* data-works/);
    // They have a room of their own only where scripts run, and are seen and reached by no key before that script works.
    const visible = [...html.matchAll(/([^{}]+\[data-save\][^{}]*)\{visibility:(\w+)\}/g)];
    expect(
      visible.map(([, selector, value]) => [selector?.replace(/\.[\w-]+/, '.ribbon'), value]),
      path,
    ).toEqual([
      ['.ribbon[data-save]', 'hidden'],
      [':root[data-works~=saves] .ribbon[data-save]', 'visible'],
    ]);
    expect(html, path).toMatch(/@media \(scripting: ?none\), ?print\{:root\{--ribbon:0px\}\}/);
  }
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
