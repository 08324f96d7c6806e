import { type PageColour, parsePageColour } from '../../domain/palette.ts';
import { parseContentDate } from '../../domain/time/brussels.ts';
import { trimmed } from '../../domain/unknown-values.ts';
import { decodedEntities } from '../../http/html-entities.ts';
import type { ParseContext } from './parse-context.ts';

/**
 * Parses plain text; `undefined` for an empty text or another type. Imported spaces contain «Meet &amp;amp; greet» in
 * fields that are not HTML, therefore entities are decoded.
 */
export function text(value: unknown): string | undefined {
  return typeof value === 'string' ? decodedEntities(value).trim() || undefined : undefined;
}

/** Trims a string that is code (embed HTML) or a URL. Does not decode its entities. */
export const rawText = trimmed;

/** Parses a checkbox. Some spaces store it as a string or a number. Anything that is not clearly true is false. */
export function flag(value: unknown): boolean {
  return value === true || value === 1 || value === 'true' || value === '1';
}

/** Parses a datetime field to a date; warns about an invalid value. */
export function dateField(value: unknown, field: string, context: ParseContext): Date | undefined {
  const written = rawText(value);
  if (written === undefined) return undefined;
  const instant = parseContentDate(written, context.dates);
  if (instant === undefined) context.warn(`${field} is not a date`);
  return instant;
}

/** Parses the colour of a page or block; warns about a name that is no colour of the site. */
export function colourField(value: unknown, field: string, context: ParseContext): PageColour | undefined {
  const written = text(value);
  const colour = parsePageColour(written ?? '');
  if (written !== undefined && colour === undefined)
    context.warn(`${field} «${written}» is not a known colour`);
  return colour;
}

const MOST_YEARS = 120;

/**
 * Parses an age in whole years, 0 to 120, from a number or a string; `undefined` for any other value, with a warning.
 */
export function ageField(value: unknown, field: string, context: ParseContext): number | undefined {
  const written = typeof value === 'number' ? String(value) : rawText(value);
  if (written === undefined) return undefined;
  const age = /^\d{1,3}$/.test(written) ? Number(written) : Number.NaN;
  if (age <= MOST_YEARS) return age;
  context.warn(`${field} is not an age in whole years`);
  return undefined;
}

/** Converts `imageText` and `image-text` to `image_text`, because each Storyblok space may use another spelling. */
export function snakeCase(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replace(/[-\s]+/g, '_')
    .toLowerCase();
}

/** Returns the type of a rich-text node or mark in snake_case; Storyblok mixes `list_item` with `tableRow`. */
export function typeName(node: Record<string, unknown>): string {
  return snakeCase(rawText(node.type) ?? '');
}
