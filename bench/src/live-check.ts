import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { SHIPPED_EDITION } from '../../content-fixtures/editions.ts';
import { contentOfYears } from './edition-years.ts';
import { rounded } from './measured.ts';
import { writeResults } from './results.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const SIZES = [1_000, 5_000];
const APIS = ['graphql', 'rest'] as const;
/** Maximum duration of a check of 1,000 stories after the first one, in seconds. */
const BUDGET_SECONDS = 10;
/** Number of stories that an editor publishes between two checks. */
const PUBLISHED = 10;
/** Interval at which an editor publishes during a check, in ms. */
const PUBLISH_MS = 200;
const TOKEN = 'bench';
/** A day of the shipped edition. The space of every run contains its items. */
const DAY = '2025-10-26';

type Api = (typeof APIS)[number];
/** `cpuSeconds` is the CPU time of the check, which other load on the machine does not affect. */
type Run = { seconds: number; cpuSeconds: number; requests: number; memoryMb: number };
type Row = {
  stories: number;
  api: Api;
  first: Run;
  unchanged: Run;
  published: Run;
  publishing: Run;
  isRight: boolean;
};

/**
 * Measures `content:check -- --live` over HTTP against an emulated space with 1,000 and 5,000 stories, through both
 * APIs. Each run measures the first check, a check without changes, a check after an editor published ten stories, and
 * a check while an editor publishes. Finally, it verifies that checks with and without the cached state report the same
 * findings.
 */
export async function liveCheck(): Promise<void> {
  const rows: Row[] = [];
  for (const stories of SIZES) for (const api of APIS) rows.push(await measure(stories, api));
  console.table(
    rows.map(({ stories, api, isRight, ...runs }) => ({
      stories,
      api,
      ...Object.fromEntries(
        Object.entries(runs).map(([name, { seconds, cpuSeconds, requests, memoryMb }]) => [
          name,
          `${seconds} s (CPU ${cpuSeconds} s), ${requests} requests, ${memoryMb} MB`,
        ]),
      ),
      'same without state': isRight,
    })),
  );
  const met = rows.every(
    ({ stories, isRight, unchanged, published, publishing }) =>
      isRight &&
      (stories > 1_100 ||
        [unchanged, published, publishing].every(({ seconds }) => seconds <= BUDGET_SECONDS)),
  );
  const path = writeResults('live-check', { budgetSeconds: BUDGET_SECONDS, met, rows });
  console.log(`Budget ${met ? 'met' : 'NOT met'}. Written to ${path}`);
  if (!met) process.exitCode = 1;
}

async function measure(stories: number, api: Api): Promise<Row> {
  const folder = await contentOfYears(itemsFor(stories), DAY);
  const data = mkdtempSync(join(tmpdir(), 'live-check-'));
  const { address, emulator } = await startEmulator(folder.dir);
  try {
    const check = (...args: string[]) => runCheck(args, { address, api, data });
    const first = await check();
    const unchanged = await check();
    const editor = await editorOf(address);
    for (let number = 0; number < PUBLISHED; number++) await editor.publish();
    const published = await check();
    // The emulator may close the connection. Ignore that failure, because the next publication follows soon.
    const timer = setInterval(() => void editor.publish().catch(() => undefined), PUBLISH_MS);
    const publishing = await check();
    clearInterval(timer);
    await editor.settled();
    const kept = await check('--json');
    const fresh = await check('--json', '--fresh');
    return {
      stories: editor.stories,
      api,
      ...{ first: first.run, unchanged: unchanged.run, published: published.run, publishing: publishing.run },
      isRight: kept.output === fresh.output,
    };
  } finally {
    emulator.kill();
    rmSync(data, { recursive: true, force: true });
    await folder.remove();
  }
}

/** Returns how many items make a space of about this many stories: every fifth added story is an experience. */
function itemsFor(stories: number): number {
  const count = (folder: string) =>
    readdirSync(join(SHIPPED_EDITION, folder), { recursive: true, encoding: 'utf8' }).filter(
      (name) => name.endsWith('.json') && !name.endsWith('.draft.json'),
    ).length;
  return count('stories/programma-items') + Math.round(((stories - count('stories')) * 4) / 5);
}

