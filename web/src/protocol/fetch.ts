/** The one interface of the house: every stage of the process is such a function around the next one. */
export type Fetch = (request: Request) => Promise<Response>;

/** The same question at another address or by another method, without its body. */
export function asked(request: Request, change: { url?: string | URL; method?: 'GET' }): Request {
  return new Request(change.url ?? request.url, {
    method: change.method ?? request.method,
    headers: [...request.headers],
    signal: request.signal,
  });
}

/** The same answer with another body or other headers. */
export function answered(
  response: Response,
  change: { body?: BodyInit | null; headers?: Headers },
): Response {
  const { status, statusText } = response;
  return new Response(change.body === undefined ? response.body : change.body, {
    status,
    statusText,
    headers: change.headers ?? response.headers,
  });
}
