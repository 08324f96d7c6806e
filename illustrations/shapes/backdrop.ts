import { type Art, art, circle, path, poly, rect, turn } from '../art.ts';
import type { Rng } from '../rng.ts';

const FORMS = [
  'sun',
  'split',
  'slant',
  'arch',
  'rays',
  'corner',
  'band',
  'tile',
  'rings',
  'blob',
  'drop',
  'stairs',
] as const;
export type Form = (typeof FORMS)[number];

/**
 * Draws the large plain shape behind a subject at (x, y). It covers only part of the ground, so that the subject
 * crosses its edge. `r` is about half the subject's size.
 */
export function backdrop(rng: Rng, x: number, y: number, r: number, among: readonly Form[] = FORMS): Art {
  const k = rng.pick([-1, 1]);
  switch (rng.pick(among)) {
    case 'split':
      return k === 1
        ? rect(x + rng.range(-60, 60), -10, 2400, 1220)
        : rect(x - 2400 + rng.range(-60, 60), -10, 2400, 1220);
    case 'slant': {
      const s = rng.range(240, 460) * k;
      const edge = x + rng.range(-80, 80);
      return poly([edge - s, -20], [edge + s, 1220], [k * 2600 + x, 1220], [k * 2600 + x, -20]);
    }
    case 'arch': {
      const w = r * rng.range(0.85, 1);
      const top = Math.max(80, y - r * 1.05);
      const at = x + k * rng.range(30, 120);
      return path(`M${at - w} 1220V${top + w}A${w} ${w} 0 0 1 ${at + w} ${top + w}V1220Z`);
    }
    case 'rays':
      return art(
        ...Array.from({ length: 12 }, (_, i) =>
          turn(
            i * 30 + rng.range(-3, 3),
            x,
            y,
            poly([x - 6, y], [x - 190, y - 1500], [x + 190, y - 1500], [x + 6, y]),
          ),
        ),
      );
    case 'corner': {
      const big = r * rng.range(2, 2.5);
      return circle(x + k * r * 1.55, rng.chance(0.5) ? -40 : 1240, big);
    }
    case 'band':
      return turn(rng.range(-7, 7), x, y, rect(-300, y + rng.range(-60, 120), 2400, r * rng.range(0.75, 1)));
    case 'tile':
      return turn(k * rng.range(5, 14), x, y, rect(x - r * 0.98 + k * 40, y - r * 1.12, r * 1.96, r * 2.24));
    case 'rings':
      return art(
        ...[1.34, 0.94, 0.54].map(
          (f) =>
            `<circle cx="${Math.round(x + k * r * 0.5)}" cy="${Math.round(y)}" r="${Math.round(r * f)}" fill="none" stroke="#fff" stroke-width="${Math.round(r * 0.19)}"/>`,
        ),
      );
    case 'blob': {
      const at = (a: number, d: number): string =>
        `${Math.round(x + Math.cos(a) * r * d)} ${Math.round(y + Math.sin(a) * r * d)}`;
      const o = rng.range(0, 6);
      return path(
        `M${at(o, 1.25)}C${at(o + 0.6, 1.6)} ${at(o + 1.2, 1.1)} ${at(o + 1.7, 1.0)}C${at(o + 2.3, 0.9)} ${at(o + 2.7, 1.5)} ${at(o + 3.3, 1.3)}C${at(o + 3.9, 1.1)} ${at(o + 4.3, 0.8)} ${at(o + 4.8, 1.1)}C${at(o + 5.3, 1.4)} ${at(o + 5.8, 1.0)} ${at(o, 1.25)}Z`,
      );
    }
    case 'drop': {
      const at = x + k * r * rng.range(0.2, 0.5);
      return path(`M${at - r} -20V${y}A${r} ${r} 0 0 0 ${at + r} ${y}V-20Z`);
    }
    case 'stairs':
      return art(
        ...[0, 1, 2, 3, 4].map((i) =>
          rect(k === 1 ? x - 700 + i * 300 : -600, 1010 - i * 190, k === 1 ? 2600 : x + 1300 - i * 300, 260),
        ),
      );
    default:
      return circle(
        x + k * rng.range(r * 0.3, r * 0.62),
        y + rng.range(-r * 0.35, r * 0.1),
        r * rng.range(0.86, 1.02),
      );
  }
}
