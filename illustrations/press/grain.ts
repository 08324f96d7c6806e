import sharp from 'sharp';
import { HEIGHT, WIDTH } from '../print.ts';
import { seeded } from '../rng.ts';

export interface Grain {
  /** Threshold per pixel, 0–255, evenly distributed. It turns halftones into stipple and makes edges rough. */
  speck: Uint8Array;
  /**
   * Amount of missing ink per pixel, 0–255. Ink is missing only in specks, because finer grain would cost bytes without
   * being visible.
   */
  salt: Uint8Array;
}

let kept: Grain | undefined;

async function noise(seed: string, blur: number): Promise<Uint8Array> {
  const rng = seeded(seed);
  const raw = Buffer.alloc(WIDTH * HEIGHT);
  for (let i = 0; i < raw.length; i++) raw[i] = rng.next() * 256;
  return sharp(raw, { raw: { width: WIDTH, height: HEIGHT, channels: 1 } })
    .blur(blur)
    .extractChannel(0)
    .raw()
    .toBuffer();
}

/** Distributes values evenly over 0–255 by their rank. */
function even(values: Uint8Array): Uint8Array {
  const counts = new Uint32Array(256);
  for (const v of values) counts[v] = (counts[v] ?? 0) + 1;
  const rank = new Float64Array(256);
  let sum = 0;
  for (let v = 0; v < 256; v++) {
    const count = counts[v] ?? 0;
    rank[v] = ((sum + count / 2) / values.length) * 255;
    sum += count;
  }
  return values.map((v) => rank[v] ?? 0);
}

/** Returns the noise for all plates. It is generated once, and each plate uses it from a different offset. */
export async function grain(): Promise<Grain> {
  if (kept !== undefined) return kept;
  const speck = even(await noise('speck', 0.9));
  const tooth = even(await noise('tooth', 1.3));
  const salt = tooth.map((v) => (v > 250 ? (v - 250) * 30 : 0));
  kept = { speck, salt };
  return kept;
}
