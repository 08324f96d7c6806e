import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../e2e/support/process.ts';
import { expect, test } from './our-site.ts';

test('the page of saved items is the same for all visitors, is not indexed, and explains that it needs scripts', async ({
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

test('the data for saved items is a small response with the whole programme, whatever items are saved', async ({
  site,
}) => {
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
  // Query parameters have no effect, because browsers never send saved items to the server.
  expect(await (await ask('/programma.items?ids=nklIBt')).text()).toBe(text);
});

const RIBBON = /<button[^>]* aria-label="(?:Bewaar|Op je stapel):[^>]*>/g;
const WITH_RIBBONS = [
  '/programma/2025-10-27',
  '/activiteiten/de-slak-heeft-gelijk',
  '/zoeken?zoekterm=boek',
  '/signeren',
];

test('without scripts no page shows a save button, in any browser', async ({ site }) => {
  for (const path of WITH_RIBBONS) {
    const html = await (await fetch(site.url + path)).text();
    expect(html).toContain('href="/mijn-stapel"');
    // The HTML contains the buttons, although they need a script. The script marks the root element once it works.
    const ribbons = html.match(RIBBON) ?? [];
    expect(ribbons.length, path).toBeGreaterThan(0);
    expect(
      ribbons.filter((ribbon) => !/ data-save="[^"]+"/.test(ribbon)),
      path,
    ).toEqual([]);
    expect(html, path).not.toMatch(/<html[^>]* data-works/);
    // The buttons take up space only with scripts. They are hidden and cannot get the focus until the script
    // works.
    const rules = html.split('}').map((rule) => rule.split('{'));
    const visible = rules.filter(
      ([selector, style]) => /\[data-save\]/.test(selector ?? '') && /^visibility:\w+$/.test(style ?? ''),
    );
    expect(
      visible.map(([selector, style]) => [selector?.replace(/\.[\w-]+/, '.ribbon'), style]),
      path,
    ).toEqual([
      ['.ribbon[data-save]', 'visibility:hidden'],
      [':root[data-works~=saves] .ribbon[data-save]', 'visibility:visible'],
    ]);
    expect(html, path).toMatch(/@media \(scripting: ?none\), ?print\{:root\{--ribbon:0px\}\}/);
  }
});

test('nginx logs only the timing, result and path of a request, and nothing else that a browser sends', () => {
  const settings = readFileSync(join(ROOT, 'deploy/nginx/http.conf'), 'utf8');
  const [, format = ''] = /log_format boektopia escape=json([^;]+);/.exec(settings) ?? [];
  expect([...format.matchAll(/\$(\w+)/g)].map(([, name]) => name)).toEqual([
    'time_iso8601',
    'request_id',
    'logged_method',
    'logged_path',
    'status',
    'body_bytes_sent',
    'request_time',
    'upstream_cache_status',
    'upstream_status',
    'upstream_response_time',
  ]);
});
