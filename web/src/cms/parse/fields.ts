import { parseContentDate } from '../../domain/time/brussels.ts';
import { trimmed } from '../../domain/unknown-values.ts';
import type { ParseContext } from './parse-context.ts';

const ENTITIES = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['#39', "'"],
  ['nbsp', ' '],
]);

/**
 * Plain text. Imported spaces hold «Meet &amp;amp; greet» in fields that are not HTML, so the everyday
 * entities are decoded, once. Empty, or anything but text: `undefined`.
 */
export function text(value: unknown): string | undefined {
  return typeof value === 'string' ? decodeEntities(value).trim() || undefined : undefined;
}

/** Text that is code (HTML of an embed) or an address: trimmed, its entities left alone. */
export const rawText = trimmed;

/** A checkbox. Some spaces store it as text or number; everything that is not clearly «yes» is «no». */
export function flag(value: unknown): boolean {
  return value === true || value === 1 || value === 'true' || value === '1';
}

/** A datetime field as an instant; a warning where something is written that is no date. */
export function dateField(value: unknown, field: string, context: ParseContext): Date | undefined {
  const written = rawText(value);
  if (written === undefined) return undefined;
  const instant = parseContentDate(written, context.dates);
  if (instant === undefined) context.warn(`${field} is no date`);
  return instant;
}

/** The greatest age that a field may hold. */
const MOST_YEARS = 120;

/**
 * An age in whole years, 0 to 120: Storyblok keeps a number as text. A warning, and nothing, where anything else is
 * written.
 */
export function ageField(value: unknown, field: string, context: ParseContext): number | undefined {
  const written = typeof value === 'number' ? String(value) : rawText(value);
  if (written === undefined) return undefined;
  const age = /^\d{1,3}$/.test(written) ? Number(written) : Number.NaN;
  if (age <= MOST_YEARS) return age;
  context.warn(`${field} is no age in whole years`);
  return undefined;
}

/** `imageText`, `image-text` and `image_text` as one: spaces differ in how they write technical names. */
export function snakeCase(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replace(/[-\s]+/g, '_')
    .toLowerCase();
}

/** The type of a rich-text node or mark in snake_case; Storyblok mixes `list_item` with `tableRow`. */
export function typeName(node: Record<string, unknown>): string {
  return snakeCase(rawText(node.type) ?? '');
}

function decodeEntities(value: string): string {
  return value.replace(/&(amp|lt|gt|quot|apos|nbsp|#39);/g, (entity, name) => ENTITIES.get(name) ?? entity);
}
