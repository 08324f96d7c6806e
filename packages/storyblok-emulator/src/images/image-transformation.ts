import { type Box, type ImageFilters, parseBox, parseFilters } from './image-filters.ts';

/** The parts of a transformation by the image service, in the order in which an address names them. */
export type Transformation = {
  crop?: Box;
  /**
   * Whether to scale the image until all of it fits in the requested size. Otherwise it fills that size and is cropped.
   */
  fitIn: boolean;
  /** Width in pixels; 0 means that it is derived from the height and the aspect ratio. */
  width: number;
  /** Height in pixels; 0 means that it is derived from the width and the aspect ratio. */
  height: number;
  /** Whether to flip horizontally (`-W`). */
  mirrored: boolean;
  /** Whether to flip vertically (`-H`). */
  upsideDown: boolean;
  /** Whether to crop around the most salient area instead of the centre. */
  smart: boolean;
  filters: ImageFilters;
};

/** Maximum side in pixels. Larger requests are scaled down, keeping the aspect ratio. */
const MAX_SIDE = 4000;

const CROP = /^\d{1,6}x\d{1,6}:\d{1,6}x\d{1,6}$/;
const SIZE = /^(-?)(\d{1,6})x(-?)(\d{1,6})$/;

/**
 * Parses the part of an image URL after `/m`: `/{l}x{t}:{r}x{b}/fit-in/{W}x{H}/smart/filters:a(1):b(2)`. All parts are
 * optional, in this order. `undefined` for anything else.
 */
export function parseTransformation(path: string): Transformation | undefined {
  const parts = path.split('/').filter((part) => part !== '');
  const take = (is: (part: string) => boolean) =>
    parts[0] !== undefined && is(parts[0]) ? parts.shift() : undefined;
  const crop = take((part) => CROP.test(part));
  const fitIn = take((part) => part === 'fit-in') !== undefined;
  const size = SIZE.exec(take((part) => SIZE.test(part)) ?? '');
  const smart = take((part) => part === 'smart') !== undefined;
  const filters = take((part) => part.startsWith('filters:')) ?? '';
  if (parts.length > 0) return undefined;
  return {
    crop: parseBox(crop ?? ''),
    fitIn,
    ...bounded(Number(size?.[2] ?? 0), Number(size?.[4] ?? 0)),
    mirrored: size?.[1] === '-',
    upsideDown: size?.[3] === '-',
    smart,
    filters: parseFilters(filters.replace(/^filters:/, '')),
  };
}

function bounded(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, MAX_SIDE / Math.max(width, height, 1));
  const side = (length: number) => (length === 0 ? 0 : Math.max(1, Math.round(length * scale)));
  return { width: side(width), height: side(height) };
}
