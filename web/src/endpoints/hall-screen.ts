import { QUERY } from '../domain/pages/query-names.ts';
import type { LiveAnswer } from '../features/live/live-answer.ts';
import { VISITOR_ADDRESS } from '../http/fetch.ts';
import { PAGES } from '../pages/page-registry.ts';
import { CACHE_CONTROL, UNAVAILABLE } from '../server/cache/caching.ts';
import { publicationStream } from '../server/content/publication-stream.ts';
import type { Endpoint } from './endpoint.ts';

/**
 * `/live.json`: the plan of a hall screen, which it fetches again and again. Its shape is its own, because a page that
 * was opened days ago must still be able to read it after a new build.
 */
export const livePlan: Endpoint = async (request) => {
  const screen = request.url.searchParams.get(QUERY.screen) ?? undefined;
  const { now, plan } = await PAGES.live.load(request, { screen });
  if (plan === undefined) return Response.json(null, UNAVAILABLE);
  const answer: LiveAnswer = { now, plan };
  return Response.json(answer, {
    headers: { 'cache-control': CACHE_CONTROL.never, 'x-robots-tag': 'noindex' },
  });
};

/** `/live.events`: the stream by which an open hall screen learns within a second that something was published. */
export const liveEvents: Endpoint = ({ request }) =>
  publicationStream.open(request.headers.get(VISITOR_ADDRESS) ?? 'unknown');
