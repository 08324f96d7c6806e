import sharp from 'sharp';
import { HOUSE, rgb } from '../palette.ts';
import { HEIGHT, type Plate, type Print, plateSvg, WIDTH } from '../print.ts';
import { seeded } from '../rng.ts';
import { type Grain, grain } from './grain.ts';

const SIZE = WIDTH * HEIGHT;

/** Renders the ink coverage of a plate, 0–255 per pixel, with edges as soft as those of real ink. */
async function coverage(plate: Plate): Promise<Buffer> {
  return sharp(Buffer.from(plateSvg(plate)))
    .blur(0.9)
    .extractChannel(0)
    .raw()
    .toBuffer();
}

/**
 * Prints a picture in spot colours. Each plate has its own grain and a slight misregistration. Returns raw RGB of
 * 1800 × 1200 pixels.
 */
export async function impress(source: Print, seed: string): Promise<Buffer> {
  const field = await grain();
  const rng = seeded(`press ${seed}`);
  const masks = await inTurn(source.plates, coverage);
  const runs = source.plates.map((plate, i) => ({
    plate,
    mask: masks[i] ?? Buffer.alloc(SIZE),
    ...register(rng),
  }));
  const out = ground(source, runs, field);
  for (const run of runs) lay(out, run, field);
  return out;
}

interface Run {
  plate: Plate;
  mask: Buffer;
  /** Horizontal misregistration of the plate, in pixels. */
  dx: number;
  /** Vertical misregistration of the plate, in pixels. */
  dy: number;
  /** Offset at which the plate starts to read the grain. */
  offset: number;
}

function register(rng: ReturnType<typeof seeded>): Pick<Run, 'dx' | 'dy' | 'offset'> {
  return { dx: rng.int(-2, 2), dy: rng.int(-2, 2), offset: rng.int(0, SIZE - 1) };
}

async function inTurn<A, B>(items: readonly A[], work: (item: A) => Promise<B>): Promise<B[]> {
  const done: B[] = [];
  for (const item of items) done.push(await work(item));
  return done;
}

/** Returns the ink coverage of a run at pixel i, 0–1. Halftones in the mask become stipple. */
function reach(run: Run, i: number, field: Grain): number {
  const x = (i % WIDTH) - run.dx;
  const y = ((i / WIDTH) | 0) - run.dy;
  const m = run.mask[Math.min(HEIGHT - 1, Math.max(0, y)) * WIDTH + Math.min(WIDTH - 1, Math.max(0, x))] ?? 0;
  if (m === 0) return 0;
  const g = (i + run.offset) % SIZE;
  const threshold = (field.speck[g] ?? 0) * 0.5 + 62;
  const edge = Math.min(1, Math.max(0, (m - threshold) / 40 + 0.5));
  return edge * (1 - (field.salt[g] ?? 0) / 255);
}

function ground(source: Print, runs: readonly Run[], field: Grain): Buffer {
  const out = Buffer.alloc(SIZE * 3);
  const [pr, pg, pb] = rgb(HOUSE.paper);
  const [gr, gg, gb] = rgb(source.ground);
  const overprints = runs.filter((run) => run.plate.mode === 'over');
  for (let i = 0; i < SIZE; i++) {
    let left = 1 - (field.salt[i] ?? 0) / 255;
    for (const run of overprints) left *= 1 - reach(run, i, field);
    out[i * 3] = pr + (gr - pr) * left;
    out[i * 3 + 1] = pg + (gg - pg) * left;
    out[i * 3 + 2] = pb + (gb - pb) * left;
  }
  return out;
}

function lay(out: Buffer, run: Run, field: Grain): void {
  const ink = rgb(run.plate.ink);
  const multiply = run.plate.mode !== 'solid';
  for (let i = 0; i < SIZE; i++) {
    const amount = reach(run, i, field);
    if (amount === 0) continue;
    for (let c = 0; c < 3; c++) {
      const below = out[i * 3 + c] ?? 0;
      const wanted = multiply ? (below * (ink[c] ?? 0)) / 255 : (ink[c] ?? 0);
      out[i * 3 + c] = below + (wanted - below) * amount;
    }
  }
}

/**
 * The limits of a file: `width` in pixels, and the maximum size `most` in bytes. A file may exceed that size only at
 * the lowest quality, `least`, at which flat ink still keeps its edges and colour.
 */
export interface Edition {
  width: number;
  most: number;
  least: number;
}

const FULL: Edition = { width: WIDTH, most: 48_000, least: 24 };
const BETTER = [30, 38, 50, 64];

/** The width and height of an author's portrait, in pixels. */
const PORTRAIT = 480;

/** A portrait shows a square of the print around its focus. This is the side of the square, in pixels of the print. */
const PORTRAIT_PART = 1040;

/**
 * Maximum file size of a portrait, in bytes. It is low because the repository contains more than a hundred portraits.
 */
const PORTRAIT_MOST = 11_500;

/**
 * Encodes the finished file as WebP, 3:2, at the best quality that fits the size limit. Plain pictures get a higher
 * quality, because their grain is visible and costs few bytes. In busy pictures the grain would be invisible and cost
 * most of the bytes.
 */
export async function toWebp(pixels: Buffer, { width, most, least }: Edition = FULL): Promise<Buffer> {
  const encode = (quality: number): Promise<Buffer> =>
    sharp(pixels, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
      .resize({ width, withoutEnlargement: true })
      // `text` is the preset for hard edges. With other presets saturated colours bleed over edges.
      .webp({ preset: 'text', quality, effort: 6, smartSubsample: true })
      .toBuffer();
  let file = await encode(least);
  for (const quality of BETTER) {
    const better = await encode(quality);
    if (better.length > most) break;
    file = better;
  }
  return file;
}

/** Encodes the finished file of a portrait: a square WebP, centred on the focus. */
export async function toPortrait(pixels: Buffer, focus: Print['focus']): Promise<Buffer> {
  const part = await sharp(pixels, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
    .extract({
      left: within(focus.x, WIDTH),
      top: within(focus.y, HEIGHT),
      width: PORTRAIT_PART,
      height: PORTRAIT_PART,
    })
    .resize(PORTRAIT)
    .png()
    .toBuffer();
  let file = Buffer.alloc(0);
  for (const quality of [10, 16, 24, 34, 46, 60]) {
    const better = await sharp(part).webp({ preset: 'text', quality, effort: 6 }).toBuffer();
    if (file.length > 0 && better.length > PORTRAIT_MOST) break;
    file = better;
  }
  return file;
}

/** Returns the start of the square crop around `centre`, in pixels, clamped so that the crop stays within the print. */
const within = (centre: number, length: number): number =>
  Math.round(Math.min(Math.max(0, centre - PORTRAIT_PART / 2), length - PORTRAIT_PART));
