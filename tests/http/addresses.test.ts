import { readFileSync } from 'node:fs';
import { vi } from 'vitest';
import { STAMP } from '../../e2e/support/process.ts';
import { rawBytes, rawRequest } from '../../e2e/support/raw-request.ts';
import { OUR_LOG } from '../../e2e/support/running-site.ts';
import { expect, test } from './our-site.ts';

/** Expects the complete not-found page with header and footer, readable without scripts. */
const isWholePage = (html: string) => {
  expect(html).toMatch(/^<!DOCTYPE html>/i);
  expect(html).toMatch(/<header[\s>]/);
  expect(html).toMatch(/<footer[\s>]/);
  expect(html).toMatch(/<main[\s\S]*<h1[^>]*>Deze bladzijde ontbreekt<\/h1>[\s\S]*<\/main>/);
};

const NOWHERE = [
  '/bestaat-niet',
  '/activiteiten/bestaat-niet',
  '/programma/2030-01-01',
  '/programma/2025-10-27/extra',
  '//evil.example',
  '//evil.example/',
  '/praktisch//',
  '/nieuws//een',
  '/\\evil.example',
  '/%5Cevil.example',
  '/%2Fevil.example',
  '/%2F%2Fevil.example/x',
  '/%E0%A4%A',
  '/%',
  '/%zz',
  '/praktisch%00',
  '/%0d%0aset-cookie:a=b',
  '/globaal/header',
  '/globaal/global-data',
  '/locaties/forum',
  '/themas/strips',
  '/types/gesprek',
  '/home',
  '/1',
  '/.env',
  '/.git/config',
  '/wp-login.php',
  '/../../etc/passwd',
  '/assets/../../server/index.js',
  '/%2e%2e/%2e%2e/etc/passwd',
  `/${'a'.repeat(4_000)}`,
];

for (const path of NOWHERE) {
  test(`the address ${path.slice(0, 40)} gets the complete not-found page`, async ({ site }) => {
    const { status, headers, body } = await rawRequest(site.url, path);
    expect(status).toBe(404);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['set-cookie']).toBeUndefined();
    isWholePage(body);
  });
}

test('the address of a hall screen may contain the name of its stage instead of `locatie`; an unknown name is not found (§2.5)', async ({
  site,
}) => {
  const stageOf = async (path: string) =>
    /<\/h1><p[^>]*>([^<]*)</.exec(await (await fetch(site.url + path)).text())?.[1];
  expect(await stageOf('/live/forum')).toBe('Forum');
  expect(await stageOf('/live?locatie=forum')).toBe('Forum');
  expect(await stageOf('/live')).toBeUndefined();
  expect((await fetch(`${site.url}/live/bestaat-niet`)).status).toBe(404);
  const { plan } = await (await fetch(`${site.url}/live.json?scherm=forum`)).json();
  expect(plan.stage).toBe('Forum');
});

test('an address with a trailing slash redirects to the address without the slash, with the same query and never to another host', async ({
  site,
}) => {
  for (const [path, to] of [
    ['/praktisch/', '/praktisch'],
    ['/programma/?pagina=2', '/programma?pagina=2'],
    ['/activiteiten/bestaat-niet/', '/activiteiten/bestaat-niet'],
  ] as const) {
    const { status, headers } = await rawRequest(site.url, path);
    expect([status, headers.location], path).toEqual([308, to]);
  }
});

for (const method of ['PUT', 'DELETE', 'PATCH', 'TRACE', 'PROPFIND']) {
  test(`${method} on a page is refused, and the response names the allowed methods`, async ({ site }) => {
    const { status, headers } = await rawRequest(site.url, '/praktisch', { method });
    expect(status).toBe(405);
    expect(String(headers.allow)).toContain('GET');
  });
}

test('a POST to a page without a form is refused with a complete response and no stack trace in the log', async ({
  site,
}) => {
  const from = site.log.length;
  for (const path of ['/', '/praktisch', '/programma/2025-10-27', '/bestaat-niet']) {
    const { status } = await rawRequest(site.url, path, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'a=b',
    });
    expect([404, 405], path).toContain(status);
  }
  expect(site.log.slice(from).filter((line) => line.startsWith('    at '))).toEqual([]);
});

test('HEAD gets the same headers as GET, without a body', async ({ site }) => {
  const names = ['content-type', 'cache-control', 'content-length', 'x-content-type-options'];
  const requested = async (method: 'GET' | 'HEAD') => {
    const { status, body, headers } = await rawRequest(site.url, '/praktisch', { method });
    if (method === 'HEAD') expect([status, body]).toEqual([200, '']);
    return names.map((name) => [name, headers[name]]);
  };
  // A cached page can expire between the two requests. If so, both requests are repeated.
  await vi.waitFor(async () => expect(await requested('HEAD')).toEqual(await requested('GET')), 10_000);
});

test('the site survives malformed requests', async ({ site }) => {
  for (const bytes of [
    'GET /praktisch\0 HTTP/1.1\r\nHost: localhost\r\n\r\n',
    'GET / HTTP/1.1\r\n\r\n',
    'GET / HTTP/1.1\r\nHost: ev il\r\n\r\n',
    'GET http://evil.example/praktisch HTTP/1.1\r\nHost: evil.example\r\n\r\n',
    'NONSENS\r\n\r\n',
  ]) {
    expect(await rawBytes(site.url, bytes), JSON.stringify(bytes)).toMatch(/^(HTTP\/1\.1 [234]\d\d|$)/);
  }
  expect((await fetch(`${site.url}/health`)).status).toBe(200);
});

test('no response contains the Host header of the request', async ({ site }) => {
  const { status, body } = await rawRequest(site.url, '/praktisch', { headers: { host: 'evil.example' } });
  expect(status).toBe(200);
  expect(body).not.toContain('evil.example');
});

test('every line of the log has its time and its level', async ({ site }) => {
  await fetch(`${site.url}/praktisch`);
  const { [OUR_LOG]: file = '' } = process.env;
  const lines = () => readFileSync(file, 'utf8').split('\n').slice(0, -1);
  await expect.poll(lines).toContainEqual(expect.stringContaining(' INFO GET /praktisch 200 '));
  for (const line of lines()) expect(line).toMatch(STAMP);
});
