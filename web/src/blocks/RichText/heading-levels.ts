import type { RichNode, RichText } from '../../domain/pages/body/block.ts';
import { textsIn } from '../../domain/pages/body/rich-text.ts';

export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;

const LEVELS: readonly HeadingLevel[] = [1, 2, 3, 4, 5, 6];

/** The highest level for the headings of a text: h2 on a page, h3 or h4 in a drawer. */
export type TopLevel = 2 | 3 | 4;

export type HeadingPlace = {
  /** The level of the text's main headings, such as 2 for `h2`. */
  top: TopLevel;
  /** The level of the heading that precedes the text on its page. */
  after: HeadingLevel;
};

/**
 * Returns the rendered level of each heading of a text. An h1 becomes an h2, since the page has its own h1. If a
 * heading is above `top`, all headings move down together. No level is skipped, so that screen reader users do not look
 * for a missing heading.
 */
export function headingLevels(
  text: RichText,
  { top, after }: HeadingPlace,
): ReadonlyMap<RichNode, HeadingLevel> {
  const found = headingsIn(text).map((node) => ({ node, requested: Math.max(2, node.level) }));
  const shift = Math.max(0, top - Math.min(...found.map(({ requested }) => requested)));
  const levels = new Map<RichNode, HeadingLevel>();
  let before: number = Math.max(after, top - 1);
  for (const { node, requested } of found) {
    before = Math.min(requested + shift, before + 1, 6);
    levels.set(node, LEVELS[before - 1] ?? 6);
  }
  return levels;
}

type Heading = Extract<RichNode, { kind: 'heading' }>;

/** Returns the headings of a text in reading order, including those in lists and tables. */
function headingsIn(text: RichText): readonly Heading[] {
  return text.flatMap((node) => (node.kind === 'heading' ? [node] : textsIn(node).flatMap(headingsIn)));
}
