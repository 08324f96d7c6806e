import { CACHE_CONTROL, LONGEST_FOR_A_PAGE_S } from '../app/process/caching.ts';
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
  if (request.method !== 'GET') return CACHE_CONTROL.never;
  const own = response.headers.get('cache-control');
  if (own?.includes('no-store')) return null;
  if (new URL(request.url).pathname.endsWith('.data')) {
    return response.status === 200 ? CACHE_CONTROL.navigation : CACHE_CONTROL.checked;
  }
  return own === null ? CACHE_CONTROL.checked : null;
}

/**
 * A `cache-control` that ends within so many seconds, when something on the page begins or ends: its ages, and after them
 * the times that something stale may still be used. One that is meant for longer than a page is left as it is.
 */
export function cappedAt(value: string, seconds: number): string {
  const ages = [...value.matchAll(/\b(?:s-)?max-?age=(\d+)/g)].map(([, age]) => Number(age));
  const age = Math.max(0, ...ages);
  if (age > LONGEST_FOR_A_PAGE_S) return value;
  const left = Math.max(0, seconds - Math.min(age, seconds));
  return value
    .replace(/\b((?:s-)?max-?age)=(\d+)/g, (_, name, own) => `${name}=${Math.min(Number(own), seconds)}`)
    .replace(
      /\b(stale-while-revalidate|stale-if-error)=(\d+)/g,
      (_, name, own) => `${name}=${Math.min(Number(own), left)}`,
    );
}
