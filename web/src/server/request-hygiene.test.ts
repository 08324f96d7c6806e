import { beforeEach, describe, expect, it } from 'vitest';
import type { Fetch } from '../http/fetch.ts';
import { cleanPaths, judgePath, ownPosts, readableTarget } from './request-hygiene.ts';

const judge = (path: string) => judgePath(new URL(`http://site${path}`));

describe('judgePath', () => {
  it.each(['/', '/programma', '/programma/2025-10-25?thema=strips', '/caf%C3%A9'])(
    'accepts the path %s',
    (path) => {
      expect(judge(path)).toEqual({ kind: 'clean' });
    },
  );

  it.each([
    ['/programma/', '/programma'],
    ['/nieuws/een/?pagina=2&zoekterm=a%20b', '/nieuws/een?pagina=2&zoekterm=a%20b'],
  ])('redirects %s to %s', (path, to) => {
    expect(judge(path)).toEqual({ kind: 'moved', to });
  });

  it.each([
    '//',
    '//kwaad.example/',
    '/a//b',
    '/.//kwaad.example/',
    '/%2F%2Fkwaad.example/',
    '/%2fkwaad.example%2f/',
    '/a%5Cb',
    '/%',
    '/%E0%A4%A',
    '/%C0%AF',
    '/a%00',
    '/a%0d%0aSet-Cookie:x=1',
    '/a%7f',
    '/a%c2%85',
  ])('rejects the path %s', (path) => {
    expect(judge(path)).toEqual({ kind: 'unknown' });
  });

  it('never redirects to another host', () => {
    for (const start of ['', '/', '\\', '%2f', '%5c', '.', './', ';', '%09']) {
      const judgement = judge(`/${start}/kwaad.example/`);
      if (judgement.kind !== 'moved') continue;
      expect(new URL(judgement.to, 'http://site').host).toBe('site');
    }
  });
});

describe('ownPosts', () => {
  const SITE = 'https://www.boektopia.be';
  const statusOf = async (headers: Record<string, string>, method = 'POST') => {
    const answer = ownPosts(SITE)(async () => new Response(null, { status: 204 }));
    return (await answer(new Request('http://web:3000/api/x', { method, headers }))).status;
  };

  it.each<Record<string, string>>([
    {},
    { origin: SITE },
    { origin: 'http://web:3000' },
    { origin: 'http://10.1.1.1', 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'none' },
    { referer: `${SITE}/contact` },
  ])('accepts a post with the headers %j, also behind a proxy that terminates TLS', async (headers) => {
    expect(await statusOf(headers)).toBe(204);
  });

  it.each<Record<string, string>>([
    { origin: 'https://kwaad.example' },
    { origin: 'https://www.boektopia.be.kwaad.example' },
    { origin: 'null' },
    { origin: '' },
    { origin: SITE, 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': '' },
    { referer: 'https://kwaad.example/' },
  ])('rejects a post with the headers %j', async (headers) => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'])
      expect(await statusOf(headers, method)).toBe(403);
    for (const method of ['GET', 'HEAD', 'OPTIONS']) expect(await statusOf(headers, method)).toBe(204);
  });
});

describe('cleanPaths', () => {
  const seen: Request[] = [];
  const next: Fetch = async (request) => {
    seen.push(request);
    return new Response('niets', { status: 404 });
  };

  beforeEach(() => {
    seen.length = 0;
  });

  it('redirects a path with a trailing slash to the path without the slash, with status 308', async () => {
    const response = await cleanPaths(next)(new Request('http://site/programma/?thema=strips'));
    expect(response.status).toBe(308);
    expect(response.headers.get('location')).toBe('/programma?thema=strips');
  });

  it('passes a request with an invalid path to the shared 404 page', async () => {
    const request = new Request('http://site/a//b?x=1', { method: 'POST', body: 'veel' });
    const response = await cleanPaths(next)(request);
    expect([response.status, response.headers.has('x-not-found'), response.body]).toEqual([404, true, null]);
    expect(seen).toHaveLength(0);
  });
});

describe('readableTarget', () => {
  it.each([
    ['/programma?x=1', '/programma?x=1'],
    ['/a\\b', '/a%5Cb'],
    ['http://kwaad.example/programma', '/programma'],
    ['http://kwaad.example', '/'],
    ['*', '/*'],
    ['', '/'],
    [undefined, '/'],
    ['//a', '//a'],
  ])('reads the request target %s as %s', (target, path) => {
    expect(readableTarget(target)).toBe(path);
  });
});
