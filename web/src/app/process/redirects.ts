import { type MiddlewareFunction, redirect } from 'react-router';
import { ContentUnavailable } from '../../cms/client.ts';
import { redirectFrom, withoutCapitals } from '../../domain/pages/redirect.ts';
import { cmsContext } from './request-content.ts';

/** Long enough to save a question, short enough for an editor who made a mistake. */
const HEADERS = { 'cache-control': 'public, max-age=60' };

/**
 * An address with capitals leads on to the one without. Old addresses lead on to where editors say that their page has gone. Asked only where nothing is found, so that no
 * page is ever hidden, and others cost nothing.
 */
export const redirectsMiddleware: MiddlewareFunction<Response> = async ({ url, context }, next) => {
  const response = await next();
  if (response.status !== 404) return response;
  try {
    const to = redirectFrom(url, await context.get(cmsContext).redirects()) ?? withoutCapitals(url);
    return to === undefined ? response : redirect(to, { status: 308, headers: HEADERS });
  } catch (error) {
    if (!(error instanceof ContentUnavailable)) throw error;
    return response;
  }
};
