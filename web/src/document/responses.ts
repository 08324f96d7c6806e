import { ContentUnavailable } from '../cms/client.ts';
import type { Cms } from '../cms/cms.ts';
import { redirectFrom, withoutCapitals } from '../domain/pages/redirect.ts';
import type { ErrorAnswer } from '../endpoints/answer-schemas.ts';
import { SENT } from '../features/forms/form-return.ts';
import { CACHE_CONTROL, UNAVAILABLE } from '../server/cache/caching.ts';
import { EventsUnavailable } from '../uit/client.ts';

// The three outcomes of a question, never confused (docs/decisions/0003): found, not found (404), unavailable (503).

/** The answer, or a 404 when there is none. */
export function orNotFound<T>(answer: T | undefined): T {
  if (answer === undefined)
    throw new Response(null, { status: 404, headers: { 'cache-control': CACHE_CONTROL.brief } });
  return answer;
}

/** The answer, or a 503 with `retry-after` when who was asked is unavailable and nothing good is held. */
export async function orUnavailable<T>(question: Promise<T>): Promise<T> {
  try {
    return await question;
  } catch (error) {
    if (!(error instanceof ContentUnavailable || error instanceof EventsUnavailable)) throw error;
    throw new Response(null, UNAVAILABLE);
  }
}

/** The answer, or `undefined` when who was asked is unavailable, for a page that stands without it. */
export async function orNothing<T>(question: Promise<T>): Promise<T | undefined> {
  try {
    return await question;
  } catch (error) {
    if (!(error instanceof ContentUnavailable || error instanceof EventsUnavailable)) throw error;
    return undefined;
  }
}

/** Refuses a method that an address does not take. RFC 9110 requires `Allow` in every 405. */
export const notAllowed = (allow: 'GET, HEAD' | 'POST') => {
  const answer: ErrorAnswer = { error: 'Method Not Allowed' };
  return Response.json(answer, { status: 405, headers: { allow, 'cache-control': CACHE_CONTROL.never } });
};

/** Leads on to another address, by 302 where nothing else is said. */
export function redirect(
  to: string,
  init: { status?: number; headers?: Readonly<Record<string, string>> } = {},
) {
  return new Response(null, { status: init.status ?? 302, headers: { ...init.headers, location: to } });
}

/**
 * An address with capitals leads on to the one without, an old one to where editors say that its page has gone; else
 * `undefined`. Asked only where nothing is found, so that no page is ever hidden, and others cost nothing.
 */
export async function leadsOn(url: URL, cms: Pick<Cms, 'redirects'>): Promise<Response | undefined> {
  try {
    const to = redirectFrom(url, await cms.redirects()) ?? withoutCapitals(url);
    return to === undefined
      ? undefined
      : redirect(to, { status: 308, headers: { 'cache-control': CACHE_CONTROL.editorsRedirect } });
  } catch (error) {
    if (!(error instanceof ContentUnavailable)) throw error;
    return undefined;
  }
}

/** Whether a page says that a form was sent: it says it to who sent it, and nobody keeps it for others. */
export const saysSent = (parameters: URLSearchParams): boolean => parameters.has(SENT);

/** Whether an address asks for an answer that is one visitor's own: a form that was sent, the Visual Editor's screen. */
export function isForOneVisitor(parameters: URLSearchParams): boolean {
  return parameters.has(SENT) || [...parameters.keys()].some((name) => name.startsWith('_storyblok'));
}
