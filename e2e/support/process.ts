import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** The root of the repository. */
export const ROOT = join(import.meta.dirname, '..', '..');

export type Running = {
  /** Where it listens, without a slash at the end. */
  url: string;
  /** Its number among the processes of this machine. */
  pid: number;
  /** Every line it wrote so far, on either stream, without its time and level. */
  log: readonly string[];
  stop: () => Promise<void>;
  /** Ends it as a power cut does: it cannot say goodbye. */
  kill: () => Promise<void>;
};

/** Uses what runs, and stops it whatever happens. */
export async function whileRunning<One extends Pick<Running, 'stop'>, Result>(
  running: One,
  use: (running: One) => Promise<Result>,
): Promise<Result> {
  try {
    return await use(running);
  } finally {
    await running.stop();
  }
}

/** What the site's process writes before each line of its log. */
export const STAMP = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z (?:INFO|WARN|ERROR) /;

export const withoutStamp = (line: string): string => line.replace(STAMP, '');

const READY = /http:\/\/localhost:(\d+)/;
const START_MS = 20_000;
const STOP_MS = 5_000;

/**
 * Starts a program of ours and waits until it says where it listens. It gets the given environment and
 * nothing of the developer's, but for the time zone. What it writes is kept, and in a file as well where one is named.
 * Rejects with its log where it ends before.
 */
export async function startProcess(
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  patience = START_MS,
  logFile?: string,
): Promise<Running> {
  const { PATH = '', HOME = '', TZ = '' } = process.env;
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: { PATH, HOME, ...(TZ ? { TZ } : {}), PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit');
  const log: string[] = [];
  const port = new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      createInterface({ input: stream }).on('line', (line) => {
        log.push(withoutStamp(line));
        if (logFile) appendFileSync(logFile, `${line}\n`);
        const found = READY.exec(line)?.[1];
        if (found) resolve(found);
      });
    }
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`it ended:\n${log.join('\n')}`)));
    setTimeout(() => reject(new Error(`it did not start in time:\n${log.join('\n')}`)), patience).unref();
  });

  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  const kill = async () => {
    if (hasEnded()) return;
    child.kill('SIGKILL');
    await ended;
  };
  const stop = async () => {
    if (hasEnded()) return;
    child.kill('SIGTERM');
    const hurry = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
    await ended;
    clearTimeout(hurry);
  };

  try {
    const url = `http://localhost:${await port}`;
    return { url, pid: child.pid ?? 0, log, stop, kill };
  } catch (error) {
    await stop();
    throw error;
  }
}
