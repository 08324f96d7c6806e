import type { RichNode, RichText } from '../../domain/pages/body/block.ts';
import { textsIn } from '../../domain/pages/body/rich-text.ts';

export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;

const LEVELS: readonly HeadingLevel[] = [1, 2, 3, 4, 5, 6];

/** The level that the first headings of a text may take: a page keeps one h1, and a drawer's title is an h3. */
export type TopLevel = 2 | 3 | 4;

export type HeadingPlace = {
  /** The highest level that a heading of the text may take. */
  top: TopLevel;
  /** The level of the heading that stands before the text on its page. */
  after: HeadingLevel;
};

/**
 * The level that each heading of a text has on its page. An h1 becomes an h2, since the page has its own, and changes no
 * other heading. All of them move down together until none stands above `top`. Then none is more than one level below
 * the heading before it, so that who goes from heading to heading never looks for one that was left out.
 */
export function headingLevels(
  text: RichText,
  { top, after }: HeadingPlace,
): ReadonlyMap<RichNode, HeadingLevel> {
  const found = headingsIn(text).map((node) => ({ node, asked: Math.max(2, node.level) }));
  const shift = Math.max(0, top - Math.min(...found.map(({ asked }) => asked)));
  const levels = new Map<RichNode, HeadingLevel>();
  let before: number = Math.max(after, top - 1);
  for (const { node, asked } of found) {
    before = Math.min(asked + shift, before + 1, 6);
    levels.set(node, LEVELS[before - 1] ?? 6);
  }
  return levels;
}

type Heading = Extract<RichNode, { kind: 'heading' }>;

/** The headings of a text in reading order, those in its lists and tables too. */
function headingsIn(text: RichText): readonly Heading[] {
  return text.flatMap((node) => (node.kind === 'heading' ? [node] : textsIn(node).flatMap(headingsIn)));
}
