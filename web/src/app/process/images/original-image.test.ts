import { describe, expect, it } from 'vitest';
import { passthroughType } from './original-image.ts';

const kind = (text: string) => passthroughType(new TextEncoder().encode(text));

describe('a picture that is handed on as it is', () => {
  it.each([
    '<svg xmlns="http://www.w3.org/2000/svg"/>',
    '\uFEFF<?xml version="1.0"?>\n<!-- Plan -->\n<svg>',
    '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x" [ <!ENTITY a "b"> ]>\n<SVG width="1">',
  ])('is an SVG, however it begins: %s', (text) => expect(kind(text)).toBe('image/svg+xml'));

  it('is a GIF', () => expect(kind('GIF89a...')).toBe('image/gif'));

  it.each(['', '<html><svg>', '<!-- <svg> -->', '<svgx>', 'RIFF....WEBP', 'gif89a'])('is not %s', (text) =>
    expect(kind(text)).toBeUndefined(),
  );

  it('is told within a moment, whatever the bytes are', () => {
    const started = performance.now();
    expect(kind('<!-- --> '.repeat(100_000))).toBeUndefined();
    expect(kind('<!--'.repeat(100_000))).toBeUndefined();
    expect(kind('<?'.repeat(100_000))).toBeUndefined();
    expect(performance.now() - started).toBeLessThan(500);
  });
});
