import { z } from 'zod';
import { isRecord } from './fields.ts';

/** How the image service may change a picture in a text; every bound is the specification's (§5). */
export type ImageOptions = {
  /** Radius, 0–100. */
  blur?: number;
  /** −100–100. */
  brightness?: number;
  /** Per cent, 0–100. */
  quality?: number;
  rotate?: 90 | 180 | 270;
  format?: 'webp' | 'png' | 'jpeg';
  /** What fills the room around the picture: six hex digits without their `#`, or `transparent`. */
  fill?: string;
};

const bounds = {
  blur: between(0, 100),
  brightness: between(-100, 100),
  quality: between(0, 100),
  rotate: z.preprocess(asNumber, z.literal([90, 180, 270])),
  format: z.enum(['webp', 'png', 'jpeg']),
  fill: z
    .string()
    .regex(/^(#?[0-9a-f]{6}|transparent)$/i)
    .transform((colour) => colour.replace('#', '').toLowerCase()),
};

/**
 * The options that are within bounds. Everything else, options we do not know included, is dropped with one
 * warning that names it; empty ones are simply not set.
 */
export function imageOptions(value: unknown, warn: (reason: string) => void): ImageOptions {
  if (!isRecord(value)) return {};
  const dropped = Object.keys(value).filter((name) => !Object.hasOwn(bounds, name) && isSet(value[name]));
  const option = <T>(name: keyof typeof bounds, schema: z.ZodType<T>): T | undefined => {
    if (!isSet(value[name])) return undefined;
    const read = schema.safeParse(value[name]);
    if (!read.success) dropped.push(name);
    return read.data;
  };
  const options: ImageOptions = {
    blur: option('blur', bounds.blur),
    brightness: option('brightness', bounds.brightness),
    quality: option('quality', bounds.quality),
    rotate: option('rotate', bounds.rotate),
    format: option('format', bounds.format),
    fill: option('fill', bounds.fill),
  };
  if (dropped.length > 0) warn(`image options out of bounds or unknown: ${dropped.join(', ')}`);
  return options;
}

function between(lowest: number, highest: number) {
  return z.preprocess(asNumber, z.number().min(lowest).max(highest));
}

/** Storyblok stores the value of a number field as text. */
function asNumber(value: unknown): unknown {
  return typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
}

function isSet(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '';
}
