import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { boundedBytes, boundedJson, MAX_RESPONSE_BYTES, readAtMost } from './bounded-body.ts';

const CHUNK = new Uint8Array(1024 * 1024).fill(0x20);

/** Creates a response that never ends. Records how many megabytes were read and whether the reader cancelled it. */
function endless() {
  const seen = { megabytes: 0, cancelled: false };
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        seen.megabytes += 1;
        controller.enqueue(CHUNK);
      },
      cancel() {
        seen.cancelled = true;
      },
    },
    { highWaterMark: 0 },
  );
  return { response: new Response(body), seen };
}

describe('the response of a service', () => {
  it.each([
    ['\\u0000a\\u001fb\\bc\\fd\\u007Fe\\u0085f', 'abcdef'],
    ['a\\u000bb', 'a\nb'],
    ['a\\uFFFEb\\uffffc\ufffed', 'abcd'],
    ['a\\ud83db\\ude00c\\ud83d', 'abc'],
    ['\\ud83d\\ude00 caf\\u00e9 😀\\t\\r\\n\\\\u0000', '😀 café 😀\t\r\n\\u0000'],
  ])('reads the JSON text "%s" without unprintable characters', async (json, text) => {
    expect(await boundedJson(new Response(`{"a":["${json}"]}`))).toEqual({ a: [text] });
  });

  it('stops reading an endless response after ten megabytes', async () => {
    const { response, seen } = endless();
    await expect(boundedBytes(response)).rejects.toThrow('longer than 10 MB');
    expect(seen).toEqual({ megabytes: 11, cancelled: true });
  });

  it('reads a response of exactly ten megabytes completely', async () => {
    expect((await boundedBytes(new Response(new Uint8Array(MAX_RESPONSE_BYTES)))).byteLength).toBe(
      MAX_RESPONSE_BYTES,
    );
  });

  it('measures the decompressed size of a response', async () => {
    const unpacked = new Response(gzipSync(new Uint8Array(2 * MAX_RESPONSE_BYTES))).body?.pipeThrough(
      new DecompressionStream('gzip'),
    );
    await expect(boundedBytes(new Response(unpacked))).rejects.toThrow('longer than 10 MB');
  });

  it('decodes JSON in UTF-8, even if a character is split over two chunks', async () => {
    const bytes = new TextEncoder().encode('{"titel":"Één geheel"}');
    const pieces = new ReadableStream({
      start(controller) {
        for (const byte of bytes) controller.enqueue(new Uint8Array([byte]));
        controller.close();
      },
    });
    expect(await boundedJson(new Response(pieces))).toEqual({ titel: 'Één geheel' });
    await expect(boundedJson(new Response(new Uint8Array([0x22, 0xe9, 0x22])))).rejects.toThrow();
    await expect(boundedJson(new Response(null))).rejects.toThrow();
  });
});

describe('the body of a request', () => {
  it('returns a request body byte for byte, even if it is empty', async () => {
    const post = (body?: string) => new Request('http://site/', { method: 'POST', body });
    expect((await readAtMost(post('één'), 100))?.toString()).toBe('één');
    expect(await readAtMost(post(), 100)).toHaveLength(0);
  });

  it('refuses a body without reading it if its stated length exceeds the limit, and cancels a body that turns out to exceed it', async () => {
    const { response, seen } = endless();
    expect(await readAtMost(response, CHUNK.length)).toBeUndefined();
    expect(seen).toEqual({ megabytes: 2, cancelled: true });
    const long = new Response('x', { headers: { 'content-length': '101' } });
    expect([await readAtMost(long, 100), long.bodyUsed]).toEqual([undefined, false]);
  });
});
