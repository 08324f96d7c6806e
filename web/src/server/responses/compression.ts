import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';
import { parseAccept } from 'hono/utils/accept';
import { bytesOf, changedResponse, type Fetch, vary } from '../../http/fetch.ts';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

export type Encoding = 'br' | 'gzip';

/** Minimum size of a compressed response, in bytes. A smaller response fits in one packet anyway. */
export const MIN_COMPRESSED_BYTES = 1_024;
const TEXT =
  /^(?:text\/(?!event-stream)|application\/(?:json|[\w.+-]*\+?(?:json|xml)|javascript|manifest)|image\/svg)/;

/** Returns the best encoding that a client accepts; `undefined` if none. A quality of 0 rejects an encoding. */
export function acceptedEncoding(acceptEncoding: string | null): Encoding | undefined {
  const accepted = new Map(parseAccept(acceptEncoding ?? '').map(({ type, q }) => [type.toLowerCase(), q]));
  return (['br', 'gzip'] as const).find((name) => (accepted.get(name) ?? accepted.get('*') ?? 0) > 0);
}

/** Whether to compress a body of this content type: not an event stream, because compression would buffer it. */
export function isText(contentType: string | null): boolean {
  return TEXT.test(contentType ?? '');
}

/** Compression levels of gzip and brotli, by how often a body is compressed. */
const QUALITY = { 'each time': [6, 3], 'a few times': [6, 5], once: [9, 10], 'at build': [9, 11] } as const;

/** Extra buffer space for bodies that compression does not make smaller, in bytes. */
const ROOM = 1_024;

/** Compresses a body on another thread. `often` selects the level: a body that is compressed often gets a fast one. */
export function compress(
  bytes: Uint8Array,
  encoding: Encoding,
  often: keyof typeof QUALITY,
): Promise<Buffer<ArrayBuffer>> {
  const [level, quality] = QUALITY[often];
  // Output a single chunk, because each chunk costs a round trip to another thread.
  const chunkSize = bytes.byteLength + ROOM;
  if (encoding === 'gzip') return gzipped(bytes, { level, chunkSize });
  return brotli(bytes, {
    chunkSize,
    params: {
      [zlib.BROTLI_PARAM_MODE]: zlib.BROTLI_MODE_TEXT,
      [zlib.BROTLI_PARAM_QUALITY]: quality,
      [zlib.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
    },
  });
}

/** Compresses text responses in an encoding that the client accepts. */
export function compressed(next: Fetch): Fetch {
  return async (request) => {
    const response = await next(request);
    const { headers: given, body } = response;
    if (body === null || given.has('content-encoding') || !isText(given.get('content-type'))) return response;

    const bytes = await bytesOf(response);
    const headers = new Headers(given);
    vary(headers, 'accept-encoding');
    const encoding = acceptedEncoding(request.headers.get('accept-encoding'));
    const packed =
      encoding && bytes.byteLength >= MIN_COMPRESSED_BYTES
        ? await compress(bytes, encoding, 'each time')
        : undefined;
    if (encoding && packed) headers.set('content-encoding', encoding);
    const sent = packed ?? bytes;
    headers.set('content-length', String(sent.byteLength));
    return changedResponse(response, { body: sent, headers });
  };
}
