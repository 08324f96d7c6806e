import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { ROOT } from './process.ts';

const PROGRAM = join(ROOT, 'web', 'test', 'submissions', 'postgres-process.ts');

type Postgres = { url: string; stop: () => Promise<void> };

/**
 * Starts a separate PostgreSQL like {@link startPostgres}, but rejects with the command that installs
 * PostgreSQL if it is missing.
 */
export async function neededPostgres(): Promise<Postgres> {
  const postgres = await startPostgres();
  if (!postgres) throw new Error('PostgreSQL cannot be started. On Debian: sudo apt-get install postgresql');
  return postgres;
}

/** Starts a separate PostgreSQL for a test. Returns `undefined` if none is installed. */
export async function startPostgres(): Promise<Postgres | undefined> {
  const child = spawn(process.execPath, [PROGRAM], {
    cwd: ROOT,
    stdio: ['pipe', 'pipe', 'ignore'],
    // Starts the program in its own process group. Ctrl-C does not reach that group, and the database must
    // end after its clients.
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
