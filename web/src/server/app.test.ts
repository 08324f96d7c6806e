import { data, type ServerBuild } from 'react-router';
import { describe, expect, it } from 'vitest';
import { createSite } from './app.ts';

type Page = NonNullable<ServerBuild['routes'][string]>;

const page = (id: string, at: Partial<Page>, module: Partial<Page['module']>): Page => ({
  id,
  parentId: 'root',
  ...at,
  module: { default: () => null, ...module },
});

/** A site of three pages, as the build hands it over; its «HTML» is the status and the path. */
const build: ServerBuild = {
  entry: {
    module: {
      default: (request, status, headers) => {
        headers.set('content-type', 'text/html; charset=utf-8');
        const html = `<script>start()</script>${status} ${new URL(request.url).pathname} ${'woorden '.repeat(300)}`;
        return new Response(html, { status, headers });
      },
      handleError: () => undefined,
    },
  },
  routes: {
    root: page('root', { parentId: undefined, path: '' }, {}),
    home: page(
      'home',
      { index: true },
      {
        headers: () => ({ 'cache-control': 'public, max-age=20' }),
        loader: () => 'home',
        action: () => 'dank',
      },
    ),
    feed: page(
      'feed',
      { path: 'feed' },
      {
        default: undefined,
        loader: () => {
          throw new Error('stuk');
        },
      },
    ),
    preview: page(
      'preview',
      { path: 'voorbeeld' },
      {
        loader: () => 'voorbeeld',
        middleware: [
          async (_, next) => {
            const response = await next();
            if (!(response instanceof Response)) throw new Error('no answer');
            response.headers.set('cache-control', 'private, no-store');
            response.headers.set('x-framed-by', 'https://editor.example');
            return response;
          },
        ],
      },
    ),
    story: page(
      'story',
      { path: '*' },
      {
        loader: ({ params }) => {
          if (params['*'] !== 'over') throw data(null, 404);
          return 'over';
        },
      },
    ),
  },
  assets: {
    entry: { imports: [], module: '/assets/entry.js' },
    routes: {},
    url: '/assets/manifest.js',
    version: '1',
  },
  publicPath: '/',
  assetsBuildDirectory: 'build/client',
  future: {
    v8_middleware: true,
    v8_passThroughRequests: true,
    v8_trailingSlashAwareDataRequests: true,
  },
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
  allowedActionOrigins: false,
};

function siteWithLog(siteUrl?: string) {
  const lines: string[] = [];
  const { fetch } = createSite(build, { siteUrl, log: (line) => lines.push(line) });
  const ask = (path: string, init?: RequestInit) => fetch(new Request(`http://site${path}`, init));
  return { ask, lines };
}

describe('createSite', () => {
  it('says of a page, of what a navigation asks and of an error which build made it', async () => {
    const { ask } = siteWithLog();
    for (const path of ['/', '/_root.data', '/over', '/weg']) {
      expect((await ask(path)).headers.get('x-build'), path).toBe('1');
    }
  });

  it('answers a page with its own cache headers, compressed, with the hash of its script', async () => {
    const { ask } = siteWithLog();
    const response = await ask('/', { headers: { 'accept-encoding': 'gzip, br' } });
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('public, max-age=20');
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(response.headers.get('content-security-policy')).toMatch(
      /script-src 'self' 'sha256-[\w+/=]{44}';/,
    );
  });

  it('answers a HEAD with the headers of the page and no body', async () => {
    const { ask } = siteWithLog();
    const get = await ask('/');
    const head = await ask('/', { method: 'HEAD' });
    expect([...head.headers]).toEqual([...get.headers]);
    expect(head.status).toBe(200);
    expect(head.body).toBeNull();
  });

  it('lets the browser keep what a client navigation asked for 30 seconds, only when it was found', async () => {
    const { ask } = siteWithLog();
    expect((await ask('/_.data')).headers.get('cache-control')).toBe('private, max-age=30');
    expect((await ask('/nergens.data')).headers.get('cache-control')).toBe('private, no-cache');
  });

  it('keeps nothing of what a route says may not be kept, and names who may frame it in the policy alone', async () => {
    const { ask } = siteWithLog();
    for (const path of ['/voorbeeld', '/voorbeeld.data']) {
      const { headers } = await ask(path);
      expect(headers.get('cache-control'), path).toBe('private, no-store');
      // What a navigation fetches is never in a frame.
      expect(
        headers.get('content-security-policy')?.includes('frame-ancestors https://editor.example;'),
        path,
      ).toBe(path.endsWith('.data') ? undefined : true);
      expect(headers.has('x-framed-by'), path).toBe(false);
    }
  });

  it('never lets the answer to a form be kept', async () => {
    const { ask } = siteWithLog();
    const response = await ask('/?index', { method: 'POST', body: new URLSearchParams({ naam: 'Piet' }) });
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it.each(['/nergens', '/a//b', '//kwaad.example/', '/%E0%A4', '/a%00b', '/a%5Cb'])(
    'answers %s with the 404 page of the site',
    async (path) => {
      const { ask } = siteWithLog();
      const response = await ask(path);
      expect(response.status).toBe(404);
      expect(response.headers.get('content-type')).toContain('text/html');
    },
  );

  it('answers a trailing slash with 308', async () => {
    const { ask } = siteWithLog();
    const response = await ask('/over/?pagina=2');
    expect([response.status, response.headers.get('location')]).toEqual([308, '/over?pagina=2']);
    expect((await ask('/over')).status).toBe(200);
  });

  it.each(['PUT', 'PATCH', 'DELETE', 'OPTIONS'])(
    'answers %s with 405 and what is allowed',
    async (method) => {
      const { ask } = siteWithLog();
      const response = await ask('/', { method });
      expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST']);
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    },
  );

  it('accepts a form from its public origin although a proxy speaks TLS for it, and from no other', async () => {
    const { ask } = siteWithLog('https://www.boektopia.be');
    const post = (origin: string) =>
      ask('/?index', { method: 'POST', body: new URLSearchParams(), headers: { origin } });
    expect((await post('https://www.boektopia.be')).status).toBe(200);
    expect((await post('http://site')).status).toBe(200);
    expect((await post('https://kwaad.example')).status).toBe(400);
  });

  it('logs one line per request, without what a visitor typed', async () => {
    const { ask, lines } = siteWithLog();
    await ask('/?zoekterm=jan%40voorbeeld.be');
    await ask('/a//b');
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatch(/^GET \/\?zoekterm 200 \d+ms \d+B$/);
    expect(lines[1]).toMatch(/^GET \/a\/\/b 404 \d+ms \d+B$/);
  });

  it('answers a plain page where the site itself cannot', async () => {
    const { ask } = siteWithLog();
    const response = await ask('/feed');
    expect(response.status).toBe(500);
    const html = await response.text();
    expect(html).toContain('Er ging iets mis');
    // In the looks of the house without a style sheet, which the Content-Security-Policy allows in attributes.
    expect(html).toMatch(/<body style="[^"]*background:#d81e2c/);
    expect(html).not.toMatch(/<style|<link/);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'self'");
  });
});
