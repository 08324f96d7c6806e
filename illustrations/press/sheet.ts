import { resolve } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { HEIGHT, WIDTH } from '../print.ts';

/** One picture on a contact sheet. */
export interface Frame {
  pixels: Buffer;
  focus: { x: number; y: number };
}

/** Arranges pictures in rows, each `width` pixels wide, with a margin, and writes a PNG. */
export async function contactSheet(
  frames: readonly Frame[],
  file: string,
  columns = 4,
  width = 440,
): Promise<void> {
  const height = Math.round((width * HEIGHT) / WIDTH);
  const gap = 12;
  const rows = Math.ceil(frames.length / columns);
  const tiles: OverlayOptions[] = [];
  for (const [i, frame] of frames.entries()) {
    tiles.push({
      input: await sharp(frame.pixels, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
        .resize(width, height)
        .png()
        .toBuffer(),
      left: gap + (i % columns) * (width + gap),
      top: gap + Math.floor(i / columns) * (height + gap),
    });
  }
  await sharp({
    create: {
      width: columns * (width + gap) + gap,
      height: rows * (height + gap) + gap,
      channels: 3,
      background: '#FFFCF5',
    },
  })
    .composite(tiles)
    .png()
    // npm runs scripts in the folder of the package; INIT_CWD is the folder where the command was typed.
    .toFile(resolve(process.env.INIT_CWD ?? '.', file));
}
