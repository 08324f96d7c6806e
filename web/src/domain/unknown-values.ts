// Readers for untrusted values of unknown type. They never throw.

/** Returns whether a value is a JSON object. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns the object, or an empty one for any other value. */
export function record(value: unknown): Record<string, unknown> {
  return isRecord(value) ? value : {};
}

/** Returns the value if it is a list, otherwise an empty list. */
export function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Parses JSON; `undefined` for invalid or missing text. */
export function parsedJson(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}

/** Returns the message of a thrown value with that of its cause: «fetch failed» needs its cause, ECONNREFUSED. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}

/** Returns the trimmed text; `undefined` if it is empty or not text. */
export function trimmed(value: unknown): string | undefined {
  return typeof value === 'string' ? value.trim() || undefined : undefined;
}

/** Returns the text; `undefined` if it is empty or not text. */
export const words = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

/** Parses a date in the format of `JSON.stringify`; `undefined` for anything else. */
export function instant(value: unknown): Date | undefined {
  const read = new Date(words(value) ?? Number.NaN);
  return Number.isNaN(+read) ? undefined : read;
}
