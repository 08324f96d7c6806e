/** The nine colours that editors can choose (spec §3). */
export const PAGE_COLOURS = [
  'white',
  'red',
  'orange',
  'blue',
  'dark-blue',
  'grey',
  'purple',
  'pink',
  'green',
] as const;
export type PageColour = (typeof PAGE_COLOURS)[number];

/** The colour of a background, a ribbon or a cover; see ui/styles/colours.css. */
export type ColourName = PageColour | 'ink';

/** Colours for days without a usable colour in the CMS. */
const SPINES: readonly PageColour[] = ['orange', 'dark-blue', 'blue', 'green', 'purple', 'grey'];

/**
 * Returns the colour of the spine of a day on the shelf, which is on a red background: a red spine would look like a
 * gap, a white one like the selected day, and pink means «now».
 */
export function spineColour(colour: PageColour | undefined, index: number): ColourName {
  if (colour === 'red') return 'ink';
  if (colour !== undefined && colour !== 'white' && colour !== 'pink') return colour;
  return SPINES[index % SPINES.length] ?? 'grey';
}

/** Parses a colour such as «dark-blue», «dark blue», «Dark_Blue» or «darkBlue»; `undefined` if it is unknown. */
export function parsePageColour(chosen: string): PageColour | undefined {
  const name = chosen
    .trim()
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replace(/[\s_]+/g, '-');
  return PAGE_COLOURS.find((colour) => colour === name);
}

/** The colours of ui/styles/tokens.css, for images that are drawn without a stylesheet. */
export const PALETTE = {
  red: '#d81e2c',
  orange: '#ff8a1f',
  blue: '#1f6fe0',
  'dark-blue': '#1c2b6b',
  grey: '#ede8e0',
  purple: '#6a35c9',
  pink: '#ff8fbf',
  green: '#0b7f56',
  white: '#ffffff',
  paper: '#fffcf5',
  ink: '#1b1430',
} as const;

export type PaletteColour = keyof typeof PALETTE;

/** For each colour, the text colour that is readable on it, as in ui/styles/colours.css. */
const ON_FIELD: Record<PaletteColour, 'white' | 'ink'> = {
  red: 'white',
  blue: 'white',
  'dark-blue': 'white',
  purple: 'white',
  green: 'white',
  ink: 'white',
  orange: 'ink',
  pink: 'ink',
  grey: 'ink',
  white: 'ink',
  paper: 'ink',
};

/** Returns the background colour, and the text colour that is readable on it, as `#rrggbb`. */
export const fieldOf = (colour: PaletteColour): { field: string; onField: string } => ({
  field: PALETTE[colour],
  onField: PALETTE[ON_FIELD[colour]],
});
