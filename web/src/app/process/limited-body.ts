/**
 * The body of a request as it came over the wire; `undefined` where it is longer than `max` bytes: no more of
 * it is read.
 */
export async function bodyOf(request: Request, max: number): Promise<Buffer<ArrayBuffer> | undefined> {
  if (Number(request.headers.get('content-length')) > max) return undefined;
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of request.body ?? []) {
    length += part.byteLength;
    if (length > max) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** What a body of JSON says; `undefined` where it is none. */
export function jsonOf(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return undefined;
  }
}
