import { type Art, path } from '../art.ts';
import { OUTLINES } from './glyph-outlines.ts';

interface Outline {
  d: string;
  left: number;
  top: number;
  width: number;
  height: number;
}

function outline(letter: string): Outline {
  const d = OUTLINES[letter];
  if (d === undefined) throw new Error(`No outline for the letter ${letter}`);
  const numbers = (d.match(/-?\d+/g) ?? []).map(Number);
  const xs = numbers.filter((_, i) => i % 2 === 0);
  const ys = numbers.filter((_, i) => i % 2 === 1);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { d, left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}

/**
 * Draws a single letter of Bricolage Grotesque around (cx, cy), `height` units high from its lowest to its highest
 * point.
 */
export function glyph(letter: string, cx: number, cy: number, height: number): Art {
  const o = outline(letter);
  const k = height / o.height;
  const [dx, dy] = [cx - (o.left + o.width / 2) * k, cy - (o.top + o.height / 2) * k];
  return `<g transform="translate(${dx.toFixed(1)} ${dy.toFixed(1)}) scale(${k.toFixed(4)})">${path(o.d)}</g>`;
}

/** Returns the width of a letter that is `height` units high. */
export function glyphWidth(letter: string, height: number): number {
  const o = outline(letter);
  return (o.width * height) / o.height;
}
