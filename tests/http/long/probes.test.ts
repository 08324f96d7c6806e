import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { overNetwork } from '../../../e2e/support/content.ts';
import { neededPostgres } from '../../../e2e/support/postgres.ts';
import { SERVER, type Site, startSite } from '../../../e2e/support/running-site.ts';
import { smallFestival } from '../../../e2e/support/small-festival.ts';
import { freePort } from '../../../web/test/free-port.ts';
import { migrateAsNextRelease } from '../../../web/test/submissions/next-release.ts';
import { startContentService } from '../content-service.ts';

/** The probes, and the results that they have in common. */
const PROBES = ['/livez', '/readyz', '/health'] as const;
const WELL = { '/livez': 200, '/readyz': 200, '/health': 200, problems: [] };
const SHORT = { CACHE_ANSWER_S: '1', CACHE_PAGE_S: '1', RETRY_AFTER_MS: '300' };
const POLLED = { timeout: 30_000, interval: 250 };

/** Returns the status of each probe, and the names of the failed checks. */
async function states({ url }: Pick<Site, 'url'>, query = '') {
  const ask = async (path: string) => fetch(url + path, { signal: AbortSignal.timeout(8_000) });
  const [alive, ready, health] = await Promise.all([ask('/livez'), ask(`/readyz${query}`), ask('/health')]);
  const { problems } = await ready.json();
  return {
    '/livez': alive.status,
    '/readyz': ready.status,
    '/health': health.status,
    problems: problems.map(({ check }: { check: string }) => check),
  };
}

/** Starts a site that stops at the end of the test. */
async function started(env: Readonly<Record<string, string>> = {}, program?: readonly string[]) {
  const site = await startSite(env, program);
  onTestFinished(() => site.stop());
  return site;
}

async function festival() {
  const folder = await smallFestival();
  onTestFinished(() => folder.remove());
  return folder;
}

async function temporaryFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'probes-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

test('a healthy site is alive and ready', async () => {
  const site = await started();
  await expect.poll(() => states(site), POLLED).toEqual(WELL);
});

test('while the content system is unreachable, only a site with content in memory or on disk is ready', async () => {
  const folder = await festival();
  const port = await freePort();
  const service = await startContentService(folder.dir, port);
  const env = {
    ...overNetwork({ url: `http://127.0.0.1:${port}` }),
    ...SHORT,
    DATA_DIR: await temporaryFolder(),
  };
  const site = await started(env);
  await expect.poll(() => states(site), POLLED).toEqual(WELL);
  await service.stop();
  await pause(4_000);
  expect(await states(site)).toEqual(WELL);
  await site.stop();
  // The next process can use the responses that the first one stored.
  const next = await started(env);
  await expect.poll(() => states(next), POLLED).toEqual(WELL);

  const cold = await started({ ...env, DATA_DIR: await temporaryFolder() });
  const away = { ...WELL, '/readyz': 503, '/health': 503, problems: ['content'] };
  await expect.poll(() => states(cold), POLLED).toEqual(away);
  const again = await startContentService(folder.dir, port);
  onTestFinished(() => again.stop());
  await expect.poll(() => states(cold), POLLED).toEqual(WELL);
});

test('a site is not ready while its database is unreachable, unless the probe excludes the database', async () => {
  const postgres = await neededPostgres();
  onTestFinished(postgres.stop);
  const site = await started({ DATABASE_URL: postgres.url, IMAGE_SECRET: 'van-allen' });
  await expect.poll(() => states(site), POLLED).toEqual(WELL);
  await postgres.stop();
  const away = { ...WELL, '/readyz': 503, problems: ['database'] };
  await expect.poll(() => states(site), POLLED).toEqual(away);
  expect(await states(site, '?exclude=database')).toEqual(WELL);
  expect(await states(site, '?exclude=content')).toEqual(away);
});

test('a site without a start page is not ready', async () => {
  const folder = await festival();
  await folder.delete('home');
  const site = await started({ CONTENT_DIR: folder.dir });
  const missing = { ...WELL, '/readyz': 503, problems: ['start-page'] };
  await expect.poll(() => states(site), POLLED).toEqual(missing);
  expect(await states(site, '?exclude=database&exclude=start-page')).toEqual(WELL);
});

test('a site is ready beside an unknown migration, and not ready if that migration dropped a column', async () => {
  const added = `file:${join(await temporaryFolder(), 'site.db')}`;
  await migrateAsNextRelease(added);
  const tolerant = await started({ DATABASE_URL: added });
  await expect.poll(() => states(tolerant), POLLED).toEqual(WELL);

  const dropped = `file:${join(await temporaryFolder(), 'site.db')}`;
  await migrateAsNextRelease(dropped, ['alter table deliveries drop column reason']);
  const site = await started({ DATABASE_URL: dropped });
  const unusable = { ...WELL, '/readyz': 503, problems: ['migrations'] };
  await expect.poll(() => states(site), POLLED).toEqual(unusable);
  expect((await (await fetch(`${site.url}/readyz`)).json()).problems[0].message).toBe(
    'the database belongs to a newer release of the site: its table deliveries has no column reason',
  );
});

test('a stopping site reports on open connections that it is alive but not ready, and refuses new connections', async () => {
  const site = await started();
  await expect.poll(() => states(site), POLLED).toEqual(WELL);
  // A connection for each probe, opened before the site stops. It ends after one more response.
  const agents = PROBES.map(() => new Agent({ keepAlive: true, maxSockets: 1 }));
  onTestFinished(() => {
    for (const agent of agents) agent.destroy();
  });
  const ask = async (path: string, agent?: Agent) => {
    const request = get(site.url + path, { agent });
    const [response] = await once(request, 'response');
    let body = '';
    for await (const part of response) body += part;
    return { status: response.statusCode, body };
  };
  await Promise.all(agents.map((agent) => ask('/livez', agent)));
  process.kill(site.pid, 'SIGTERM');
  await expect.poll(() => ask('/livez').catch(() => 'refused'), POLLED).toBe('refused');
  const [alive, ready, health] = await Promise.all(PROBES.map((path, index) => ask(path, agents[index])));
  expect([alive?.status, ready?.status, health?.status]).toEqual([200, 503, 200]);
  expect(ready?.body).toContain('"check":"stopping"');
});

test('no probe gets a response while the event loop is blocked, and all do afterwards', async () => {
  const block = 'process.on("SIGUSR2",()=>{for(const end=Date.now()+5000;Date.now()<end;);})';
  const site = await started({}, ['--import', `data:text/javascript,${block}`, SERVER]);
  await expect.poll(() => states(site), POLLED).toEqual(WELL);
  process.kill(site.pid, 'SIGUSR2');
  await pause(500);
  const responses = await Promise.allSettled(
    PROBES.map((path) => fetch(site.url + path, { signal: AbortSignal.timeout(1_000) })),
  );
  expect(responses.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  await expect.poll(() => states(site), POLLED).toEqual(WELL);
});
