import type { CSSProperties } from 'react';

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
