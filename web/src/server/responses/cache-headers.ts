import { CACHE_CONTROL, LONGEST_FOR_A_PAGE_S } from '../../http/cache-control.ts';
import { changedResponse, type Fetch } from '../../http/fetch.ts';

/**
 * Corrects `cache-control`. The response to a form has the headers of its page, but must not be stored. A response
 * without the header must be revalidated each time.
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
 * Limits a `cache-control` to the seconds until something on the page begins or ends: first `max-age` and `s-maxage`,
 * then the times for which a stale copy may be used. A value with a longer age than pages have is returned unchanged.
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
