export type PixelSize = { width: number; height: number };

/** Reads width and height in pixels from the head of a WebP, PNG, GIF or JPEG file; undefined for anything else. */
export function pixelSizeOf(head: Buffer): PixelSize | undefined {
  if (head.length < 10) return undefined;
  if (ascii(head, 0, 4) === 'RIFF' && ascii(head, 8, 12) === 'WEBP') return ofWebp(head);
  if (ascii(head, 1, 4) === 'PNG' && head.length >= 24) {
    return { width: head.readUInt32BE(16), height: head.readUInt32BE(20) };
  }
  if (ascii(head, 0, 3) === 'GIF') return { width: head.readUInt16LE(6), height: head.readUInt16LE(8) };
  return head.readUInt16BE(0) === 0xffd8 ? ofJpeg(head) : undefined;
}

function ofWebp(head: Buffer): PixelSize | undefined {
  if (head.length < 30) return undefined;
  switch (ascii(head, 12, 16)) {
    case 'VP8X':
      return { width: head.readUIntLE(24, 3) + 1, height: head.readUIntLE(27, 3) + 1 };
    case 'VP8 ':
      return { width: head.readUInt16LE(26) & 0x3fff, height: head.readUInt16LE(28) & 0x3fff };
    case 'VP8L': {
      // 14 bits of width minus one, then 14 bits of height minus one.
      const bits = head.readUInt32LE(21);
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    default:
      return undefined;
  }
}

/** Skips segments up to the frame header: SOF0–SOF15, except for three markers with other meanings. */
function ofJpeg(head: Buffer): PixelSize | undefined {
  let at = 2;
  while (at + 9 <= head.length && head[at] === 0xff) {
    const marker = head[at + 1] ?? 0;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { width: head.readUInt16BE(at + 7), height: head.readUInt16BE(at + 5) };
    at += 2 + head.readUInt16BE(at + 2);
  }
  return undefined;
}

function ascii(bytes: Buffer, from: number, to: number): string {
  return bytes.toString('latin1', from, to);
}
