import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** The root of the repository. */
export const ROOT = join(import.meta.dirname, '..', '..');

export type Running = {
  /** Address of the process, without a trailing slash. */
  url: string;
  /** Process id. */
  pid: number;
  /** Every line that the process has written to either output stream, without its time and level. */
  log: readonly string[];
  stop: () => Promise<void>;
  /** Kills the process without a shutdown, as in a power cut. */
  kill: () => Promise<void>;
};

/** Passes a running process to `use`, and always stops it afterwards. */
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

/** Matches the beginning of every line in the site's log: its time and level. */
export const STAMP = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z (?:INFO|WARN|ERROR) /;

export const withoutStamp = (line: string): string => line.replace(STAMP, '');

const READY = /http:\/\/localhost:(\d+)/;
const START_MS = 20_000;
const STOP_MS = 5_000;

/**
 * Starts one of our programs and waits until it logs its URL. The program gets only the given environment, plus PATH,
 * HOME and the time zone. Its output is recorded, and also written to `logFile` if given. Rejects with the log if the
 * program ends before it has logged a URL.
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
    child.once('exit', () => reject(new Error(`the process ended:\n${log.join('\n')}`)));
    setTimeout(
      () => reject(new Error(`the process did not start in time:\n${log.join('\n')}`)),
      patience,
    ).unref();
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
