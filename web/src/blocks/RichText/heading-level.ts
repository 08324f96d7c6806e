import type { RichText } from '../../domain/pages/block.ts';

export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;

/** The level that the first headings of a text may take: a page keeps one h1, and a drawer's title is an h3. */
export type TopLevel = 2 | 3 | 4;

/** By how many levels the headings of a text move down so that none stands above `top`. */
export function headingShift(text: RichText, top: TopLevel): number {
  const levels = text.flatMap((node) => (node.kind === 'heading' ? [node.level] : []));
  return levels.length === 0 ? 0 : Math.max(0, top - Math.min(...levels));
}

/** A level moved down; below six HTML has no further headings. */
export function shiftedLevel(level: HeadingLevel, shift: number): HeadingLevel {
  const levels: readonly HeadingLevel[] = [1, 2, 3, 4, 5, 6];
  return levels[Math.min(6, level + shift) - 1] ?? 6;
}
