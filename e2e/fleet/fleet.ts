import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../web/test/free-port.ts';
import { startPostgres } from '../support/postgres.ts';
import { type Site, startSite } from '../support/running-site.ts';
import { ensureNginx, type Nginx, startNginx } from './nginx.ts';

/** The deployment in small: nginx, processes of the built site, PostgreSQL. */
export type Fleet = {
  /** Where nginx listens, without a slash at the end. */
  url: string;
  nginx: Nginx;
  processes: readonly Site[];
  /** Ends one process, starts another one in its place and settles when that answers, as a rolling restart does. */
  restart: (index: number, how?: 'stop' | 'kill') => Promise<void>;
  stop: () => Promise<void>;
};

/**
 * Starts a fleet on free ports, with all that it writes in a temporary folder. `env` is for every process. Rejects where
 * nginx or PostgreSQL is missing, with the line that installs it; nothing is left running then.
 */
export async function startFleet(env: Readonly<Record<string, string>> = {}, count = 2): Promise<Fleet> {
  await ensureNginx();
  const ends: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const end of ends.splice(0).reverse()) await end();
  };
  try {
    const folder = await mkdtemp(join(tmpdir(), 'fleet-'));
    ends.push(() => rm(folder, { recursive: true, force: true }));
    const postgres = await startPostgres();
    if (!postgres)
      throw new Error('PostgreSQL cannot be started. On Debian: sudo apt-get install postgresql');
    ends.push(postgres.stop);

    const settings = {
      DATABASE_URL: postgres.url,
      IMAGE_SECRET: 'van-allen',
      TRUST_PROXY: '1',
      LOG_FORMAT: 'json',
      METRICS_PORT: '0',
      ...env,
    };
    const processes: Site[] = [];
    ends.push(() => Promise.all(processes.map((site) => site.stop())));
    const ports: number[] = [];
    for (let index = 0; index < count; index += 1) {
      const port = await freePort();
      ports.push(port);
      processes.push(await startSite({ ...settings, PORT: `${port}` }));
    }
    const restart = async (index: number, how: 'stop' | 'kill' = 'stop') => {
      await processes[index]?.[how]();
      processes[index] = await startSite({ ...settings, PORT: `${ports[index]}` });
    };
    const nginx = await startNginx(folder, ports);
    ends.push(nginx.stop);
    return { url: nginx.url, nginx, processes, restart, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
