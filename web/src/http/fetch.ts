/** The interface between all stages of request handling: each stage wraps the next one. */
export type Fetch = (request: Request) => Promise<Response>;

/** The request header with the visitor's IP address. Only this process sets it; a value from outside is discarded. */
export const VISITOR_ADDRESS = 'x-visitor-address';

/**
 * A response header in which a route names the one origin that may frame the response; removed before the response is
 * sent. (A route cannot set the policy itself: the policy lists the page's scripts, and the page is not rendered yet.)
 */
export const FRAMED_BY = 'x-framed-by';

/** A response header that marks an empty 404. The page cache replaces the response with the shared 404 page. */
export const NOT_FOUND = 'x-not-found';

/** The header with the request id, which all logs contain. Set by the reverse proxy, or else by this process. */
export const REQUEST_ID = 'x-request-id';

/** The header with the page cache result: `hit`, `stale` for an outdated cached response, or `miss`. */
export const PAGE_CACHE = 'x-page-cache';

/** Returns a copy of a request with a different URL or method, and without a body. */
export function changedRequest(request: Request, change: { url?: string | URL; method?: 'GET' }): Request {
  return new Request(change.url ?? request.url, {
    method: change.method ?? request.method,
    headers: [...request.headers],
    signal: request.signal,
  });
}

/** A complete body, with its text if the page was rendered here. */
export type WholeResponse = { readonly bytes: Uint8Array<ArrayBuffer>; readonly text?: string };

/** Complete bodies of responses, cached so that later handlers need not read the slow stream. */
const wholes = new WeakMap<Response, WholeResponse>();

/** Creates a response whose bytes later stages can get without reading its body. */
export function wholeResponse(whole: WholeResponse, init: ResponseInit): Response {
  // Use a stream: `Response` copies bytes that it gets, and each later handler would copy them again.
  const pull = (stream: ReadableStreamDefaultController) => {
    stream.enqueue(whole.bytes);
    stream.close();
  };
  const response = new Response(new ReadableStream({ pull }, { highWaterMark: 0 }), init);
  wholes.set(response, whole);
  return response;
}

/** Returns the body of a response if it is known, without reading the stream. */
export const wholeResponseOf = (response: Response): WholeResponse | undefined => wholes.get(response);

/** Returns the bytes of a response. Reads the body only if the bytes are not stored in {@link wholes}. */
export const bytesOf = async (response: Response): Promise<Uint8Array<ArrayBuffer>> =>
  wholes.get(response)?.bytes ?? new Uint8Array(await response.arrayBuffer());

/** Returns a copy of a response with another body or other headers. */
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

/** Adds a name to `vary`, unless it is already there. */
export function vary(headers: Headers, name: string): void {
  const names = (headers.get('vary') ?? '').split(',').map((part) => part.trim().toLowerCase());
  if (!names.includes(name.toLowerCase()) && !names.includes('*')) headers.append('vary', name);
}
