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

/** The same response with another body or other headers. */
export function changedResponse(
  response: Response,
  change: { body?: string | Uint8Array<ArrayBuffer> | null; headers?: Headers },
): Response {
  const { status, statusText } = response;
  return new Response(change.body === undefined ? response.body : change.body, {
    status,
    statusText,
    headers: change.headers ?? response.headers,
  });
}

/** Adds a name to `vary`, once. */
export function vary(headers: Headers, name: string): void {
  const names = (headers.get('vary') ?? '').split(',').map((part) => part.trim().toLowerCase());
  if (!names.includes(name.toLowerCase()) && !names.includes('*')) headers.append('vary', name);
}
