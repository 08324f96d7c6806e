import { MAX_IMAGE_SIDE } from './image-shape.ts';

/** A picture as the site knows it. Size is in pixels of the original; 0 when its address does not tell. */
export type Image = {
  src: string;
  alt: string;
  width: number;
  height: number;
  /** The point that must stay visible when cropped, as fractions of width and height. */
  focus?: { x: number; y: number };
  title?: string;
  /** Shown with the caption. */
  copyright?: string;
};

/**
 * Width and height in pixels as they stand in a Storyblok image path (`/f/101/1800x1200/…`), scaled down
 * together so that neither is over 4000; 0 and 0 where the path does not tell (spec §5).
 */
export function imageSize(src: string): { width: number; height: number } {
  const found = /^[^?#]*?\/(\d{1,6})x(\d{1,6})\//.exec(src);
  const width = Number(found?.[1] ?? 0);
  const height = Number(found?.[2] ?? 0);
  // One side of nothing would make the picture invisible: then nothing is known of it.
  if (width === 0 || height === 0) return { width: 0, height: 0 };
  const scale = Math.min(1, MAX_IMAGE_SIDE / Math.max(width, height));
  const scaled = (side: number) => Math.max(1, Math.round(side * scale));
  return { width: scaled(width), height: scaled(height) };
}
