import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { WantedShareImage } from '../../ports.ts';
import { createShareImages } from './share-images.ts';

let directory = '';
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'share-'));
});
// Retry the removal: images are written in the background, and the last one may still be in progress.
afterEach(() => rm(directory, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 }));

const original = await sharp({ create: { width: 900, height: 300, channels: 3, background: '#ffffff' } })
  .composite([
    { input: { create: { width: 300, height: 300, channels: 3, background: '#ff0000' } }, left: 600, top: 0 },
  ])
  .png()
  .toBuffer();

const svg = (cover?: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="63"><path fill="#00f" d="M0 0h120v63H0z"/>${
    cover ? `<image href="${cover}" width="20" height="20"/>` : ''
  }</svg>`;

const site = (fetch: (request: Request) => Promise<Response> = async () => new Response(original)) => {
  const log = vi.fn();
  return { log, ask: createShareImages({ fetch, directory, log }) };
};

const wanted = (rest: Partial<WantedShareImage> = {}): WantedShareImage => ({
  key: '/praktisch 1',
  immutable: true,
  draw: async (cover) => svg(cover),
  ...rest,
});
const cover = {
  url: new URL('https://a.storyblok.com/f/101/900x300/a/b.png'),
  size: { width: 20, height: 20 },
};

/** Returns the rounded colour of one pixel, because JPEG is never exact. */
async function pixel(response: Response, left: number, top: number): Promise<string> {
  const bytes = Buffer.from(await response.arrayBuffer());
  const [r = 0, g = 0, b = 0] = await sharp(bytes)
    .extract({ left, top, width: 1, height: 1 })
    .raw()
    .toBuffer();
  return [r, g, b].map((part) => (part > 127 ? 'f' : '0')).join('');
}

describe('a share image', () => {
  it('returns a JPEG, cached for a year if its address is unique', async () => {
    const response = await site().ask(wanted());
    expect(response.headers.get('content-type')).toBe('image/jpeg');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(await pixel(response, 60, 30)).toBe('00f');
    const old = await site().ask(wanted({ immutable: false }));
    expect(old.headers.get('cache-control')).toBe('public, max-age=60');
  });

  it('draws a share image once for concurrent and later requests, even after a restart', async () => {
    const draw = vi.fn(async () => svg());
    const { ask } = site();
    await Promise.all([ask(wanted({ draw })), ask(wanted({ draw }))]);
    await ask(wanted({ draw }));
    expect(draw).toHaveBeenCalledOnce();
    const isWritten = [expect.stringMatching(/\.jpg$/)];
    await vi.waitFor(async () => expect(await readdir(directory)).toEqual(isWritten));
    await site().ask(wanted({ draw }));
    expect(draw).toHaveBeenCalledOnce();
    await ask(wanted({ draw, key: '/praktisch 2' }));
    expect(draw).toHaveBeenCalledTimes(2);
  });

  it('renders one visitor’s image before the remaining images of a visitor who requested many', async () => {
    const { ask } = site();
    const order: string[] = [];
    const one = (visitor: string, number: number) => {
      const draw = async () => {
        order.push(visitor);
        return svg();
      };
      return ask(wanted({ key: `${visitor} ${number}`, draw }), visitor);
    };
    const many = Array.from({ length: 60 }, (_, number) => one('veelvraat', number));
    const responses = await Promise.all(
      Array.from({ length: 5 }, (_, number) => one(`bezoeker ${number}`, 0)),
    );
    expect(responses.map(({ status }) => status)).toEqual(Array(5).fill(200));
    expect(order.slice(0, 7).filter((visitor) => visitor !== 'veelvraat')).toHaveLength(5);
    const refused = (await Promise.all(many)).filter(({ status }) => status === 503);
    expect(refused.length).toBeGreaterThan(0);
  });

  it('shows the part of the cover around the focal point in the share image', async () => {
    const { ask } = site();
    expect(await pixel(await ask(wanted({ cover })), 10, 10)).toBe('fff');
    const focused = wanted({ key: 'focus', cover: { ...cover, focus: { x: 0.95, y: 0.5 } } });
    expect(await pixel(await ask(focused), 10, 10)).toBe('f00');
  });

  it.each([
    ['is missing', async () => new Response(null, { status: 404 })],
    ['is no image', async () => new Response('<html>')],
  ])('draws a share image without its cover if the cover %s', async (_, fetch) => {
    const { ask, log } = site(fetch);
    expect(await pixel(await ask(wanted({ cover })), 10, 10)).toBe('00f');
    expect(log).toHaveBeenCalledOnce();
  });

  it('does not cache a share image while its cover is unavailable, and retries later', async () => {
    const { ask } = site(async () => new Response(null, { status: 500 }));
    const response = await ask(wanted({ cover }));
    expect(response.status).toBe(503);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await readdir(directory)).toEqual([]);
  });

  it('if a share image cannot be drawn, responds with 503 and logs a line', async () => {
    const { ask, log } = site();
    const response = await ask(wanted({ draw: async () => Promise.reject(new Error('no room')) }));
    expect(response.status).toBe(503);
    expect(log).toHaveBeenCalledWith(expect.stringContaining('no room'));
  });
});
