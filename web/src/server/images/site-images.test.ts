import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { MAX_ORIGINAL_BYTES } from '../../domain/images/image.ts';
import type { Fetch } from '../../http/fetch.ts';
import { createSiteImages, type WantedImage } from './site-images.ts';

const WEBP = 'image/avif,image/webp,*/*';
const cat = sharp({ create: { width: 1800, height: 1200, channels: 3, background: '#d81e2c' } })
  .webp()
  .toBuffer();
const found: Fetch = async () => new Response(new Uint8Array(await cat));

function site(originals: Fetch, options: { directory?: string; diskBytes?: number } = {}) {
  const directory = options.directory ?? mkdtempSync(join(tmpdir(), 'images-'));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  const requested: string[] = [];
  const lines: string[] = [];
  const images = createSiteImages({
    fetch: (request) => {
      requested.push(request.url);
      return originals(request);
    },
    directory,
    log: (line) => lines.push(line),
    diskBytes: options.diskBytes,
  });
  const get = (name = 'kat.webp', { width = 640, quality = 75, accept = WEBP } = {}) =>
    images({ url: new URL(`https://a.storyblok.com/f/101/1800x1200/a/${name}`), width, quality }, accept);
  const getChanged = (filters: WantedImage['filters']) =>
    images(
      { url: new URL('https://a.storyblok.com/f/101/1800x1200/a/kat.webp'), width: 64, quality: 75, filters },
      WEBP,
    );
  return { directory, requested, lines, get, getChanged };
}

const sizeOf = async (response: Response) => sharp(Buffer.from(await response.arrayBuffer())).metadata();
const stored = async (directory: string, count: number) => {
  await expect.poll(() => readdirSync(directory).filter((name) => !name.endsWith('.tmp')).length).toBe(count);
};

describe('an image of the site', () => {
  it('serves an image in the width and format that suit the visitor’s browser (§7.24)', async () => {
    const { get } = site(found);
    const response = await get('kat.webp', { width: 640 });
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('vary')).toBe('accept');
    expect(await sizeOf(response)).toMatchObject({ width: 640, height: 427 });
    expect((await get('kat.webp', { accept: '*/*' })).headers.get('content-type')).toBe('image/jpeg');
    expect((await sizeOf(await get('kat.webp', { width: 3840 }))).width).toBe(1800);
  });

  it('fetches an original once for concurrent requests and for every width', async () => {
    const { get, requested } = site(found);
    const all = await Promise.all(
      Array.from({ length: 40 }, (_, index) => get('kat.webp', { width: [256, 384, 640, 750][index % 4] })),
    );
    expect(all.every((response) => response.status === 200)).toBe(true);
    await get('kat.webp', { width: 1200 });
    expect(requested).toHaveLength(1);
  });

  it('limits how many originals are in memory at once, however many clients request', async () => {
    let [atOnce, most] = [0, 0];
    const slowly: Fetch = async () => {
      atOnce += 1;
      most = Math.max(most, atOnce);
      await new Promise((resolve) => setTimeout(resolve, 20));
      atOnce -= 1;
      return new Response(new Uint8Array(await cat));
    };
    const { get } = site(slowly);
    const all = await Promise.all(
      Array.from({ length: 40 }, (_, index) => get(`kat-${index}.webp`, { width: 16 })),
    );
    expect(all.map(({ status }) => status)).toEqual(Array.from(all, () => 200));
    expect(most).toBe(8);
  });

  it('does not wait for other originals if the original of the requested image is cached', async () => {
    const { get } = site(async (request) =>
      request.url.includes('/kat.webp') ? found(request) : new Promise<Response>(() => undefined),
    );
    await get('kat.webp', { width: 64 });
    for (let other = 0; other < 20; other += 1) void get(`weg-${other}.webp`);
    expect((await get('kat.webp', { width: 96 })).status).toBe(200);
  });

  it('makes a different image for each filter, from one fetch of the original', async () => {
    const { getChanged, requested } = site(found);
    const bodies = await Promise.all(
      [{}, { brightness: -50 }, { brightness: -60 }].map(async (filters) =>
        Buffer.from(await (await getChanged(filters)).arrayBuffer()).toString('base64'),
      ),
    );
    expect(new Set(bodies).size).toBe(3);
    expect(requested).toHaveLength(1);
  });

  it('serves a cached image after a restart without fetching its original', async () => {
    const before = site(found);
    const body = await (await before.get()).arrayBuffer();
    await stored(before.directory, 1);
    const after = site(() => Promise.reject(new Error('weg')), { directory: before.directory });
    const response = await after.get();
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(Buffer.from(await response.arrayBuffer()).equals(Buffer.from(body))).toBe(true);
    expect(after.requested).toEqual([]);
  });

  it('serves images even if the disk is not writable', async () => {
    const directory = join(mkdtempSync(join(tmpdir(), 'images-')), 'vol');
    writeFileSync(directory, 'in de weg');
    const { get, lines } = site(found, { directory });
    expect([(await get()).status, (await get('hond.webp')).status, (await get()).status]).toEqual([
      200, 200, 200,
    ]);
    await expect.poll(() => lines.length).toBe(1);
  });

  it('limits the disk space that images use', async () => {
    const { get, directory } = site(found, { diskBytes: 16_000 });
    for (const width of [384, 640, 750, 828, 1080]) await get('kat.webp', { width });
    // Count names only: the size of a file that is being written or deleted cannot be read.
    const files = () => readdirSync(directory).filter((name) => name.endsWith('.webp')).length;
    await expect.poll(files).toBeLessThan(5);
    expect(files()).toBeGreaterThan(0);
  });
});

