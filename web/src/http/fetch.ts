/** The one interface of the process: every stage is such a function around the next one. */
export type Fetch = (request: Request) => Promise<Response>;

/**
 * The header by which a route learns which address a request came from. Only this process sets it: a visitor's own is
 * thrown away.
 */
export const VISITOR_ADDRESS = 'x-visitor-address';

/**
 * The header by which a route tells the security headers the one origin that may frame its answer. It never leaves the
 * process. (A policy of the route's own could not name the scripts of a page that is not rendered yet.)
 */
export const FRAMED_BY = 'x-framed-by';

/**
 * The header of an empty 404 in whose place the page cache puts the 404 page that all addresses share. It never leaves the
 * process.
 */
export const NOT_FOUND = 'x-not-found';

/** The header that names a request in every log: given by the proxy in front, or made here. */
export const REQUEST_ID = 'x-request-id';

/** The header by which the page cache says what it did: `hit`, `stale` where it held the answer, `miss` where not. */
export const PAGE_CACHE = 'x-page-cache';

/** The same request at another address or by another method, without its body. */
export function changedRequest(request: Request, change: { url?: string | URL; method?: 'GET' }): Request {
  return new Request(change.url ?? request.url, {
    method: change.method ?? request.method,
    headers: [...request.headers],
    signal: request.signal,
  });
}

/** A whole body, and its text where a page was made here. */
export type Whole = { readonly bytes: Uint8Array<ArrayBuffer>; readonly text?: string };

/** To read a body costs as much as a part of a page: a stage that makes one leaves it here for the next. */
const wholes = new WeakMap<Response, Whole>();

/** An answer of which every stage knows what it holds. */
export function wholeResponse(whole: Whole, init: ResponseInit): Response {
  // Given by itself it would be copied, and copied again by each stage.
  const pull = (stream: ReadableStreamDefaultController) => {
    stream.enqueue(whole.bytes);
    stream.close();
  };
  const response = new Response(new ReadableStream({ pull }, { highWaterMark: 0 }), init);
  wholes.set(response, whole);
  return response;
}

/** What an answer holds, where that is known without reading it. */
export const wholeOf = (response: Response): Whole | undefined => wholes.get(response);

/** The bytes of an answer, read where need be. */
export const bytesOf = async (response: Response): Promise<Uint8Array<ArrayBuffer>> =>
  wholes.get(response)?.bytes ?? new Uint8Array(await response.arrayBuffer());

/** The same response with another body or other headers. */
export function changedResponse(
  response: Response,
  change: { body?: Uint8Array<ArrayBuffer> | string | null; headers?: Headers },
): Response {
  const { status, statusText } = response;
  const init = { status, statusText, headers: change.headers ?? response.headers };
  if (change.body instanceof Uint8Array) return wholeResponse({ bytes: change.body }, init);
  const changed = new Response(change.body === undefined ? response.body : change.body, init);
  const whole = change.body === undefined ? wholes.get(response) : undefined;
  if (whole) wholes.set(changed, whole);
  return changed;
}

/** Adds a name to `vary`, once. */
export function vary(headers: Headers, name: string): void {
  const names = (headers.get('vary') ?? '').split(',').map((part) => part.trim().toLowerCase());
  if (!names.includes(name.toLowerCase()) && !names.includes('*')) headers.append('vary', name);
}
