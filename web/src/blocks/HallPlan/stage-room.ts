import type { ReactNode } from 'react';

/** One stage as it stands in the hall. Lengths are units of the drawing, which is 760 wide. */
export type StageRoom = {
  /** The slug of the location, as the content knows it. */
  slug: string;
  x: number;
  y: number;
  width: number;
  height: number;
  tone: 'warm' | 'night' | 'paper';
  /** The floor as path data from its own corner; a rectangle when left out. */
  floor?: string;
  /** Where the name stands in the room: at its corner, or around its middle. */
  label: { x: number; y: number; width: number; middle?: boolean; large?: boolean };
  /** What one sees there, from the room's own corner. */
  furniture: ReactNode;
};
