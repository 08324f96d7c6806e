import { z } from 'zod';
import { parseContentDate } from '../../domain/time/brussels.ts';
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
export const text = field((value) => trimmed(value, decodeEntities));

/** Text that is code (HTML of an embed) or an address: trimmed, its entities left alone. */
export const rawText = field((value) => trimmed(value));

/** A checkbox. Some spaces store it as text or number; everything that is not clearly «yes» is «no». */
export const flag = field((value) => value === true || value === 1 || value === 'true' || value === '1');

/** A list of whatever; anything but a list is an empty one. */
export const list = field((value): unknown[] => (Array.isArray(value) ? value : []));

/** A field that has a parser of its own. */
export const passthrough = field((value) => value);

/** Whether a value is a JSON object. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The object, or an empty one where something else stands. */
export function record(value: unknown): Record<string, unknown> {
  return isRecord(value) ? value : {};
}

/** A datetime field as an instant; a warning where something is written that is no date. */
export function dateField(value: unknown, field: string, reading: ParseContext): Date | undefined {
  const written = rawText.parse(value);
  if (written === undefined) return undefined;
  const instant = parseContentDate(written, reading.dates);
  if (instant === undefined) reading.warn(`${field} is no date`);
  return instant;
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
  return snakeCase(rawText.parse(node.type) ?? '');
}

/**
 * A field that may be missing or hold anything: reading it never fails. Zod's `.catch()` would do the same, but
 * makes an error for each empty field of each story, which took half the time of a day's programme.
 */
function field<T>(read: (value: unknown) => T) {
  return z.unknown().optional().transform(read);
}

function trimmed(value: unknown, decode: (value: string) => string = (same) => same): string | undefined {
  return typeof value === 'string' ? decode(value).trim() || undefined : undefined;
}

function decodeEntities(value: string): string {
  return value.replace(/&(amp|lt|gt|quot|apos|nbsp|#39);/g, (entity, name) => ENTITIES.get(name) ?? entity);
}
