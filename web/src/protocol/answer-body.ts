/** No answer of a service is read further than this, however long it goes on: the largest of ours has a tenth of it. */
export const MAX_ANSWER_BYTES = 10 * 1024 * 1024;

/** The bytes of an answer, decompressed. Rejects when they are more than {@link MAX_ANSWER_BYTES}, and reads no further. */
export async function boundedBytes(response: Response): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let length = 0;
  const reader = response.body?.getReader();
  for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
    length += next.value.byteLength;
    if (length > MAX_ANSWER_BYTES) {
      // Not waited for: a connection that is cut has nothing to say.
      reader?.cancel().catch(() => undefined);
      throw new Error(`the answer is longer than ${MAX_ANSWER_BYTES / 1024 / 1024} MB`);
    }
    parts.push(next.value);
  }
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.byteLength;
  }
  return bytes;
}

/** The JSON of an answer. Rejects what is too long, no UTF-8 or no JSON: letters that were lost are no text of an editor's. */
export async function boundedJson(response: Response): Promise<unknown> {
  return jsonOf(await boundedBytes(response));
}

/** The same of its bytes. */
const jsonOf = (bytes: Uint8Array): unknown =>
  JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
