import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

export type SiteProcess = {
  url: string;
  /** All lines that the process has written. */
  log: readonly string[];
  /** Kills the process at once, as a power failure would. */
  kill: () => Promise<void>;
  /** Asks the process to exit. Returns the exit code. */
  stop: () => Promise<number | null>;
};

const START_MS = 60_000;

/** Starts a process of the site and waits until it prints the URL on which it listens. */
export async function startSiteProcess(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<SiteProcess> {
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(process.execPath, args, {
    env: { PATH, HOME, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit');
  const log: string[] = [];
  const url = new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      createInterface({ input: stream }).on('line', (line) => {
        log.push(line);
        const found = /http:\/\/localhost:\d+/.exec(line)?.[0];
        if (found) resolve(found);
      });
    }
    child.once('exit', () => reject(new Error(`it ended:\n${log.join('\n')}`)));
    setTimeout(() => reject(new Error(`it did not start:\n${log.join('\n')}`)), START_MS).unref();
  });
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    child.kill(signal);
    const [code] = await ended;
    return typeof code === 'number' ? code : null;
  };
  try {
    return { url: await url, log, kill: async () => void (await end('SIGKILL')), stop: () => end('SIGTERM') };
  } catch (error) {
    child.kill('SIGKILL');
    throw error;
  }
}
