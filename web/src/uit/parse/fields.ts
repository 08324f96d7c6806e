import { z } from 'zod';
import { parseContentDate } from '../../domain/time/brussels.ts';

/** A line of plain text, single-spaced. Empty, or anything but text: `undefined`. */
export const text = field((value) => words(value)?.replace(/\s+/g, ' '));

/** Text whose line breaks mean something, or an address: only trimmed. */
export const rawText = field(words);

/** An instant, with the zone it carries; without one it is Brussels time. Anything that is no date: `undefined`. */
export const instant = field((value) => {
  const written = words(value);
  return written === undefined ? undefined : parseContentDate(written, 'wall');
});

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

/** A field that may be missing or hold anything: reading it never fails. */
function field<T>(read: (value: unknown) => T) {
  return z.unknown().optional().transform(read);
}

function words(value: unknown): string | undefined {
  return typeof value === 'string' ? value.trim() || undefined : undefined;
}
