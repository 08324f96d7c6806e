import type { Category } from '../../domain/programme/category.ts';

/** What the house calls its colours, by the name of their token. */
export const COLOUR_NAMES: Readonly<Record<string, string>> = {
  red: 'rood',
  'red-deep': 'diep rood',
  orange: 'oranje',
  blue: 'blauw',
  'dark-blue': 'donkerblauw',
  grey: 'grijs',
  purple: 'paars',
  pink: 'roze',
  green: 'groen',
  white: 'wit',
  paper: 'papier',
  ink: 'inkt',
  'ink-soft': 'zachte inkt',
  'ink-quiet': 'stille inkt',
  rule: 'haarlijn',
};

/** What visitors call the categories. */
export const CATEGORY_NAMES: Readonly<Record<Category, string>> = {
  society: 'Samenleving',
  lifestyle: 'Lifestyle',
  thriller: 'Spannende boeken',
  'literature-romans': 'Literatuur en romans',
  'young-adult': 'Young adult',
  fantasy: 'Fantasy',
  strips: 'Strips',
  kids: 'Kinderen en jeugd',
};

/** The categories in the order of the house. */
// `as`: the keys of a constant are its keys.
export const ALL_CATEGORIES = Object.keys(CATEGORY_NAMES) as readonly Category[];
