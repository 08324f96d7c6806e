/** A custom property of tokens.css, such as `space-4` with the value `1rem`. */
export type DesignToken = { name: string; value: string };

/** A coloured background: its name, its background token and its text token. */
export type ColouredField = { colour: string; field: string; onField: string };

/** Returns the tokens at `:root` in tokens.css, in order, without media queries. Repeated names are ignored. */
export function readTokens(css: string): readonly DesignToken[] {
  const root = /:root\s*\{([^}]*)\}/.exec(withoutComments(css))?.[1] ?? '';
  return [...root.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => ({
    name,
    value: value.replace(/\s+/g, ' ').trim(),
  }));
}

/** Returns the backgrounds of colours.css, in order. A rule without a text colour uses that of the base rule. */
export function readColouredFields(css: string): readonly ColouredField[] {
  const rules = [...withoutComments(css).matchAll(/\[data-colour(?:="([\w-]+)")?\]\s*\{([^}]*)\}/g)];
  const named = rules.map(([, colour, body = '']) => ({
    colour,
    field: /--field:\s*var\(--([\w-]+)\)/.exec(body)?.[1],
    onField: /--on-field:\s*var\(--([\w-]+)\)/.exec(body)?.[1],
  }));
  const base = named.find(({ colour }) => colour === undefined);
  return named.flatMap(({ colour, field = base?.field, onField = base?.onField }) =>
    colour !== undefined && field !== undefined && onField !== undefined ? [{ colour, field, onField }] : [],
  );
}

function withoutComments(css: string): string {
  return css.replace(/\/\*[\s\S]*?\*\//g, '');
}

/** The use of a colour on another colour, which determines the required contrast (WCAG 2.2, 1.4.3 and 1.4.11). */
export type PairUse = 'text' | 'large' | 'shape';

/** Minimum contrast ratio for each use. `large` is text of 24 px and more; `shape` is a line, ring or icon. */
export const LEAST_CONTRAST: Readonly<Record<PairUse, number>> = { text: 4.5, large: 3, shape: 3 };

/** Two tokens, by name: a colour, and the background on which it is used. */
export type ColourPair = { colour: string; on: string; use: PairUse };

const pairs = (use: PairUse, colour: string, ...grounds: readonly string[]): ColourPair[] =>
  grounds.map((on) => ({ colour, on, use }));

/**
 * The allowed colour pairs, besides the text on each coloured background (colours.css). Add a pair here before you use
 * it, so that the test checks its contrast.
 */
export const COLOUR_PAIRS: readonly ColourPair[] = [
  ...pairs('text', 'ink', 'paper', 'white', 'grey', 'pink', 'orange'),
  ...pairs('text', 'ink-soft', 'paper', 'white', 'grey'),
  ...pairs('text', 'white', 'ink', 'red', 'red-deep'),
  ...pairs('text', 'pink', 'ink', 'dark-blue'),
  ...pairs('text', 'red', 'paper', 'white'),
  ...pairs('text', 'red-deep', 'paper', 'white', 'grey'),
  // For the hours on the page of a day, in the display typeface.
  ...pairs('large', 'ink-quiet', 'paper', 'white'),
  ...pairs('shape', 'rule', 'paper', 'white', 'grey'),
  // For the underline of a link, the spine of an open drawer and list markers.
  ...pairs('shape', 'red', 'paper', 'white', 'grey'),
];

/** Returns the contrast ratio of two colours (`#rrggbb`) by WCAG 2.2, from 1 to 21. Their order is irrelevant. */
export function contrastOf(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Returns the relative luminance of a colour, from 0 for black to 1 for white. */
function luminanceOf(colour: string): number {
  const found = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(colour);
  if (!found) throw new Error(`not a colour in six hexadecimal digits: ${colour}`);
  const [red = 0, green = 0, blue = 0] = found.slice(1).map((digits) => linear(Number.parseInt(digits, 16)));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Converts an sRGB channel (0 to 255) to linear light. */
function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
