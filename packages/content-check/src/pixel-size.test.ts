import { describe, expect, it } from 'vitest';
import { pixelSizeOf } from './pixel-size.ts';

/** Bytes as hex, with spaces between the parts that a format names. */
const head = (hex: string) => Buffer.from(hex.replaceAll(' ', '').padEnd(64, '0'), 'hex');
const RIFF = '52494646 00000000 57454250';

describe('the size in pixels', () => {
  it('stands in the first chunk of a WebP, in three ways', () => {
    // Plain: 14 bits each, whose two highest bits say how to scale.
    expect(pixelSizeOf(head(`${RIFF} 56503820 00000000 000000 9d012a 0807 b044`))).toEqual({
      width: 1800,
      height: 1200,
    });
    // Lossless: a signature, then width and height less one, 14 bits each.
    expect(pixelSizeOf(head(`${RIFF} 5650384c 00000000 2f 07c72b01`))).toEqual({ width: 1800, height: 1200 });
    // Extended: flags, then width and height less one in three bytes each.
    expect(pixelSizeOf(head(`${RIFF} 56503858 00000000 00000000 070700 af0400`))).toEqual({
      width: 1800,
      height: 1200,
    });
  });

  it('stands at the start of a PNG and of a GIF', () => {
    const png = '89504e470d0a1a0a 0000000d 49484452 00000708 000004b0';
    expect(pixelSizeOf(head(png))).toEqual({ width: 1800, height: 1200 });
    expect(pixelSizeOf(head('474946383961 0807 b004'))).toEqual({ width: 1800, height: 1200 });
  });

  it('stands in the frame of a JPEG, behind whatever the camera noted', () => {
    const jpeg = 'ffd8 ffe1 0006 aabbccdd ffc4 0003 00 ffc2 0011 08 04b0 0708';
    expect(pixelSizeOf(head(jpeg))).toEqual({ width: 1800, height: 1200 });
  });

  it('is not known of anything else, nor of half a file', () => {
    expect(pixelSizeOf(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="10">'))).toBeUndefined();
    expect(pixelSizeOf(Buffer.from('RIFF____WEBPVP8X'))).toBeUndefined();
    expect(pixelSizeOf(Buffer.from('ffd8ffe1ffff0000000000', 'hex'))).toBeUndefined();
    expect(pixelSizeOf(Buffer.alloc(0))).toBeUndefined();
  });
});
