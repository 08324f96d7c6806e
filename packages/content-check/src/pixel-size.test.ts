import { describe, expect, it } from 'vitest';
import { pixelSizeOf } from './pixel-size.ts';

/** Converts hex to bytes. Spaces separate the fields of the file format. */
const head = (hex: string) => Buffer.from(hex.replaceAll(' ', '').padEnd(64, '0'), 'hex');
const RIFF = '52494646 00000000 57454250';

describe('the size in pixels', () => {
  it('reads the size of a WebP from its first chunk, in all three variants', () => {
    // The lossy variant: width and height, 14 bits each. The two bits above them are the scale.
    expect(pixelSizeOf(head(`${RIFF} 56503820 00000000 000000 9d012a 0807 b044`))).toEqual({
      width: 1800,
      height: 1200,
    });
    // The lossless variant: a signature, then width minus one and height minus one, 14 bits each.
    expect(pixelSizeOf(head(`${RIFF} 5650384c 00000000 2f 07c72b01`))).toEqual({ width: 1800, height: 1200 });
    // The extended variant: flags, then width minus one and height minus one, three bytes each.
    expect(pixelSizeOf(head(`${RIFF} 56503858 00000000 00000000 070700 af0400`))).toEqual({
      width: 1800,
      height: 1200,
    });
  });

  it('reads the size of a PNG and of a GIF from the start of the file', () => {
    const png = '89504e470d0a1a0a 0000000d 49484452 00000708 000004b0';
    expect(pixelSizeOf(head(png))).toEqual({ width: 1800, height: 1200 });
    expect(pixelSizeOf(head('474946383961 0807 b004'))).toEqual({ width: 1800, height: 1200 });
  });

  it('reads the size of a JPEG from its frame header, after any camera metadata', () => {
    const jpeg = 'ffd8 ffe1 0006 aabbccdd ffc4 0003 00 ffc2 0011 08 04b0 0708';
    expect(pixelSizeOf(head(jpeg))).toEqual({ width: 1800, height: 1200 });
  });

  it('returns no size for other formats and for truncated files', () => {
    expect(pixelSizeOf(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="10">'))).toBeUndefined();
    expect(pixelSizeOf(Buffer.from('RIFF____WEBPVP8X'))).toBeUndefined();
    expect(pixelSizeOf(Buffer.from('ffd8ffe1ffff0000000000', 'hex'))).toBeUndefined();
    expect(pixelSizeOf(Buffer.alloc(0))).toBeUndefined();
  });
});
