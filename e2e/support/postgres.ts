import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { ROOT } from './process.ts';

const PROGRAM = join(ROOT, 'web', 'test', 'submissions', 'postgres-process.ts');

type Postgres = { url: string; stop: () => Promise<void> };

/**
 * Like {@link startPostgres}, for callers that cannot do without. If PostgreSQL is missing, rejects with the
 * command that installs it.
 */
export async function neededPostgres(): Promise<Postgres> {
  const postgres = await startPostgres();
  if (!postgres) throw new Error('PostgreSQL cannot be started. On Debian: sudo apt-get install postgresql');
  return postgres;
}

/** Starts a separate PostgreSQL for a test; `undefined` if none is installed. */
export async function startPostgres(): Promise<Postgres | undefined> {
  const child = spawn(process.execPath, [PROGRAM], {
    cwd: ROOT,
    stdio: ['pipe', 'pipe', 'ignore'],
    // Ctrl-C reaches a whole process group at once. The database must end after its clients.
    detached: true,
  });
  const ended = once(child, 'exit');
  const lines = createInterface({ input: child.stdout });
  const url = await Promise.race([
    once(lines, 'line').then(([line]) => String(line)),
    ended.then(() => undefined),
  ]);
  if (url === undefined) return undefined;
  const stop = async () => {
    child.stdin.end();
    await ended;
  };
  return { url, stop };
}
