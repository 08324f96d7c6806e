/** What a colour does on another, which decides how much contrast it needs (WCAG 2.2, 1.4.3 and 1.4.11). */
export type PairUse = 'text' | 'large' | 'shape';

/** The least contrast ratio for each use. `large` is text of 24 px and more; `shape` is a line, ring or sign. */
export const LEAST_CONTRAST: Readonly<Record<PairUse, number>> = { text: 4.5, large: 3, shape: 3 };

/** A colour that may stand on another, both by the name of their token. */
export type ColourPair = { colour: string; on: string; use: PairUse };

const pairs = (use: PairUse, colour: string, ...grounds: readonly string[]): ColourPair[] =>
  grounds.map((on) => ({ colour, on, use }));

/**
 * Which colours may stand on which, beside the text of each coloured field (colours.css). What is not in this
 * list is not done; who needs another pair adds it here and lets the test judge it.
 */
export const COLOUR_PAIRS: readonly ColourPair[] = [
  ...pairs('text', 'ink', 'paper', 'white', 'grey', 'pink', 'orange'),
  ...pairs('text', 'ink-soft', 'paper', 'white', 'grey'),
  ...pairs('text', 'white', 'ink', 'red', 'red-deep'),
  ...pairs('text', 'pink', 'ink', 'dark-blue'),
  ...pairs('text', 'red', 'paper', 'white'),
  ...pairs('text', 'red-deep', 'paper', 'white', 'grey'),
  // The hours of a day, in the display type.
  ...pairs('large', 'ink-quiet', 'paper', 'white'),
  ...pairs('shape', 'rule', 'paper', 'white', 'grey'),
  // The line under a link, the spine of an open drawer, the points of a list.
  ...pairs('shape', 'red', 'paper', 'white', 'grey'),
];
