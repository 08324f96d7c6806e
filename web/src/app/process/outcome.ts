import { data } from 'react-router';
import { ContentUnavailable } from '../../cms/client.ts';
import { EventsUnavailable } from '../../uit/client.ts';

// The three outcomes of a question, never confused: found, not found (404), unavailable (503).

const RETRY_AFTER_SECONDS = '10';

/** How a page is answered that cannot be what it should be, for now. */
export const UNAVAILABLE = {
  status: 503,
  headers: { 'retry-after': RETRY_AFTER_SECONDS, 'cache-control': 'no-store' },
};

/** The answer, or a 404 when there is none. */
export function orNotFound<T>(answer: T | undefined): T {
  if (answer === undefined)
    throw data(null, { status: 404, headers: { 'cache-control': 'public, max-age=20' } });
  return answer;
}

/** The answer, or a 503 with `retry-after` when who was asked is unavailable and nothing good is held. */
export async function orUnavailable<T>(question: Promise<T>): Promise<T> {
  try {
    return await question;
  } catch (error) {
    if (!(error instanceof ContentUnavailable || error instanceof EventsUnavailable)) throw error;
    throw data(null, UNAVAILABLE);
  }
}

/** The answer, or `undefined` when UiTdatabank is unavailable, for a page that stands without it. */
export async function orNothing<T>(question: Promise<T>): Promise<T | undefined> {
  try {
    return await question;
  } catch (error) {
    if (!(error instanceof EventsUnavailable)) throw error;
    return undefined;
  }
}

/** The loader of an address that only takes a POST. */
export const onlyPost = () =>
  new Response('Deze methode kan hier niet.\n', {
    status: 405,
    headers: { allow: 'POST', 'content-type': 'text/plain; charset=utf-8' },
  });
