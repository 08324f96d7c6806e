import { hash } from './rng.ts';

/** SVG elements of one plate. White is ink, black is a hole in the ink. */
export type Art = string;
export type Point = readonly [x: number, y: number];

const INK = '#fff';
const HOLE = '#000';
const r = (value: number): string => String(Math.round(value * 10) / 10);
const list = (points: readonly Point[]): string => points.map(([x, y]) => `${r(x)},${r(y)}`).join(' ');

export const art = (...parts: readonly Art[]): Art => parts.join('');
export const rect = (x: number, y: number, w: number, h: number, round = 0): Art =>
  `<rect x="${r(x)}" y="${r(y)}" width="${r(w)}" height="${r(h)}"${round > 0 ? ` rx="${r(round)}"` : ''} fill="${INK}"/>`;
export const circle = (x: number, y: number, radius: number): Art =>
  `<circle cx="${r(x)}" cy="${r(y)}" r="${r(radius)}" fill="${INK}"/>`;
export const ellipse = (x: number, y: number, rx: number, ry: number): Art =>
  `<ellipse cx="${r(x)}" cy="${r(y)}" rx="${r(rx)}" ry="${r(ry)}" fill="${INK}"/>`;
export const poly = (...points: readonly Point[]): Art => `<polygon points="${list(points)}" fill="${INK}"/>`;
export const path = (d: string): Art => `<path d="${d}" fill="${INK}"/>`;
/** Draws a stroke, with round ends unless `cap` is `butt`. */
export const stroke = (d: string, width: number, cap: 'round' | 'butt' = 'round'): Art =>
  `<path d="${d}" fill="none" stroke="${INK}" stroke-width="${r(width)}" stroke-linecap="${cap}" stroke-linejoin="round"/>`;
export const line = (from: Point, to: Point, width: number, cap: 'round' | 'butt' = 'round'): Art =>
  stroke(`M${r(from[0])} ${r(from[1])}L${r(to[0])} ${r(to[1])}`, width, cap);
export const ring = (x: number, y: number, radius: number, width: number): Art =>
  `<circle cx="${r(x)}" cy="${r(y)}" r="${r(radius)}" fill="none" stroke="${INK}" stroke-width="${r(width)}"/>`;

/** Cuts holes into the ink below. Ink that is drawn later in the same plate covers the holes again. */
export const hole = (...parts: readonly Art[]): Art => art(...parts).replaceAll(INK, HOLE);
export const turn = (degrees: number, x: number, y: number, ...parts: readonly Art[]): Art =>
  `<g transform="rotate(${r(degrees)} ${r(x)} ${r(y)})">${art(...parts)}</g>`;
/** Scales art about the fixed point (x, y). */
export const scale = (sx: number, sy: number, x: number, y: number, ...parts: readonly Art[]): Art =>
  `<g transform="translate(${r(x)} ${r(y)}) scale(${Math.round(sx * 1000) / 1000} ${Math.round(sy * 1000) / 1000}) translate(${r(-x)} ${r(-y)})">${art(...parts)}</g>`;
/** Mirrors art about the vertical line at `axis`. */
export const flip = (axis: number, ...parts: readonly Art[]): Art => scale(-1, 1, axis, 0, ...parts);
/** Clips art to the ink of `shape`. Ignores the holes in `shape`. */
export function within(shape: Art, ...parts: readonly Art[]): Art {
  const inner = art(...parts);
  const id = `clip-${hash(shape + inner).toString(36)}`;
  return `<clipPath id="${id}">${shape}</clipPath><g clip-path="url(#${id})">${inner}</g>`;
}

/**
 * Returns evenly spaced points on a smooth line, each with the line's direction there. Used for tapering ribbons and
 * bristling spines.
 */
export function sample(points: readonly Point[], steps: number): { at: Point; angle: number; t: number }[] {
  const at = (i: number): Point => points[Math.max(0, Math.min(points.length - 1, i))] ?? [0, 0];
  const spot = (t: number): Point => {
    const whole = Math.min(points.length - 2, Math.floor(t * (points.length - 1)));
    const u = t * (points.length - 1) - whole;
    const [a, b, c, d] = [at(whole - 1), at(whole), at(whole + 1), at(whole + 2)];
    const mix = (p: number, q: number, s: number, v: number): number =>
      0.5 * (2 * q + (s - p) * u + (2 * p - 5 * q + 4 * s - v) * u * u + (3 * q - p - 3 * s + v) * u ** 3);
    return [mix(a[0], b[0], c[0], d[0]), mix(a[1], b[1], c[1], d[1])];
  };
  return Array.from({ length: steps + 1 }, (_, i) => {
    const t = i / steps;
    const [p, q] = [spot(Math.max(0, t - 0.002)), spot(Math.min(1, t + 0.002))];
    return { at: spot(t), angle: Math.atan2(q[1] - p[1], q[0] - p[0]), t };
  });
}

/** Draws a ribbon along a line. Its width is `width(t)`, with t from 0 at the start to 1 at the end. */
export function taper(points: readonly Point[], width: (t: number) => number, steps = 60): Art {
  const left: Point[] = [];
  const right: Point[] = [];
  for (const { at, angle, t } of sample(points, steps)) {
    const half = width(t) / 2;
    left.push([at[0] + Math.sin(angle) * half, at[1] - Math.cos(angle) * half]);
    right.unshift([at[0] - Math.sin(angle) * half, at[1] + Math.cos(angle) * half]);
  }
  return poly(...left, ...right);
}
