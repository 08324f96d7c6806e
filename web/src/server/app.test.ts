import { createHash } from 'node:crypto';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { inlineCode } from '../http/inline-code.ts';
import { createSite as createSiteAddresses } from '../site.ts';
import { createSite } from './app.ts';
import { ourAssets } from './fixtures/our-assets.ts';

function siteWithLog(siteUrl?: string) {
  const lines: string[] = [];
  const { fetch } = createSite({
    build: 'b1',
    assets: ourAssets,
    siteUrl,
    log: (line) => lines.push(line),
  });
  const ask = (path: string, init?: RequestInit) => fetch(new Request(`http://site${path}`, init));
  return { ask, lines };
}

describe('createSite', () => {
  it('sends the build id with a page, an endpoint and a 404', async () => {
    const { ask } = siteWithLog();
    for (const path of ['/', '/praktisch', '/robots.txt', '/weg'])
      expect((await ask(path)).headers.get('x-build'), path).toBe('b1');
  });

  it('sends a page compressed, with its own cache headers and a policy that lists the hashes of its scripts and styles', async () => {
    const { ask } = siteWithLog();
    const response = await ask('/praktisch', { headers: { 'accept-encoding': 'gzip, br' } });
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toMatch(/^public, max-age=30, s-maxage=2, /);
    expect(response.headers.get('content-encoding')).toBe('br');
    const policy = response.headers.get('content-security-policy');
    expect(policy).toMatch(/script-src 'self'(?: 'sha256-[\w+/=]{44}')+;/);
    expect(policy).toMatch(/style-src 'self' 'sha256-[\w+/=]{44}';/);
  });

  it('responds to HEAD with the headers of the page and no body', async () => {
    // Stops the clock: `cache-control` contains the remaining seconds of the page.
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const { ask } = siteWithLog();
    const get = await ask('/praktisch');
    const head = await ask('/praktisch', { method: 'HEAD' });
    const headersOf = ({ headers }: Response) => [...headers].filter(([name]) => name !== 'x-page-cache');
    expect(headersOf(head)).toEqual(headersOf(get));
    expect(head.status).toBe(200);
    expect(head.body).toBeNull();
  });

  it('forbids caches to store the response to a form', async () => {
    const { ask } = siteWithLog();
    const response = await ask('/formulier/contact', {
      method: 'POST',
      body: new URLSearchParams({ name: 'Piet' }),
    });
    expect(response.headers.get('content-type')).toContain('text/html');
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('forbids caches to store a page that confirms a form, but not the page without the confirmation', async () => {
    const { ask } = siteWithLog();
    const stored = async (path: string) => (await ask(path)).headers.get('cache-control');
    expect(await stored('/praktisch?verzonden=contact')).toBe('no-store');
    expect(await stored('/praktisch')).toContain('s-maxage=2');
  });

  it.each(['/nergens', '/a//b', '//kwaad.example/', '/%E0%A4', '/a%00b', '/a%5Cb'])(
    'responds to %s with the 404 page of the site',
    async (path) => {
      const { ask } = siteWithLog();
      const response = await ask(path);
      expect(response.status).toBe(404);
      expect(response.headers.get('content-type')).toContain('text/html');
      expect(await response.text()).toContain('Deze bladzijde ontbreekt');
    },
  );

  it('returns a 308 redirect for an address with a trailing slash', async () => {
    const { ask } = siteWithLog();
    const response = await ask('/nieuws/?pagina=2');
    expect([response.status, response.headers.get('location')]).toEqual([308, '/nieuws?pagina=2']);
  });

  it.each(['PUT', 'PATCH', 'DELETE', 'OPTIONS'])(
    'responds to %s with 405 and the allowed methods',
    async (method) => {
      const { ask } = siteWithLog();
      const response = await ask('/', { method });
      expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    },
  );

  it('responds with 405 to a POST if the page does not accept one', async () => {
    const { ask } = siteWithLog();
    const response = await ask('/praktisch', { method: 'POST', body: new URLSearchParams() });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });

  it.each([
    '/programma.json',
    '/programma.schema.json',
    '/openapi.json',
    '/schedule.json',
    '/schedule.xml',
    '/programma.ics',
    '/programma/2025-10-26.ics',
  ])('lets scripts of any site request %s conditionally and read its entity tag', async (path) => {
    const { ask } = siteWithLog();
    const origin = 'https://elders.example';
    const preflight = await ask(path, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'GET',
        'access-control-request-headers': 'if-none-match',
      },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-origin')).toBe('*');
    expect(preflight.headers.get('access-control-allow-headers')).toContain('if-none-match');
    expect(preflight.headers.get('access-control-allow-methods')).toContain('GET');
    const first = await ask(path, { headers: { origin } });
    const etag = first.headers.get('etag') ?? '';
    const again = await ask(path, { headers: { origin, 'if-none-match': etag } });
    expect([first.status, again.status]).toEqual([200, 304]);
    for (const { headers } of [first, again]) {
      expect(headers.get('access-control-allow-origin')).toBe('*');
      expect(headers.get('access-control-expose-headers')).toContain('etag');
    }
  });

  it('lets scripts on any site read a 404 for open data, but no other addresses', async () => {
    const { ask } = siteWithLog();
    const missing = await ask('/m/zzzzzz.ics');
    expect([missing.status, missing.headers.get('access-control-allow-origin')]).toEqual([404, '*']);
    expect((await ask('/health')).headers.get('access-control-allow-origin')).toBeNull();
    expect((await ask('/health', { method: 'OPTIONS' })).status).toBe(405);
  });

  const endpoints = createSiteAddresses().routes.flatMap(({ method, path }) =>
    method === 'POST' ? [path] : [],
  );

  it.each([...endpoints, '/formulier/contact', '/nieuwsbrief/bevestigen', '/nergens'])(
    'accepts a post to %s from its own pages only',
    async (path) => {
      const { ask } = siteWithLog();
      const statusFrom = async (headers: Record<string, string>) =>
        (await ask(path, { method: 'POST', body: new URLSearchParams(), headers })).status;
      expect(await statusFrom({ origin: 'http://site', 'sec-fetch-site': 'same-origin' })).not.toBe(403);
      expect(await statusFrom({ origin: 'https://kwaad.example' })).toBe(403);
      expect(await statusFrom({ origin: 'http://site', 'sec-fetch-site': 'cross-site' })).toBe(403);
    },
  );

  it('finds the addresses that accept posts', () => {
    expect(endpoints).toContain('/api/preview/stop');
  });

  it('logs one line per request, without search terms or other input of visitors', async () => {
    const { ask, lines } = siteWithLog();
    await ask('/zoeken?zoekterm=jan%40voorbeeld.be');
    await ask('/a//b');
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatch(/^GET \/zoeken\?zoekterm 200 \d+ms \d+B$/);
    expect(lines[1]).toMatch(/^GET \/a\/\/b 404 \d+ms \d+B$/);
  });
});

it('lists every inline script and style of a page in its Content-Security-Policy', async () => {
  const { ask } = siteWithLog();
  for (const path of ['/', '/praktisch', '/programma/2025-10-26', '/live', '/nergens']) {
    const response = await ask(path);
    const policy = response.headers.get('content-security-policy') ?? '';
    const { scripts, styles } = inlineCode(await response.text());
    const codes = [...scripts, ...styles];
    expect(codes.length, path).toBeGreaterThan(1);
    for (const code of codes)
      expect(policy, path).toContain(`'sha256-${createHash('sha256').update(code).digest('base64')}'`);
  }
});