describe('an image that is not resized', () => {
  it('serves SVG unchanged, with a policy that forbids it to run scripts or load files', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    const { get } = site(async () => new Response(svg, { headers: { 'content-type': 'text/html' } }));
    const response = await get('plan.svg');
    expect(response.headers.get('content-type')).toBe('image/svg+xml');
    expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none';.*sandbox$/);
    expect(await response.text()).toBe(svg);
  });

  it('serves GIF unchanged, still animated', async () => {
    const gif = new Uint8Array(
      await sharp(await cat)
        .resize(20)
        .gif()
        .toBuffer(),
    );
    const { get } = site(async () => new Response(gif));
    const response = await get('dans.gif', { width: 16 });
    expect(response.headers.get('content-type')).toBe('image/gif');
    expect(Buffer.from(await response.arrayBuffer()).equals(Buffer.from(gif))).toBe(true);
  });
});

describe('an image that is rejected', () => {
  const nothing = (status: number) => async () => new Response('', { status });
  it.each<[string, Fetch, number, string]>([
    ['is missing', nothing(404), 404, 'public, max-age=0, s-maxage=20'],
    [
      'is forbidden, which the bucket also reports for missing files',
      nothing(403),
      404,
      'public, max-age=0, s-maxage=20',
    ],
    [
      'redirects to another host',
      async () => Response.redirect('http://127.0.0.1/', 302),
      404,
      'public, max-age=0, s-maxage=20',
    ],
    ['is no image', async () => new Response('<html>'), 415, 'public, max-age=300'],
    ['is empty', async () => new Response(''), 415, 'public, max-age=300'],
    ['has a failing server', nothing(500), 503, 'no-store'],
    ['has a busy server', nothing(429), 503, 'no-store'],
    ['has an unreachable server', () => Promise.reject(new TypeError('fetch failed')), 503, 'no-store'],
  ])('rejects an image that %s', async (_, originals, status, kept) => {
    const { get, lines } = site(originals);
    const response = await get();
    expect([response.status, response.headers.get('cache-control')]).toEqual([status, kept]);
    expect(response.headers.has('retry-after')).toBe(status === 503);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('[image] /f/101/1800x1200/a/kat.webp: ');
  });

  it('rejects an original that is too large, with or without a content length', async () => {
    const size = { 'content-length': String(MAX_ORIGINAL_BYTES + 1) };
    expect((await site(async () => new Response('x', { headers: size })).get()).status).toBe(415);
    let sent = 0;
    const endless = () =>
      new ReadableStream<Uint8Array>({
        pull: (controller) => {
          sent += 1;
          controller.enqueue(new Uint8Array(1024 * 1024));
        },
      });
    expect((await site(async () => new Response(endless())).get()).status).toBe(415);
    expect(sent).toBeLessThan(30);
  });

  it('returns a 503 if the connection is lost while an original loads', async () => {
    const broken = new ReadableStream({
      pull: (controller) => controller.error(new Error('verbinding weg')),
    });
    expect((await site(async () => new Response(broken)).get()).status).toBe(503);
  });

  it('delays the next request for a missing original, but not the next request to an unreachable server', async () => {
    const missing = site(nothing(404));
    for (const width of [640, 750, 640]) expect((await missing.get('kat.webp', { width })).status).toBe(404);
    expect(missing.requested).toHaveLength(1);
    let away = true;
    const back = site(async (request) => (away ? new Response('', { status: 502 }) : found(request)));
    expect((await back.get()).status).toBe(503);
    away = false;
    expect((await back.get()).status).toBe(200);
  });

  it('logs a missing original image once, however often it is requested', async () => {
    const { get, lines, requested } = site(nothing(404));
    await get();
    const minuteLater = performance.now() + 60_000;
    vi.spyOn(performance, 'now').mockReturnValue(minuteLater);
    // The cache of refusals reads the clock at most once a millisecond.
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect((await get()).status).toBe(404);
    expect(requested).toHaveLength(2);
    expect(lines).toHaveLength(1);
  });
});
