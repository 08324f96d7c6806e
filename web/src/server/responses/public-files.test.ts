import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Fetch } from '../../http/fetch.ts';
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
  writeFileSync(join(folder, 'client', 'assets', 'ready-c3d4.js'), code);
  writeFileSync(join(folder, 'client', 'assets', 'ready-c3d4.js.br'), brotliCompressSync('// by the build'));
  writeFileSync(join(folder, 'client', 'favicon.ico'), 'ico');
  writeFileSync(join(folder, 'client', 'een twee.txt'), 'spatie');
  writeFileSync(join(folder, 'client', '.vite', 'manifest.json'), '{}');
  files = publicFiles(join(folder, 'client'))(async () => new Response('de site', { status: 418 }));
});
afterAll(() => rmSync(folder, { recursive: true }));

const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  files(new Request(`http://site${path}`, { headers, method }));

describe('publicFiles', () => {
  it('allows a file named by content hash to be cached for a year', async () => {
    const response = await ask('/assets/entry-a1b2.js');
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(response.headers.get('vary')).toBe('accept-encoding');
    expect(await response.text()).toBe(code);
  });

  it('allows files without a content hash to be cached briefly', async () => {
    const response = await ask('/favicon.ico');
    expect(response.headers.get('cache-control')).toBe('public, max-age=3600');
    expect(response.headers.get('content-type')).toBe('image/x-icon');
    expect(await (await ask('/een%20twee.txt')).text()).toBe('spatie');
  });

  it('serves a file that the build compressed at the address of the original, but not at an address of its own', async () => {
    const response = await ask('/assets/ready-c3d4.js', { 'accept-encoding': 'gzip, br' });
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(String(brotliDecompressSync(await response.arrayBuffer()))).toBe('// by the build');
    expect(await (await ask('/assets/ready-c3d4.js')).text()).toBe(code);
    expect((await ask('/assets/ready-c3d4.js.br')).status).toBe(404);
  });

  it('if a file has no compressed copy, compresses it for clients that accept compression, to the same bytes each time', async () => {
    const first = await ask('/assets/entry-a1b2.js', { 'accept-encoding': 'br' });
    const bytes = Buffer.from(await first.arrayBuffer());
    expect(first.headers.get('content-encoding')).toBe('br');
    expect(first.headers.get('content-length')).toBe(String(bytes.byteLength));
    expect(brotliDecompressSync(bytes).toString()).toBe(code);
    const again = await ask('/assets/entry-a1b2.js', { 'accept-encoding': 'br' });
    expect(Buffer.from(await again.arrayBuffer())).toEqual(bytes);
  });

  it('responds with 304 to a browser that has the file', async () => {
    const etag = (await ask('/favicon.ico')).headers.get('etag') ?? '';
    const response = await ask('/favicon.ico', { 'if-none-match': `"ander", ${etag}` });
    expect(response.status).toBe(304);
    expect(response.headers.get('etag')).toBe(etag);
    expect(response.headers.get('cache-control')).toBe('public, max-age=3600');
    expect(await response.text()).toBe('');
    expect((await ask('/favicon.ico', { 'if-none-match': '"ander"' })).status).toBe(200);
  });

  it('responds to a missing chunk with a plain 404 that is not cached', async () => {
    const response = await ask('/assets/entry-oud.js');
    expect(response.status).toBe(404);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('content-type')).toContain('text/plain');
  });

  it('passes a request to the site if it is not for a file', async () => {
    for (const path of ['/', '/programma', '/../geheim.txt', '/..%2fgeheim.txt', '/.vite/manifest.json']) {
      expect((await ask(path)).status).toBe(418);
    }
    expect((await ask('/favicon.ico', {}, 'POST')).status).toBe(418);
  });
});

const manifestSchema = z.object({
  icons: z.array(
    z.object({ src: z.string(), sizes: z.string(), type: z.string(), purpose: z.string().optional() }),
  ),
});

describe('the icons and the poster of the festival', () => {
  const marks = publicFiles(fileURLToPath(new URL('../../../public', import.meta.url)))(
    async () => new Response('de site', { status: 418 }),
  );
  const mark = (path: string) => marks(new Request(`http://site${path}`));

  it.each([
    ['/favicon.svg', 'image/svg+xml; charset=utf-8'],
    ['/favicon.ico', 'image/x-icon'],
    ['/apple-touch-icon.png', 'image/png'],
    ['/share.png', 'image/png'],
    ['/manifest.webmanifest', 'application/manifest+json'],
  ])('serves %s as %s, cached for an hour', async (path, type) => {
    const response = await mark(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe(type);
    expect(response.headers.get('cache-control')).toBe('public, max-age=3600');
  });

  it('serves each icon in the size that the manifest states', async () => {
    const { icons } = manifestSchema.parse(await (await mark('/manifest.webmanifest')).json());
    const rendered = icons.filter(({ type }) => type === 'image/png');
    for (const { src, sizes } of rendered) {
      const { width, height } = await sharp(await (await mark(src)).arrayBuffer()).metadata();
      expect(`${width}x${height}`).toBe(sizes);
    }
    expect(rendered.filter(({ purpose }) => purpose === 'maskable').map(({ sizes }) => sizes)).toEqual([
      '192x192',
      '512x512',
    ]);
  });

  it('serves a poster in the size that shared links need', async () => {
    const { width, height } = await sharp(await (await mark('/share.png')).arrayBuffer()).metadata();
    expect([width, height]).toEqual([1200, 630]);
  });
});
