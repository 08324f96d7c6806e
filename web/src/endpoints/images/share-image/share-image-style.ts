import type { CSSProperties } from 'react';

/** Size of a share image in pixels, as social networks require. */
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

/** Returns the style of an absolutely positioned box, optionally rotated by `turn` degrees. */
export const layer = ({ turn, ...place }: Place): CSSProperties => ({
  position: 'absolute',
  display: 'flex',
  ...place,
  ...(turn !== undefined && { transform: `rotate(${turn}deg)` }),
});
