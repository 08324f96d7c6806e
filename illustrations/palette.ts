/** The house colours. Every ink in every picture is one of them. */
export const HOUSE = {
  red: '#D81E2C',
  orange: '#FF8A1F',
  blue: '#1F6FE0',
  darkBlue: '#1C2B6B',
  grey: '#EDE8E0',
  purple: '#6A35C9',
  pink: '#FF8FBF',
  green: '#0B7F56',
  white: '#FFFFFF',
  paper: '#FFFCF5',
  ink: '#1B1430',
} as const;

/** Paper colours for faces and hands only, because the house colours have too few skin tones. */
export const SKIN = {
  sand: '#F7CFAE',
  clay: '#DE9E6E',
  umber: '#9C5D3B',
  cocoa: '#603826',
} as const;

export type HouseName = keyof typeof HOUSE;
export type SkinName = keyof typeof SKIN;
export type Ink = (typeof HOUSE)[HouseName] | (typeof SKIN)[SkinName];

/**
 * The roles of the inks in a picture. `figure` is legible on `ground` and on `second`. `light` contrasts with `figure`.
 * `second` is the colour of the second large shape, `accent` that of small details.
 */
export interface Palette {
  ground: HouseName;
  figure: HouseName;
  second: HouseName;
  light: HouseName;
  accent: HouseName;
}

export type Mood =
  | 'samenleving'
  | 'lifestyle'
  | 'thriller'
  | 'literatuur'
  | 'youngAdult'
  | 'kinderen'
  | 'nieuws'
  | 'pagina'
  | 'stad';

const of = (
  ground: HouseName,
  figure: HouseName,
  second: HouseName,
  light: HouseName,
  accent: HouseName,
): Palette => ({ ground, figure, second, light, accent });

/** The palettes of each theme. All combine the same few house colours, so neighbouring pictures differ but match. */
export const PALETTES: Readonly<Record<Mood, readonly Palette[]>> = {
  samenleving: [
    of('green', 'ink', 'pink', 'paper', 'orange'),
    of('green', 'paper', 'orange', 'green', 'ink'),
    of('pink', 'green', 'paper', 'paper', 'red'),
    of('grey', 'green', 'orange', 'paper', 'ink'),
    of('green', 'ink', 'orange', 'paper', 'pink'),
    of('grey', 'green', 'pink', 'paper', 'red'),
  ],
  lifestyle: [
    of('pink', 'red', 'paper', 'paper', 'ink'),
    of('pink', 'ink', 'orange', 'paper', 'red'),
    of('pink', 'green', 'orange', 'paper', 'red'),
    of('grey', 'red', 'pink', 'paper', 'ink'),
    of('red', 'ink', 'pink', 'paper', 'orange'),
    of('pink', 'darkBlue', 'paper', 'paper', 'orange'),
  ],
  thriller: [
    of('purple', 'ink', 'pink', 'paper', 'red'),
    of('purple', 'paper', 'pink', 'ink', 'red'),
    of('pink', 'ink', 'purple', 'paper', 'red'),
    of('ink', 'paper', 'purple', 'ink', 'pink'),
    of('purple', 'ink', 'orange', 'paper', 'pink'),
    of('grey', 'purple', 'pink', 'paper', 'ink'),
  ],
  literatuur: [
    of('orange', 'ink', 'pink', 'paper', 'red'),
    of('orange', 'darkBlue', 'paper', 'paper', 'red'),
    of('grey', 'ink', 'orange', 'paper', 'red'),
    of('orange', 'ink', 'paper', 'paper', 'blue'),
    of('darkBlue', 'paper', 'orange', 'darkBlue', 'red'),
    of('grey', 'red', 'orange', 'paper', 'ink'),
  ],
  youngAdult: [
    of('darkBlue', 'paper', 'pink', 'darkBlue', 'orange'),
    of('pink', 'darkBlue', 'orange', 'paper', 'red'),
    of('orange', 'darkBlue', 'pink', 'paper', 'red'),
    of('darkBlue', 'paper', 'orange', 'darkBlue', 'pink'),
    of('grey', 'darkBlue', 'pink', 'paper', 'red'),
    of('darkBlue', 'pink', 'blue', 'darkBlue', 'paper'),
  ],
  kinderen: [
    of('blue', 'ink', 'pink', 'paper', 'orange'),
    of('blue', 'darkBlue', 'orange', 'paper', 'pink'),
    of('grey', 'blue', 'orange', 'paper', 'red'),
    of('pink', 'darkBlue', 'paper', 'paper', 'blue'),
    of('blue', 'paper', 'orange', 'blue', 'ink'),
    of('orange', 'darkBlue', 'paper', 'paper', 'blue'),
  ],
  nieuws: [
    of('red', 'ink', 'pink', 'paper', 'orange'),
    of('grey', 'ink', 'red', 'paper', 'orange'),
    of('red', 'paper', 'orange', 'red', 'ink'),
    of('pink', 'red', 'paper', 'paper', 'ink'),
    of('grey', 'red', 'pink', 'paper', 'ink'),
  ],
  pagina: [
    of('grey', 'ink', 'red', 'paper', 'orange'),
    of('red', 'ink', 'pink', 'paper', 'orange'),
    of('grey', 'red', 'pink', 'paper', 'ink'),
    of('grey', 'darkBlue', 'orange', 'paper', 'red'),
  ],
  stad: [
    of('orange', 'ink', 'paper', 'paper', 'red'),
    of('grey', 'darkBlue', 'pink', 'paper', 'red'),
    of('pink', 'ink', 'red', 'paper', 'orange'),
    of('blue', 'ink', 'orange', 'paper', 'pink'),
    of('grey', 'green', 'pink', 'paper', 'orange'),
    of('red', 'ink', 'orange', 'paper', 'pink'),
    of('green', 'ink', 'pink', 'paper', 'orange'),
    of('darkBlue', 'paper', 'orange', 'darkBlue', 'red'),
  ],
};

const DUTCH: Readonly<Record<HouseName, readonly [bare: string, inflected: string]>> = {
  red: ['rood', 'rode'],
  orange: ['oranje', 'oranje'],
  blue: ['blauw', 'blauwe'],
  darkBlue: ['donkerblauw', 'donkerblauwe'],
  grey: ['lichtgrijs', 'lichtgrijze'],
  purple: ['paars', 'paarse'],
  pink: ['roze', 'roze'],
  green: ['groen', 'groene'],
  white: ['wit', 'witte'],
  paper: ['wit', 'witte'],
  ink: ['zwart', 'zwarte'],
};

/**
 * Returns the Dutch word for a colour as it is inflected before a noun: «een zwarte kat» (`de`), «een zwart boek»
 * (`het`, after «een»).
 */
export function kleur(name: HouseName, gender: 'de' | 'het' = 'de'): string {
  return DUTCH[name][gender === 'het' ? 0 : 1];
}

function channels(hex: string): readonly [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** Returns red, green and blue (0–255) of an ink. */
export const rgb = (ink: Ink): readonly [number, number, number] => channels(ink);

/** Returns the WCAG relative luminance of an ink, 0–1. */
function luminance(ink: Ink): number {
  const [r, g, b] = channels(ink).map((v) => {
    const c = v / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number]; // Safe cast: map keeps the length of a triple.
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Returns the WCAG contrast of two inks, 1–21. */
export function contrast(a: Ink, b: Ink): number {
  const [hi, lo] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number]; // Safe cast: sort keeps both items.
  return (hi + 0.05) / (lo + 0.05);
}
