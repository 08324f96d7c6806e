import { data } from 'react-router';
import { ContentUnavailable } from '../cms/client.ts';

// The three outcomes of a question, never confused: found, not found (404), unavailable (503).

const RETRY_AFTER_SECONDS = '10';

/** The answer, or a 404 when there is none. */
export function orNotFound<T>(answer: T | undefined): T {
  if (answer === undefined)
    throw data(null, { status: 404, headers: { 'cache-control': 'public, max-age=20' } });
  return answer;
}

/** The answer, or a 503 with `retry-after` when the content system cannot be asked and nothing good is held. */
export async function orUnavailable<T>(question: Promise<T>): Promise<T> {
  try {
    return await question;
  } catch (error) {
    if (!(error instanceof ContentUnavailable)) throw error;
    throw data(null, {
      status: 503,
      headers: { 'retry-after': RETRY_AFTER_SECONDS, 'cache-control': 'no-store' },
    });
  }
}

/** Pages may be kept for as long as the answers in them are fresh (decisions.md, «Freshness»). */
export const PAGE_HEADERS = { 'cache-control': 'public, max-age=0, s-maxage=20, stale-while-revalidate=40' };
