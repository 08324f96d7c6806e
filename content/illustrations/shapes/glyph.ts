import { type Art, path } from '../art.ts';
import { OUTLINES } from './glyph-outlines.ts';

/** A single letter of Bricolage Grotesque, centred, `height` units high from its lowest to its highest point. */
export function glyph(letter: string, cx: number, cy: number, height: number): Art {
  const outline = OUTLINES[letter] ?? OUTLINES['&'];
  if (outline === undefined) throw new Error('The ampersand is missing from the outlines');
  const [left, top, right, bottom] = outline.box;
  const k = height / (bottom - top);
  const [dx, dy] = [cx - ((left + right) / 2) * k, cy - ((top + bottom) / 2) * k];
  return `<g transform="translate(${dx.toFixed(1)} ${dy.toFixed(1)}) scale(${k.toFixed(4)})">${path(outline.d)}</g>`;
}

/** Width of a letter that is `height` units high. */
export function glyphWidth(letter: string, height: number): number {
  const [left, top, right, bottom] = (OUTLINES[letter] ?? OUTLINES['&'])?.box ?? [0, 0, 1, 1];
  return ((right - left) * height) / (bottom - top);
}