type Emulator = { address: string; emulator: ChildProcess };

function startEmulator(dir: string): Promise<Emulator> {
  const main = join(ROOT, 'packages', 'storyblok-emulator', 'src', 'main.ts');
  const args = [main, '--content', dir, '--port', '0', '--management-token', TOKEN, '--no-watch'];
  const emulator = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'ignore'] });
  return new Promise((resolve, reject) => {
    emulator.once('exit', () => reject(new Error('the emulator did not start')));
    createInterface({ input: emulator.stdout }).on('line', (line) => {
      const [, address] = /REST (http:\/\/\S+?)\/v2\/cdn/.exec(line) ?? [];
      if (address) resolve({ address, emulator });
    });
  });
}

/** Runs the check in a separate process. Its memory is the peak resident set size. */
function runCheck(
  args: readonly string[],
  { address, api, data }: { address: string; api: Api; data: string },
): Promise<{ run: Run; output: string }> {
  const main = join(ROOT, 'packages', 'content-check', 'src', 'main.ts');
  const env = {
    ...process.env,
    DATA_DIR: data,
    CONTENT_DIR: join(ROOT, 'content'),
    CONTENT_API: api,
    CONTENT_API_URL: `${address}${api === 'rest' ? '/v2' : '/v2/api'}`,
    CONTENT_API_TOKEN: 'public',
    CONTENT_PREVIEW_TOKEN: 'preview',
    SITE_NOW: '2025-10-26T14:00:00+01:00',
  };
  const start = performance.now();
  let used = { memoryMb: 0, cpuSeconds: 0 };
  return new Promise((resolve, reject) => {
    const child = execFile(
      process.execPath,
      [main, '--live', ...args],
      { env, maxBuffer: 512 * 1024 * 1024 },
      (error, stdout, stderr) => {
        clearInterval(watch);
        // Exit code 1 means that the check succeeded and found errors.
        if (error && error.code !== 1) return reject(new Error(`${error.message}\n${stderr}`));
        const requests = Number(/met (\d+) aanvragen/.exec(stdout)?.[1] ?? Number.NaN);
        const seconds = rounded((performance.now() - start) / 1000);
        resolve({ run: { seconds, requests, ...used }, output: stdout });
      },
    );
    const watch = setInterval(() => {
      used = usedBy(child.pid) ?? used;
    }, 50);
  });
}

/**
 * Returns the peak resident set size and the CPU time of a process so far; `undefined` if the system does not report
 * them.
 */
function usedBy(pid: number | undefined): { memoryMb: number; cpuSeconds: number } | undefined {
  try {
    const peak = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    // The system reports no VmHWM for a process that has just exited.
    if (peak === undefined) return undefined;
    // The fields after the process name, which may contain spaces. Indexes 11 and 12 are the CPU times in hundredths of
    // a second.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return {
      memoryMb: Math.round(Number(peak) / 1024),
      cpuSeconds: (Number(fields[11]) + Number(fields[12])) / 100,
    };
  } catch {
    return undefined;
  }
}

/** Simulates an editor who publishes the stories of the space one after the other. */
async function editorOf(address: string) {
  const call = async (method: string, path: string, body?: unknown) => {
    const headers = { authorization: TOKEN, 'content-type': 'application/json' };
    const request = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) };
    return (await fetch(`${address}/v1/spaces/101${path}`, request)).json();
  };
  const ids: number[] = [];
  for (let page = 1; ; page++) {
    const { stories } = await call('GET', `/stories?story_only=1&per_page=100&page=${page}`);
    ids.push(...stories.map(({ id }: { id: number }) => id));
    if (stories.length < 100) break;
  }
  const pending = new Set<Promise<unknown>>();
  let next = 0;
  return {
    stories: ids.length,
    publish: async () => {
      const number = next++;
      const story = { name: `Naam ${number}` };
      const done = call('PUT', `/stories/${ids[number % ids.length]}?publish=true`, { story });
      pending.add(done);
      await done.finally(() => pending.delete(done));
    },
    settled: () => Promise.allSettled(pending),
  };
}
