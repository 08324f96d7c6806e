import { planOf } from '../app/process/live-schedule.ts';
import { UNAVAILABLE } from '../app/process/outcome.ts';
import { cmsContext } from '../app/process/request-content.ts';
import { QUERY } from '../domain/pages/query-names.ts';
import type { LiveAnswer } from '../features/live/live-answer.ts';
import { programmeNow } from '../now.ts';
import type { Route } from './+types/live-json.ts';

/**
 * What a screen asks for again and again. Of a shape of its own, since a page that was opened days ago must still be able to
 * read it after the site was built anew.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const now = programmeNow();
  const screen = url.searchParams.get(QUERY.screen) ?? undefined;
  const plan = await planOf(
    context.get(cmsContext),
    { screen, place: url.searchParams.get(QUERY.location) },
    now,
  );
  if (plan === undefined) return Response.json(null, UNAVAILABLE);
  const answer: LiveAnswer = { now, plan };
  return Response.json(answer, { headers: { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' } });
}
