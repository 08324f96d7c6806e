import type { PageColour } from '../../domain/pages/colour.ts';

/** The colours of tokens.css, for what is drawn where no stylesheet is. */
export const COLOURS = {
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

export type CardColour = keyof typeof COLOURS;

/** What is readable on each field: colours.css. */
const ON_FIELD: Record<CardColour | PageColour, 'white' | 'ink'> = {
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

/** A field and the colour of words on it. */
export const fieldOf = (colour: CardColour): { field: string; onField: string } => ({
  field: COLOURS[colour],
  onField: COLOURS[ON_FIELD[colour]],
});
