import { CACHE_CONTROL, UNAVAILABLE } from './cache-control.ts';
import { Unavailable } from './unavailable.ts';

// Converts the three possible results of a query: found, not found (404), unavailable (503).

/** Returns the result, or throws a 404 if it is `undefined`. */
export function orNotFound<T>(answer: T | undefined): T {
  if (answer === undefined)
    throw new Response(null, { status: 404, headers: { 'cache-control': CACHE_CONTROL.brief } });
  return answer;
}

/** Returns the result, or throws a 503 with `retry-after` if the service is unavailable and nothing is cached. */
export async function orUnavailable<T>(question: Promise<T>): Promise<T> {
  try {
    return await question;
  } catch (error) {
    if (!(error instanceof Unavailable)) throw error;
    throw new Response(null, UNAVAILABLE);
  }
}

/** Returns the result; `undefined` if the service is unavailable. For pages that work without the result. */
export async function undefinedIfUnavailable<T>(question: Promise<T>): Promise<T | undefined> {
  try {
    return await question;
  } catch (error) {
    if (!(error instanceof Unavailable)) throw error;
    return undefined;
  }
}

/** Creates a 405 response. RFC 9110 requires its `Allow` header. */
export const notAllowed = (allow: 'GET, HEAD' | 'POST') =>
  Response.json(
    { error: 'Method Not Allowed' },
    { status: 405, headers: { allow, 'cache-control': CACHE_CONTROL.never } },
  );

/** Creates a redirect to another URL, by default with a 302. */
export function redirect(
  to: string,
  init: { status?: number; headers?: Readonly<Record<string, string>> } = {},
) {
  return new Response(null, { status: init.status ?? 302, headers: { ...init.headers, location: to } });
}
