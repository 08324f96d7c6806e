import { afterEach, expect, it, vi } from 'vitest';
import { createSite } from '../server/app.ts';
import { ourAssets } from '../server/fixtures/our-assets.ts';
import { ports } from '../server/ports.ts';

const { fetch } = createSite({ build: 'b1', assets: ourAssets, log: () => undefined });
const ask = async (path: string) => {
  const response = await fetch(new Request(`http://site${path}`));
  return {
    status: response.status,
    cache: response.headers.get('cache-control'),
    body: await response.json(),
  };
};
const away = async () => {
  throw new Error('content is unavailable');
};
const database = (problem: ReturnType<typeof ports.submissions.databaseProblem>) =>
  vi.spyOn(ports.submissions, 'databaseProblem').mockReturnValue(problem);
afterEach(() => vi.restoreAllMocks());

it('is ready if content, start page and database are available', async () => {
  database(undefined);
  expect(await ask('/readyz')).toEqual({
    status: 200,
    cache: 'no-store',
    body: { status: 'ready', problems: [] },
  });
});

it('reports all problems together, except those that the probe excludes', async () => {
  database({ check: 'database', message: 'the database does not respond' });
  vi.spyOn(ports, 'isStopping').mockReturnValue(true);
  vi.spyOn(ports.published, 'frame').mockImplementation(away);
  const { status, body } = await ask('/readyz');
  expect(status).toBe(503);
  expect(body).toEqual({
    status: 'not ready',
    problems: [
      { check: 'stopping', message: 'the process stops' },
      { check: 'content', message: 'content is unavailable and not stored' },
      { check: 'database', message: 'the database does not respond' },
    ],
  });
  expect((await ask('/readyz?exclude=stopping&exclude=content&exclude=database')).status).toBe(200);
});

it('is not ready without a published start page', async () => {
  database(undefined);
  vi.spyOn(ports.published, 'home').mockResolvedValue(undefined);
  expect(await ask('/readyz')).toMatchObject({ status: 503, body: { problems: [{ check: 'start-page' }] } });
});

it('reports a process without content and database as alive', async () => {
  database({ check: 'database', message: 'the database does not respond' });
  vi.spyOn(ports.published, 'frame').mockImplementation(away);
  vi.spyOn(ports.published, 'festivalDays').mockImplementation(away);
  expect(await ask('/livez')).toEqual({ status: 200, cache: 'no-store', body: { status: 'alive' } });
  expect(await ask('/health')).toMatchObject({
    status: 503,
    body: { probes: { alive: '/livez', ready: '/readyz' } },
  });
});
