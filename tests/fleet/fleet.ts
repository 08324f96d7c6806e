import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { neededPostgres } from '../../e2e/support/postgres.ts';
import { SERVER, type Site, startSite } from '../../e2e/support/running-site.ts';
import { freePort } from '../../web/test/free-port.ts';
import { ensureNginx, type Nginx, startNginx } from './nginx.ts';

/** A small deployment: nginx, several processes of the built site, and PostgreSQL. */
export type Fleet = {
  /** The URL of nginx, without a trailing slash. */
  url: string;
  nginx: Nginx;
  processes: readonly Site[];
  /**
   * Ends one process, starts another in its place and resolves once the new process responds, as in a rolling
   * restart. `server` is the build that the new process runs.
   */
  restart: (index: number, how?: 'stop' | 'kill', server?: string) => Promise<void>;
  /** Returns every log line of all processes of the fleet, including those that have ended. */
  log: () => readonly string[];
  stop: () => Promise<void>;
};

/** Maximum time for a process to start, in ms. All processes of a fleet start at once on two cores. */
export const START_MS = 120_000;

/**
 * Starts a fleet on free ports. The fleet writes only to a temporary folder. `env` applies to every process. If `env`
 * contains no DATABASE_URL, the fleet starts its own PostgreSQL. Every process imports `modules` before the site's own
 * code. If nginx or PostgreSQL is missing, rejects with an error that names the command to install it, and leaves
 * nothing running.
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
    /** A new process reuses the data folder of the one it replaces, as on the festival's machines. */
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

/**
 * Returns a function that computes the simulated time for a process that starts now, in step with the
 * processes started earlier.
 */
function ticking(siteNow: string | undefined): () => { SITE_NOW?: string } {
  if (!siteNow) return () => (siteNow === undefined ? {} : { SITE_NOW: siteNow });
  const began = Date.now();
  return () => ({ SITE_NOW: new Date(Date.parse(siteNow) + Date.now() - began).toISOString() });
}
