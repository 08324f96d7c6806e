/** The interface between all stages of request handling: each stage wraps the next one. */
export type Fetch = (request: Request) => Promise<Response>;

/** The request header with the visitor's address. Only this process sets it; a value from outside is discarded. */
export const VISITOR_ADDRESS = 'x-visitor-address';

/**
 * A response header in which a route names the one origin that may frame the response; removed before the response is
 * sent. (A route cannot set the policy itself, because that lists the scripts of the page, which is not rendered yet.)
 */
export const FRAMED_BY = 'x-framed-by';

/** The header of an empty 404, which the page cache replaces by the shared 404 page; removed before sending. */
export const NOT_FOUND = 'x-not-found';

/** The header with the request id for all logs, which the proxy in front or this process sets. */
export const REQUEST_ID = 'x-request-id';

/** The header with the page cache result: `hit`, `stale` for an outdated cached response, or `miss`. */
export const PAGE_CACHE = 'x-page-cache';

/** Returns a copy of a request with another address or method, without its body. */
export function changedRequest(request: Request, change: { url?: string | URL; method?: 'GET' }): Request {
  return new Request(change.url ?? request.url, {
    method: change.method ?? request.method,
    headers: [...request.headers],
    signal: request.signal,
  });
}

/** A complete body, with its text if the page was rendered here. */
export type WholeResponse = { readonly bytes: Uint8Array<ArrayBuffer>; readonly text?: string };

/** Complete bodies of responses, cached so that later handlers need not read the stream, which is slow. */
const wholes = new WeakMap<Response, WholeResponse>();

/** Creates a response whose body later stages can get without reading it. */
export function wholeResponse(whole: WholeResponse, init: ResponseInit): Response {
  // Use a stream: bytes passed to the constructor would be copied, again in every stage.
  const pull = (stream: ReadableStreamDefaultController) => {
    stream.enqueue(whole.bytes);
    stream.close();
  };
  const response = new Response(new ReadableStream({ pull }, { highWaterMark: 0 }), init);
  wholes.set(response, whole);
  return response;
}

/** Returns the body of a response if it is known without reading. */
export const wholeResponseOf = (response: Response): WholeResponse | undefined => wholes.get(response);

/** Returns the bytes of a response; reads the body if they are not known. */
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
