import { printableText } from './printable-text.ts';

/** Maximum size of a service's response, in bytes: more than ten times the largest known response. */
export const MAX_RESPONSE_BYTES = 10 * 1024 * 1024;

/** Reads a body, decompressed. If it is longer than `max` bytes, stops reading and returns `undefined`. */
export async function readAtMost(
  { headers, body }: Request | Response,
  max: number,
): Promise<Buffer<ArrayBuffer> | undefined> {
  if (Number(headers.get('content-length')) > max) return undefined;
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of body ?? []) {
    length += part.byteLength;
    if (length > max) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** Reads the bytes of a service's response. Rejects if there are more than {@link MAX_RESPONSE_BYTES}. */
export async function boundedBytes(response: Response): Promise<Buffer<ArrayBuffer>> {
  const bytes = await readAtMost(response, MAX_RESPONSE_BYTES);
  if (!bytes) throw new Error(`the response is longer than ${MAX_RESPONSE_BYTES / 1024 / 1024} MB`);
  return bytes;
}

/** Matches JSON that may contain unprintable characters, mostly as escapes. */
const MAY_BE_UNPRINTABLE =
  /\\(?:[bf]|u00[01789]|ufff[ef]|ud[89ab]..(?!\\ud[c-f])|(?<!\\ud[89ab]..\\)ud[c-f])|[\u007f-\u009f\ufffe\uffff]/i;

/**
 * Reads the JSON of a service's response, and removes the characters that HTML, XML and calendars must not contain.
 * Rejects a body that is too long, not UTF-8 or not JSON.
 */
export async function boundedJson(response: Response): Promise<unknown> {
  const text = new TextDecoder('utf-8', { fatal: true }).decode(await boundedBytes(response));
  const printable = (_name: string, value: unknown) =>
    typeof value === 'string' ? printableText(value) : value;
  return JSON.parse(text, MAY_BE_UNPRINTABLE.test(text) ? printable : undefined);
}
