import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { ROOT } from './process.ts';

const PROGRAM = join(ROOT, 'web', 'test', 'submissions', 'postgres-process.ts');

type Postgres = { url: string; stop: () => Promise<void> };

/** The same as {@link startPostgres}, where nothing goes without one. Rejects with the line that installs it. */
export async function neededPostgres(): Promise<Postgres> {
  const postgres = await startPostgres();
  if (!postgres) throw new Error('PostgreSQL cannot be started. On Debian: sudo apt-get install postgresql');
  return postgres;
}

/** Starts a PostgreSQL of a test's own; `undefined` where there can be none. */
export async function startPostgres(): Promise<Postgres | undefined> {
  const child = spawn(process.execPath, [PROGRAM], {
    cwd: ROOT,
    stdio: ['pipe', 'pipe', 'ignore'],
    // Ctrl-C reaches all of a group at once; this one ends after those that use it.
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
