import { type Art, art, line, path, poly, rect, stroke } from '../art.ts';
import type { Rng } from '../rng.ts';

export interface Spine {
  x: number;
  /** The y coordinate of the spine's top. */
  top: number;
  /** The y coordinate of the spine's bottom. */
  foot: number;
  w: number;
  /** Index of the design for the spine's bands and labels; see `spineMarks`. */
  look: number;
}

/**
 * Returns spines next to each other from `left` to `right`, with their bottom at `foot`. The last spine may be
 * narrower.
 */
export function row(
  rng: Rng,
  left: number,
  right: number,
  foot: number,
  heights: readonly [low: number, high: number],
  widths: readonly [low: number, high: number] = [70, 150],
): Spine[] {
  const spines: Spine[] = [];
  let x = left;
  let before = 0;
  while (x < right - widths[0] * 0.5) {
    const w = Math.min(rng.range(...widths), right - x);
    let h = rng.range(...heights);
    if (Math.abs(h - before) < (heights[1] - heights[0]) * 0.12) h = heights[0] + heights[1] - h;
    before = h;
    spines.push({ x, top: foot - h, foot, w, look: rng.int(0, 5) });
    x += w;
  }
  return spines;
}

export const spineBody = ({ x, top, foot, w }: Spine, gap = 3): Art =>
  rect(x + gap, top, w - gap * 2, foot - top);

/** Draws the bands and labels on a spine, to print in a light colour or to cut out. */
export function spineMarks({ x, top, foot, w, look }: Spine, gap = 3): Art {
  const h = foot - top;
  const [l, wide] = [x + gap, w - gap * 2];
  const band = (at: number, thick: number): Art => rect(l, top + h * at, wide, thick);
  if (look === 0) return art(band(0.08, 12), band(0.88, 12));
  if (look === 1) return art(band(0.1, 8), band(0.1 + 22 / h, 8), band(0.86, 8), band(0.86 + 22 / h, 8));
  if (look === 2) return rect(l + wide * 0.24, top + h * 0.16, wide * 0.52, h * 0.34);
  if (look === 3) return art(band(0.22, 34), rect(l + wide / 2 - 6, top + h * 0.5, 12, h * 0.34));
  if (look === 4) return art(rect(l + wide * 0.36, top + h * 0.12, wide * 0.28, h * 0.5), band(0.84, 26));
  return art(
    band(0.12, 14),
    `<circle cx="${l + wide / 2}" cy="${top + h * 0.8}" r="${Math.min(24, wide * 0.28)}" fill="#fff"/>`,
  );
}

export interface OpenBook {
  left: Art;
  right: Art;
  cover: Art;
  lines: Art;
}

/** Draws an open book from the front: two curved pages, a cover below, lines of print. `w` is the width of one page. */
export function openBook(cx: number, cy: number, w: number, h: number, swell = 0.16): OpenBook {
  const [t, b, s] = [cy - h / 2, cy + h / 2, w * swell];
  const page = (k: 1 | -1): Art =>
    path(
      `M${cx} ${t + s * 0.7}C${cx + k * w * 0.22} ${t - s * 0.55} ${cx + k * w * 0.62} ${t - s * 0.5} ${cx + k * w} ${t}V${b}C${cx + k * w * 0.62} ${b - s * 0.5} ${cx + k * w * 0.22} ${b - s * 0.55} ${cx} ${b + s * 0.7}Z`,
    );
  const o = w * 0.07;
  const cover = poly(
    [cx - w - o, t + o * 0.9],
    [cx + w + o, t + o * 0.9],
    [cx + w + o, b + o],
    [cx + o * 1.2, b + s * 0.7 + o],
    [cx - o * 1.2, b + s * 0.7 + o],
    [cx - w - o, b + o],
  );
  const rows = Math.max(4, Math.round(h / 70));
  const lines = Array.from({ length: rows }, (_, i) => {
    const y = t + h * 0.16 + (i * h * 0.72) / (rows - 1);
    const short = i === rows - 1 ? 0.45 : i % 4 === 2 ? 0.72 : 0.82;
    const arc = (k: 1 | -1, end: number): Art =>
      stroke(
        `M${cx + k * w * 0.14} ${y + s * 0.12}C${cx + k * w * 0.3} ${y - s * 0.42} ${cx + k * w * (end - 0.2)} ${y - s * 0.36} ${cx + k * w * end} ${y - s * 0.12}`,
        Math.max(7, h * 0.02),
      );
    return art(arc(-1, 0.86), arc(1, short + 0.04));
  });
  return { left: page(-1), right: page(1), cover, lines: lines.join('') };
}

/** Draws a closed book that lies on its side, with its spine towards us. */
export function lying(x: number, y: number, w: number, h: number, look: number): { body: Art; marks: Art } {
  const bands = look % 3 === 0 ? [0.07, 0.11, 0.9] : look % 3 === 1 ? [0.12, 0.86] : [0.08, 0.92];
  const marks = art(
    ...bands.map((at) => rect(x + w * at - 5, y, 10, h)),
    look % 2 === 0
      ? rect(x + w * 0.3, y + h * 0.36, w * 0.38, h * 0.28)
      : line([x + w * 0.32, y + h / 2], [x + w * 0.62, y + h / 2], 10),
  );
  return { body: rect(x, y, w, h, Math.min(10, h * 0.12)), marks };
}

/** Draws a ribbon that hangs out of a book, with a swallowtail cut. */
export const ribbon = (x: number, y: number, w: number, h: number): Art =>
  poly([x, y], [x + w, y], [x + w, y + h], [x + w / 2, y + h - w * 0.55], [x, y + h]);
