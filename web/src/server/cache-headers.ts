import { changedResponse, type Fetch } from '../protocol/fetch.ts';

/**
 * How long an answer may be kept, where the page's own headers do not fit it.
 * - What a client navigation asks is kept by the browser that asked, for 30 seconds, so that a prefetch is
 *   used and not fetched twice. React Router puts the page's headers on it, which are meant for everyone.
 * - What may not be kept at all, as in a preview, is not.
 * - The answer to a form carries the page's headers too, and is nobody else's.
 * - An answer without a word about caching is asked for again each time.
 */
export function cacheHeaders(next: Fetch): Fetch {
  return async (request) => {
    const response = await next(request);
    const value = cacheControl(request, response);
    if (value === null) return response;
    const headers = new Headers(response.headers);
    headers.set('cache-control', value);
    return changedResponse(response, { headers });
  };
}

function cacheControl(request: Request, response: Response): string | null {
  if (request.method !== 'GET') return 'no-store';
  const own = response.headers.get('cache-control');
  if (own?.includes('no-store')) return null;
  if (new URL(request.url).pathname.endsWith('.data')) {
    return response.status === 200 ? 'private, max-age=30' : 'private, no-cache';
  }
  return own === null ? 'private, no-cache' : null;
}
