import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { neededPostgres } from '../../e2e/support/postgres.ts';
import { SERVER, type Site, startSite } from '../../e2e/support/running-site.ts';
import { freePort } from '../../web/test/free-port.ts';
import { ensureNginx, type Nginx, startNginx } from './nginx.ts';

/** The deployment in small: nginx, processes of the built site, PostgreSQL. */
export type Fleet = {
  /** Where nginx listens, without a slash at the end. */
  url: string;
  nginx: Nginx;
  processes: readonly Site[];
  /**
   * Ends one process, starts another one in its place and settles when that answers, as a rolling restart does; `server`
   * is the build that it runs from then on.
   */
  restart: (index: number, how?: 'stop' | 'kill', server?: string) => Promise<void>;
  /** Every line that any of its processes wrote, those that ended too. */
  log: () => readonly string[];
  stop: () => Promise<void>;
};

/** A process that starts between all the others of a fleet, on two cores, takes its time; in ms. */
export const START_MS = 120_000;

/**
 * Starts a fleet on free ports, with all that it writes in a temporary folder. `env` is for every process; without a
 * DATABASE_URL in it the fleet has a PostgreSQL of its own. What stands in `modules` is given to each process before the
 * site. Rejects where nginx or PostgreSQL is missing, with the line that installs it; nothing is left running then.
 */
export async function startFleet(
  env: Readonly<Record<string, string>> = {},
  { count = 2, modules = [] }: { count?: number; modules?: readonly string[] } = {},
): Promise<Fleet> {
  await ensureNginx();
  const ends: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const end of ends.splice(0).reverse()) await end();
  };
  try {
    const folder = await mkdtemp(join(tmpdir(), 'fleet-'));
    ends.push(() => rm(folder, { recursive: true, force: true }));
    const ownDatabase = async () => {
      const postgres = await neededPostgres();
      ends.push(postgres.stop);
      return postgres.url;
    };
    const settings = {
      DATABASE_URL: env.DATABASE_URL ?? (await ownDatabase()),
      IMAGE_SECRET: 'van-allen',
      TRUST_PROXY: '1',
      LOG_FORMAT: 'json',
      METRICS_PORT: '0',
      RELEASES_DIR: join(folder, 'releases'),
      ...env,
    };
    const clock = ticking(env.SITE_NOW);
    const processes: Site[] = [];
    const logs: (readonly string[])[] = [];
    ends.push(() => Promise.all(processes.map((site) => site.stop())));
    const ports: number[] = [];
    /** What a process wrote is there for the next one in its place, as on a machine of the festival. */
    const start = async (index: number, server: string) => {
      const own = { PORT: `${ports[index]}`, DATA_DIR: join(folder, `web-${index + 1}`) };
      await mkdir(own.DATA_DIR, { recursive: true });
      const preloads = modules.flatMap((file) => ['--import', file]);
      const site = await startSite({ ...settings, ...clock(), ...own }, [...preloads, server], {
        patienceMs: START_MS,
      });
      processes[index] = site;
      logs.push(site.log);
    };
    for (let index = 0; index < count; index += 1) {
      ports.push(await freePort());
      await start(index, SERVER);
    }
    const builds = new Map<number, string>();
    const restart: Fleet['restart'] = async (index, how = 'stop', server = builds.get(index) ?? SERVER) => {
      builds.set(index, server);
      await processes[index]?.[how]();
      await start(index, server);
    };
    const nginx = await startNginx(folder, ports);
    ends.push(nginx.stop);
    return { url: nginx.url, nginx, processes, restart, log: () => logs.flat(), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The simulated clock for a process that starts now: what starts later does not begin again at the same instant. */
function ticking(siteNow: string | undefined): () => { SITE_NOW?: string } {
  if (!siteNow) return () => (siteNow === undefined ? {} : { SITE_NOW: siteNow });
  const began = Date.now();
  return () => ({ SITE_NOW: new Date(Date.parse(siteNow) + Date.now() - began).toISOString() });
}
