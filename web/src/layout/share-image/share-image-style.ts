import type { CSSProperties } from 'react';
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

export type ShareImageColour = keyof typeof COLOURS;

/** What is readable on each field: colours.css. */
const ON_FIELD: Record<ShareImageColour | PageColour, 'white' | 'ink'> = {
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
export const fieldOf = (colour: ShareImageColour): { field: string; onField: string } => ({
  field: COLOURS[colour],
  onField: COLOURS[ON_FIELD[colour]],
});

/** In pixels: what the places where links are shared ask for. */
export const IMAGE_SIZE = { width: 1200, height: 630 } as const;

export const MARGIN = 60;

type Place = {
  left: number;
  top: number;
  width?: number;
  height?: number;
  background?: string;
  turn?: number;
};

/** A box at a place of its own, perhaps turned by some degrees. */
export const layer = ({ turn, ...place }: Place): CSSProperties => ({
  position: 'absolute',
  display: 'flex',
  ...place,
  ...(turn !== undefined && { transform: `rotate(${turn}deg)` }),
});
