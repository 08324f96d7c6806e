import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { ORIGINAL_WAIT_MS } from '../cache/caching.ts';
import { originalImage, passthroughType } from './original-image.ts';

const kind = (text: string) => passthroughType(new TextEncoder().encode(text));

describe('the type of an image that is passed through', () => {
  it.each([
    '<svg xmlns="http://www.w3.org/2000/svg"/>',
    '\uFEFF<?xml version="1.0"?>\n<!-- Plan -->\n<svg>',
    '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x" [ <!ENTITY a "b"> ]>\n<SVG width="1">',
  ])('recognizes SVG regardless of the text before the root element: %s', (text) =>
    expect(kind(text)).toBe('image/svg+xml'),
  );

  it('recognizes GIF', () => expect(kind('GIF89a...')).toBe('image/gif'));

  it.each(['', '<html><svg>', '<!-- <svg> -->', '<svgx>', 'RIFF....WEBP', 'gif89a'])(
    'does not recognize «%s» as SVG or GIF',
    (text) => expect(kind(text)).toBeUndefined(),
  );

  it('detects the file type quickly, even from hostile bytes', () => {
    const started = performance.now();
    expect(kind('<!-- --> '.repeat(100_000))).toBeUndefined();
    expect(kind('<!--'.repeat(100_000))).toBeUndefined();
    expect(kind('<?'.repeat(100_000))).toBeUndefined();
    expect(performance.now() - started).toBeLessThan(500);
  });
});

describe('an original whose server hangs', () => {
  const ORIGINAL = new URL('https://a.storyblok.com/f/101/1800x1200/a/kat.webp');
  const hanging = new ReadableStream({ start: (stream) => stream.enqueue(new Uint8Array(1)) });

  it.each([
    ['before its response', () => new Promise<Response>(() => undefined)],
    ['in the middle of its body', async () => new Response(hanging)],
  ])(
    'aborts the fetch of an original that hangs %s, even if the fetch ignores the signal',
    async (_, fetch) => {
      vi.useFakeTimers();
      onTestFinished(() => void vi.useRealTimers());
      const refused = expect(originalImage(ORIGINAL, fetch)).rejects.toMatchObject({ status: 503 });
      await vi.advanceTimersByTimeAsync(ORIGINAL_WAIT_MS);
      await refused;
    },
  );
});
