import { env } from '../env.ts';
import { CACHE_CONTROL } from '../http/cache-control.ts';
import type { Content, Submissions } from '../ports.ts';
import type { Endpoint } from './endpoint.ts';
import type { AliveResponse, HealthResponse, ReadyProblem, ReadyResponse } from './response-schemas.ts';

const headers = { 'cache-control': CACHE_CONTROL.never };

/**
 * `/livez`: responds with 200 while the process works. It depends on no service, because restarting the process would
 * not repair a service.
 */
export const livez = (): Response => Response.json({ status: 'alive' } satisfies AliveResponse, { headers });

/** The query parameter of `/readyz` with the name of a check to ignore, as in Kubernetes. It can be repeated. */
const EXCLUDE = 'exclude';

/** `/readyz`: responds with 200 if this process can serve pages and store forms; else with 503 and the reasons. */
export const readyz: Endpoint = async ({ published, submissions, isStopping, url }) => {
  const excluded = url.searchParams.getAll(EXCLUDE);
  const found: readonly (ReadyProblem | undefined)[] = [
    isStopping() ? { check: 'stopping', message: 'the process stops' } : undefined,
    await contentProblem(published),
    submissions.databaseProblem(),
  ];
  const problems = found
    .filter((problem) => problem !== undefined)
    .filter(({ check }) => !excluded.includes(check));
  const body: ReadyResponse = { status: problems.length === 0 ? 'ready' : 'not ready', problems };
  return Response.json(body, { status: problems.length === 0 ? 200 : 503, headers });
};

async function contentProblem(published: Pick<Content, 'frame' | 'home'>): Promise<ReadyProblem | undefined> {
  try {
    const [home] = await Promise.all([published.home(), published.frame()]);
    return home ? undefined : { check: 'start-page', message: 'the start page is not published' };
  } catch {
    return { check: 'content', message: 'content is unavailable and not stored' };
  }
}

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
    probes: { alive: '/livez', ready: '/readyz' },
  };
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
