// Readers of values that came from outside and may be anything. None of them fails.

/** Whether a value is a JSON object. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The object, or an empty one where something else stands. */
export function record(value: unknown): Record<string, unknown> {
  return isRecord(value) ? value : {};
}

/** A list of whatever; anything but a list is an empty one. */
export function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** What a text of JSON says; `undefined` for any other text, and for none. */
export function parsedJson(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}

/** What something thrown says. «fetch failed» alone helps nobody: what lies under it (ECONNREFUSED, a certificate) does. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}

/** Text without the white space around it. Empty, or anything but text: `undefined`. */
export function trimmed(value: unknown): string | undefined {
  return typeof value === 'string' ? value.trim() || undefined : undefined;
}

/** A text that says something; `undefined` for an empty one, and for anything else. */
export const words = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

/** An instant as `JSON.stringify` writes a date; `undefined` for anything else. */
export function instant(value: unknown): Date | undefined {
  const read = new Date(words(value) ?? Number.NaN);
  return Number.isNaN(+read) ? undefined : read;
}
