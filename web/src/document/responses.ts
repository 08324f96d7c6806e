import { SENT } from '../domain/pages/query-names.ts';
import { redirectFrom, withoutCapitals } from '../domain/pages/redirect.ts';
import { CACHE_CONTROL } from '../http/cache-control.ts';
import { redirect } from '../http/responses.ts';
import { Unavailable } from '../http/unavailable.ts';
import type { Content } from '../ports.ts';

/**
 * Redirects a URL without a page to the target that editors set, else to its lower-case form. Returns `undefined` if
 * there is neither. Called only for a 404, so redirects hide no page and other requests need no lookup.
 */
export async function redirectOf(url: URL, cms: Pick<Content, 'redirects'>): Promise<Response | undefined> {
  try {
    const to = redirectFrom(url, await cms.redirects()) ?? withoutCapitals(url);
    return to === undefined
      ? undefined
      : redirect(to, { status: 308, headers: { 'cache-control': CACHE_CONTROL.editorsRedirect } });
  } catch (error) {
    if (!(error instanceof Unavailable)) throw error;
    return undefined;
  }
}

/** Whether a page with these parameters confirms a submitted form. No cache stores such a page. */
export const isFormSent = (parameters: URLSearchParams): boolean => parameters.has(SENT);
