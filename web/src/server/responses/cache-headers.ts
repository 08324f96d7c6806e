import { CACHE_CONTROL, LONGEST_FOR_A_PAGE_S } from '../../http/cache-control.ts';
import { changedResponse, type Fetch } from '../../http/fetch.ts';

/**
 * Corrects `cache-control` where the response's own does not fit: nobody stores the response to a form, which carries the
 * headers of its page, and a response that says nothing about caching is revalidated each time.
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
  return response.headers.has('cache-control') ? null : CACHE_CONTROL.checked;
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
