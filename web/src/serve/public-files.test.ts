import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Fetch } from './fetch.ts';
import { publicFiles } from './public-files.ts';

const code = 'console.log("Boektopia");'.repeat(100);
let folder = '';
let files: Fetch;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-'));
  mkdirSync(join(folder, 'client', 'assets'), { recursive: true });
  mkdirSync(join(folder, 'client', '.vite'));
  writeFileSync(join(folder, 'geheim.txt'), 'geheim');
  writeFileSync(join(folder, 'client', 'assets', 'entry-a1b2.js'), code);
  writeFileSync(join(folder, 'client', 'favicon.ico'), 'ico');
  writeFileSync(join(folder, 'client', 'een twee.txt'), 'spatie');
  writeFileSync(join(folder, 'client', '.vite', 'manifest.json'), '{}');
  files = publicFiles(join(folder, 'client'))(async () => new Response('de site', { status: 418 }));
});
afterAll(() => rmSync(folder, { recursive: true }));

const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  files(new Request(`http://site${path}`, { headers, method }));

describe('publicFiles', () => {
  it('lets a file that is named by its content be kept for a year', async () => {
    const response = await ask('/assets/entry-a1b2.js');
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(response.headers.get('vary')).toBe('accept-encoding');
    expect(await response.text()).toBe(code);
  });

  it('lets other files be kept shortly', async () => {
    const response = await ask('/favicon.ico');
    expect(response.headers.get('cache-control')).toBe('public, max-age=3600');
    expect(response.headers.get('content-type')).toBe('image/x-icon');
    expect(await (await ask('/een%20twee.txt')).text()).toBe('spatie');
  });

  it('sends it compressed where that is accepted, the same bytes each time', async () => {
    const first = await ask('/assets/entry-a1b2.js', { 'accept-encoding': 'br' });
    const bytes = Buffer.from(await first.arrayBuffer());
    expect(first.headers.get('content-encoding')).toBe('br');
    expect(first.headers.get('content-length')).toBe(String(bytes.byteLength));
    expect(brotliDecompressSync(bytes).toString()).toBe(code);
    const again = await ask('/assets/entry-a1b2.js', { 'accept-encoding': 'br' });
    expect(Buffer.from(await again.arrayBuffer())).toEqual(bytes);
  });

  it('answers 304 to who has it already', async () => {
    const etag = (await ask('/favicon.ico')).headers.get('etag') ?? '';
    const response = await ask('/favicon.ico', { 'if-none-match': `"ander", ${etag}` });
    expect(response.status).toBe(304);
    expect(response.headers.get('etag')).toBe(etag);
    expect(response.headers.get('cache-control')).toBe('public, max-age=3600');
    expect(await response.text()).toBe('');
    expect((await ask('/favicon.ico', { 'if-none-match': '"ander"' })).status).toBe(200);
  });

  it('answers a chunk of an older build with a plain 404 that nobody keeps', async () => {
    const response = await ask('/assets/entry-oud.js');
    expect(response.status).toBe(404);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('content-type')).toContain('text/plain');
  });

  it('leaves everything else to the site', async () => {
    for (const path of ['/', '/programma', '/../geheim.txt', '/..%2fgeheim.txt', '/.vite/manifest.json']) {
      expect((await ask(path)).status).toBe(418);
    }
    expect((await ask('/favicon.ico', {}, 'POST')).status).toBe(418);
  });
});
