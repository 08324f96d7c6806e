import { env } from '../env.ts';
import { CACHE_CONTROL } from '../http/cache-control.ts';
import type { Submissions } from '../ports.ts';
import type { Endpoint } from './endpoint.ts';
import type { HealthResponse } from './response-schemas.ts';

/** `/health`: responds with 200 if the header and footer are available, possibly from an older copy; else with 503. */
export const health: Endpoint = async ({ build, contentAges, published, submissions }) => {
  const held = contentAges();
  const seconds = (since: number | undefined) =>
    since === undefined ? null : Math.round((Date.now() - since) / 1000);
  const body: Omit<HealthResponse, 'status'> = {
    build,
    serviceWorker: env.SERVICE_WORKER,
    deliveries: deliveryCounts(submissions),
    answers: { count: held.count, oldestSeconds: seconds(held.oldest), newestSeconds: seconds(held.newest) },
  };
  const headers = { 'cache-control': CACHE_CONTROL.never };
  try {
    await published.frame();
    return Response.json({ status: 'ok', ...body } satisfies HealthResponse, { headers });
  } catch {
    const answer: HealthResponse = { status: 'content unavailable', ...body };
    return Response.json(answer, { status: 503, headers });
  }
};

/**
 * Returns the last counts of deliveries by state, with their age; `null` before the first count. Failed deliveries do
 * not make the site unhealthy: its pages work, and a restart would not repair a mail server.
 */
function deliveryCounts(submissions: Pick<Submissions, 'lastCounts'>) {
  const last = submissions.lastCounts();
  if (last === undefined) return null;
  const { ageMs, ...counts } = last;
  return { ...counts, ageSeconds: Math.round(ageMs / 1000) };
}
