import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { boundedBytes, jsonOf } from './answer-body.ts';

/** Reads the JSON of an answer to a question. */
export type ReadJson = (question: string, response: Response) => Promise<unknown>;

/** What an object takes of memory for each byte of the text that it was read from, about. */
const BYTES_PER_BYTE = 3;

/**
 * Reads the JSON of answers, and gives the object that it read before where an answer has the same bytes as the one before
 * it: most of what is asked again by age is what it was, and to read the whole programme takes the thread longer than a page.
 * Whoever reads it changes nothing in it. `maxBytes` is what all of that may take.
 */
export function createReadBefore({ maxBytes }: { maxBytes: number }): ReadJson {
  const before = new LRUCache<string, { digest: string; length: number; json: unknown }>({
    maxSize: maxBytes,
    sizeCalculation: ({ length }, question) => BYTES_PER_BYTE * (length + question.length) + 200,
  });
  return async (question, response) => {
    const bytes = await boundedBytes(response);
    const digest = createHash('sha256').update(bytes).digest('base64');
    const known = before.get(question);
    if (known?.digest === digest) return known.json;
    const json = jsonOf(bytes);
    before.set(question, { digest, length: bytes.byteLength, json });
    return json;
  };
}
