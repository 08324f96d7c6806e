import { PAGES } from '../app/pages/page-registry.ts';
import { CACHE_CONTROL, UNAVAILABLE } from '../app/process/caching.ts';
import { loadPage } from '../app/process/page-loader.ts';
import { onlyGets } from '../app/process/responses.ts';
import { QUERY } from '../domain/pages/query-names.ts';
import type { LiveAnswer } from '../features/live/live-answer.ts';
import type { Route } from './+types/live-json.ts';

/**
 * What a screen asks for again and again. Of a shape of its own, since a page that was opened days ago must still be able to
 * read it after the site was built anew.
 */
export async function loader(args: Route.LoaderArgs) {
  const screen = args.url.searchParams.get(QUERY.screen) ?? undefined;
  const { now, plan } = await loadPage(PAGES.live.load, { ...args, params: { screen } });
  if (plan === undefined) return Response.json(null, UNAVAILABLE);
  const answer: LiveAnswer = { now, plan };
  return Response.json(answer, {
    headers: { 'cache-control': CACHE_CONTROL.never, 'x-robots-tag': 'noindex' },
  });
}

export const action = onlyGets;
