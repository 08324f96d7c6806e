import { SENT } from '../domain/pages/query-names.ts';
import { redirectFrom, withoutCapitals } from '../domain/pages/redirect.ts';
import { CACHE_CONTROL } from '../http/cache-control.ts';
import { redirect } from '../http/responses.ts';
import { Unavailable } from '../http/unavailable.ts';
import type { Content } from '../ports.ts';

/**
 * An address with capitals leads on to the one without, an old one to where editors say that its page has gone; else
 * `undefined`. Asked only where nothing is found, so that no page is ever hidden, and others cost nothing.
 */
export async function leadsOn(url: URL, cms: Pick<Content, 'redirects'>): Promise<Response | undefined> {
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

/** Whether a page says that a form was sent: it says it to who sent it, and nobody keeps it for others. */
export const saysSent = (parameters: URLSearchParams): boolean => parameters.has(SENT);
