import { SENT } from '../domain/pages/query-names.ts';
import { redirectFrom, withoutCapitals } from '../domain/pages/redirect.ts';
import { CACHE_CONTROL } from '../http/cache-control.ts';
import { redirect, undefinedIfUnavailable } from '../http/responses.ts';
import type { Content } from '../ports.ts';

/**
 * Redirects a URL without a page to the target that editors set, else to its lower-case form. Returns `undefined` if
 * there is neither. Called only for a 404, so redirects hide no page and other requests need no lookup.
 */
export async function redirectOf(url: URL, cms: Pick<Content, 'redirects'>): Promise<Response | undefined> {
  const redirects = await undefinedIfUnavailable(cms.redirects());
  return redirected(redirects && (redirectFrom(url, redirects) ?? withoutCapitals(url)));
}

/** Redirects a short link, a calendar or another address that is not a page to the target that editors set. */
export async function redirectOfFile(
  url: URL,
  cms: Pick<Content, 'redirects'>,
): Promise<Response | undefined> {
  const redirects = await undefinedIfUnavailable(cms.redirects());
  return redirected(redirects && redirectFrom(url, redirects));
}

const redirected = (to: string | undefined): Response | undefined =>
  to === undefined
    ? undefined
    : redirect(to, { status: 308, headers: { 'cache-control': CACHE_CONTROL.editorsRedirect } });

/** Whether a page with these parameters confirms a submitted form. No cache stores such a page. */
export const isFormSent = (parameters: URLSearchParams): boolean => parameters.has(SENT);
