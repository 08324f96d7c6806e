// Readers of an answer of our own server that came as JSON, which may be of another version of the site, or broken.

/** Whether a value is a JSON object. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A text that says something; `undefined` for an empty one, and for anything else. */
export const words = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

/** An instant as `JSON.stringify` writes a date; `undefined` for anything else. */
export function instant(value: unknown): Date | undefined {
  const read = new Date(words(value) ?? Number.NaN);
  return Number.isNaN(+read) ? undefined : read;
}
