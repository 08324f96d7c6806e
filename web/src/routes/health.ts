import type { HealthAnswer } from '../app/process/answer-schemas.ts';
import { buildContext } from '../app/process/build-context.ts';
import { CACHE_CONTROL } from '../app/process/caching.ts';
import { answerAges, cms } from '../app/process/content.ts';
import { onlyGets } from '../app/process/responses.ts';
import { delivery } from '../app/process/submissions.ts';
import { warmUp } from '../app/process/warm-up.ts';
import { env } from '../env.ts';
import type { Route } from './+types/health.ts';

/** 200 once the frame's content can be given, be it an older copy; 503 before, and when nothing good is held. */
export async function loader({ context }: Route.LoaderArgs) {
  const held = answerAges();
  const seconds = (since: number | undefined) =>
    since === undefined ? null : Math.round((Date.now() - since) / 1000);
  const body: Omit<HealthAnswer, 'status'> = {
    build: context.get(buildContext),
    serviceWorker: env.SERVICE_WORKER,
    deliveries: deliveryCounts(),
    answers: { count: held.count, oldestSeconds: seconds(held.oldest), newestSeconds: seconds(held.newest) },
  };
  const headers = { 'cache-control': CACHE_CONTROL.never };
  try {
    await cms.frame();
    warmUp();
    return Response.json({ status: 'ok', ...body } satisfies HealthAnswer, { headers });
  } catch {
    const answer: HealthAnswer = { status: 'content unavailable', ...body };
    return Response.json(answer, { status: 503, headers });
  }
}

export const action = onlyGets;

/**
 * What waited, was delivered, was dead when the database last said so, and how long ago that is; `null` where it has not
 * said so yet. Nothing of it makes the site ill: its pages can be read, and a restart would bring no mail server back.
 */
function deliveryCounts() {
  const last = delivery.lastCounts();
  if (last === undefined) return null;
  const { ageMs, ...counts } = last;
  return { ...counts, ageSeconds: Math.round(ageMs / 1000) };
}
