import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { Fetch } from '../../http/fetch.ts';
import { acceptedEncoding, compressed, isText } from './compression.ts';

const long = 'Boektopia '.repeat(400);

function ask(acceptEncoding: string, headers: Record<string, string>, body: string | null = long) {
  const next: Fetch = async () => new Response(body, { headers });
  return compressed(next)(new Request('http://site/', { headers: { 'accept-encoding': acceptEncoding } }));
}

describe('acceptedEncoding', () => {
  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip;q=1.0, br;q=0.5', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br; q=0, gzip; q=0', undefined],
    ['*', 'br'],
    ['br;q=0, *', 'gzip'],
    ['identity', undefined],
    ['', undefined],
    [null, undefined],
  ])('selects the best encoding that «%s» accepts: %s', (header, encoding) => {
    expect(acceptedEncoding(header)).toBe(encoding);
  });
});

describe('isText', () => {
  it.each([
    'text/html; charset=utf-8',
    'text/css',
    'text/javascript',
    'text/calendar; charset=utf-8',
    'application/json',
    'application/feed+json',
    'application/rss+xml; charset=utf-8',
    'application/xml',
    'application/manifest+json',
    'image/svg+xml',
  ])('compresses %s', (type) => {
    expect(isText(type)).toBe(true);
  });

  it.each([
    'image/jpeg',
    'font/woff2',
    'application/octet-stream',
    'application/pdf',
    'text/event-stream',
    null,
  ])('does not compress %s', (type) => {
    expect(isText(type)).toBe(false);
  });
});

describe('compressed', () => {
  it('compresses a response in an encoding that the client accepts, and sets the matching headers', async () => {
    const br = await ask('gzip, br', { 'content-type': 'text/html' });
    expect(br.headers.get('content-encoding')).toBe('br');
    expect(br.headers.get('vary')).toBe('accept-encoding');
    const bytes = Buffer.from(await br.arrayBuffer());
    expect(br.headers.get('content-length')).toBe(String(bytes.byteLength));
    expect(brotliDecompressSync(bytes).toString()).toBe(long);

    const gzip = await ask('gzip', { 'content-type': 'text/html' });
    expect(gzip.headers.get('content-encoding')).toBe('gzip');
    expect(gunzipSync(Buffer.from(await gzip.arrayBuffer())).toString()).toBe(long);
  });

  it('sets `vary` on uncompressed responses too', async () => {
    const plain = await ask('', { 'content-type': 'text/html', vary: 'Accept' });
    expect(plain.headers.has('content-encoding')).toBe(false);
    expect(plain.headers.get('vary')).toBe('Accept, accept-encoding');
    expect(plain.headers.get('content-length')).toBe(String(long.length));
    expect(await plain.text()).toBe(long);
  });

  it('does not compress small, binary or already compressed bodies', async () => {
    const small = await ask('br', { 'content-type': 'text/html' }, 'kort');
    expect(small.headers.has('content-encoding')).toBe(false);
    const image = await ask('br', { 'content-type': 'image/webp' });
    expect(image.headers.has('content-encoding')).toBe(false);
    expect(image.headers.has('vary')).toBe(false);
    const done = await ask('br', { 'content-type': 'text/html', 'content-encoding': 'gzip' });
    expect(done.headers.get('content-encoding')).toBe('gzip');
  });

  it('does not delay an event stream', async () => {
    const endless: Fetch = async () =>
      new Response(new ReadableStream(), { headers: { 'content-type': 'text/event-stream' } });
    const response = await compressed(endless)(
      new Request('http://site/', { headers: { 'accept-encoding': 'br' } }),
    );
    expect(response.headers.has('content-encoding')).toBe(false);
  });
});
