import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';
import { parseAccept } from 'hono/utils/accept';
import { bytesOf, changedResponse, type Fetch, vary } from '../../http/fetch.ts';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

export type Encoding = 'br' | 'gzip';

/** Below this many bytes the answer fits one packet anyway. */
export const WORTH_IT = 1_024;
const TEXT =
  /^(?:text\/(?!event-stream)|application\/(?:json|[\w.+-]*\+?(?:json|xml)|javascript|manifest)|image\/svg)/;

/** The best encoding that a client accepts; `undefined` for none. A quality of 0 is a refusal. */
export function acceptedEncoding(acceptEncoding: string | null): Encoding | undefined {
  const accepted = new Map(parseAccept(acceptEncoding ?? '').map(({ type, q }) => [type.toLowerCase(), q]));
  return (['br', 'gzip'] as const).find((name) => (accepted.get(name) ?? accepted.get('*') ?? 0) > 0);
}

/** Whether compressing makes this kind of content smaller. Streams of events are never held back. */
export function isText(contentType: string | null): boolean {
  return TEXT.test(contentType ?? '');
}

/** How well, by how often that is done: gzip's and brotli's own measure. */
const QUALITY = { 'each time': [6, 3], 'a few times': [6, 5], once: [9, 10], 'at build': [9, 11] } as const;

/** What compressing may add to bytes that it makes no smaller: Node wants to have room. */
const ROOM = 1_024;

/** Compresses, beside the event loop; what is kept and sent often is worth the time to do it well. */
export function compress(
  bytes: Uint8Array,
  encoding: Encoding,
  often: keyof typeof QUALITY,
): Promise<Buffer<ArrayBuffer>> {
  const [level, quality] = QUALITY[often];
  // In one piece: each costs a way to another thread and back.
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

/** Compresses answers of text that are not yet, as the client accepts it. */
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
      encoding && bytes.byteLength >= WORTH_IT ? await compress(bytes, encoding, 'each time') : undefined;
    if (encoding && packed) headers.set('content-encoding', encoding);
    const sent = packed ?? bytes;
    headers.set('content-length', String(sent.byteLength));
    return changedResponse(response, { body: sent, headers });
  };
}
