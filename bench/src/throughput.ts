import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { SHIPPED_EDITION } from '../../content-fixtures/editions.ts';
import { ensureSiteIsBuilt } from '../../e2e/support/built.ts';
import { whileRunning } from '../../e2e/support/process.ts';
import { SHIPPED_NOW, startShippedSite } from '../../e2e/support/shipped-edition.ts';
import { childrenOf } from '../../tests/fleet/processes.ts';
import { type Services, startFleetOn, startServices } from '../../tests/fleet/services.ts';
import { freePort } from '../../web/test/free-port.ts';
import { load } from './load.ts';
import { rounded, timing } from './measured.ts';
import { processorMs } from './process-cost.ts';
import { writeResults } from './results.ts';

/** The URLs of the day with the most items: its page, its filtered page, and its items as JSON. */
const ADDRESSES = {
  page: '/programma/2025-10-26',
  filtered: '/programma/2025-10-26?type=gesprek',
  items: '/programma/2025-10-26.items',
};
const BROWSER = { 'accept-encoding': 'gzip, deflate, br' };
const LOAD = { connections: 64, seconds: 4 };
const TURNS = 5;
/**
 * Minimum rate of one process and of the fleet behind nginx, as a share of the rate at which nginx serves the same
 * bytes from a file.
 */
const BUDGETS = { process: 0.65, fleet: 0.85 };
/** At `share` of the maximum rate, the p99 must be below `ms`, or below twice the p99 of nginx. */
const EASY = { share: 0.7, ms: 10 };

/**
 * Compares one process with a page cache, and then the fleet, with nginx serving the same compressed bytes from a
 * file. Measures site and nginx alternately. If the rate is below its budget, exits with code 1. Rates depend on the
 * load of the machine; the CPU time per response depends less on it.
 */
export async function throughput(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({ args: [...args], options: { only: { type: 'string' } } });
  await ensureSiteIsBuilt();
  const folder = mkdtempSync(join(tmpdir(), 'throughput-'));
  // If root starts nginx, its workers run as another user and must be able to read the folder.
  chmodSync(folder, 0o755);
  const rows = await whileRunning(await startServices(SHIPPED_NOW, undefined, SHIPPED_EDITION), (services) =>
    rowsBeside(folder, services, values.only),
  );
  console.table(rows);
  const met = Object.values(rows).every(({ isMet }) => isMet);
  console.log(
    `At least ${BUDGETS.process} of nginx, the fleet ${BUDGETS.fleet}: ${met ? 'met' : 'NOT met'}.`,
  );
  const conditions = { load: LOAD, turns: TURNS, budgets: BUDGETS, easy: EASY };
  console.log(`Written to ${writeResults('throughput', { ...conditions, met, rows })}`);
  if (!met) process.exitCode = 1;
}

/** Measures each selected site, alternately with an nginx that serves the files of `folder`. */
async function rowsBeside(
  folder: string,
  services: Services,
  only: string | undefined,
): Promise<Record<string, Row>> {
  const nginx = await startNginx(folder);
  const rows: Record<string, Row> = {};
  try {
    for (const { name, start } of SITES) {
      if (only !== undefined && only !== name) continue;
      const site = await start(services);
      try {
        for (const [kind, address] of Object.entries(ADDRESSES)) {
          await ripe(site.url + address);
          writeFileSync(join(folder, kind), await bytesOf(site.url + address));
          rows[`${name}: ${kind}`] = await turns(
            { url: site.url + address, pids: site.pids },
            { url: `${nginx.url}/${kind}`, pids: nginx.pids },
            BUDGETS[name],
          );
        }
      } finally {
        await site.stop();
      }
    }
  } finally {
    await nginx.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  return rows;
}

type Started = Server & { stop: () => Promise<void> };

/**
 * The sites to measure. They log and count metrics as in production. The content server runs in a separate process, so
 * its work is not measured.
 */
const SITES: readonly { name: keyof typeof BUDGETS; start: (services: Services) => Promise<Started> }[] = [
  {
    name: 'process',
    start: async ({ env }) => {
      const settings = { IMAGE_SECRET: 'van-allen', LOG_FORMAT: 'json', METRICS_PORT: '0' };
      const { url, pid, stop } = await startShippedSite({ ...env, ...settings });
      return { url, pids: [pid], stop };
    },
  },
  {
    name: 'fleet',
    start: async (services) => {
      const { url, nginx, processes, stop } = await startFleetOn(services);
      return { url, pids: [...childrenOf(nginx.pid), ...processes.map(({ pid }) => pid)], stop };
    },
  },
];

type Row = {
  bytes: number;
  sitePerSecond: number;
  nginxPerSecond: number;
  ratio: number;
  ratios: string;
  /** Whether both the rate and the p99 of the site are within budget. */
  isMet: boolean;
  /** The site's p99 at the rate of {@link EASY}, in ms: the median over all rounds. */
  siteP99: number;
  /** The site's p99 in each round, in ms. */
  siteP99s: string;
  /** The p99 of nginx at the rate of {@link EASY}, in ms: the median over all rounds. */
  nginxP99: number;
  siteMicrosEach: number;
  nginxMicrosEach: number;
};
type Server = { url: string; pids: readonly number[] };

/** Measures both servers alternately and uses the median ratio, because other load may spoil one measurement. */
async function turns(site: Server, nginx: Server, budget: number): Promise<Row> {
  const rounds: { ours: Measured; theirs: Measured; ratio: number }[] = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    const [ours, theirs] = [await measured(site), await measured(nginx)];
    rounds.push({ ours, theirs, ratio: ours.perSecond / theirs.perSecond });
  }
  const [middle] = rounds.toSorted((a, b) => a.ratio - b.ratio).slice(Math.floor(TURNS / 2));
  if (!middle) throw new Error('no turn was measured');
  const perSecond = middle.ours.perSecond * EASY.share;
  const waits: { ours: number; theirs: number }[] = [];
  for (let turn = 0; turn < TURNS; turn += 1)
    waits.push({ ours: await p99At(perSecond, site), theirs: await p99At(perSecond, nginx) });
  const siteP99 = timing(waits.map(({ ours }) => ours)).p50;
  const nginxP99 = timing(waits.map(({ theirs }) => theirs)).p50;
  return {
    bytes: (await bytesOf(nginx.url)).byteLength,
    sitePerSecond: Math.round(middle.ours.perSecond),
    nginxPerSecond: Math.round(middle.theirs.perSecond),
    ratio: rounded(middle.ratio),
    ratios: rounds.map(({ ratio }) => ratio.toFixed(2)).join(' '),
    isMet: middle.ratio >= budget && siteP99 <= Math.max(EASY.ms, 2 * nginxP99),
    siteP99,
    siteP99s: waits.map(({ ours }) => ours).join(' '),
    nginxP99,
    siteMicrosEach: middle.ours.microsEach,
    nginxMicrosEach: middle.theirs.microsEach,
  };
}

/** Returns the 99th percentile of the response time at a rate of `perSecond`, in ms. */
async function p99At(perSecond: number, { url }: Server): Promise<number> {
  const { taken } = await load(url, BROWSER, { ...LOAD, perSecond });
  const rising = taken.toSorted((a, b) => a - b);
  return rounded(rising[Math.floor(rising.length * 0.99)] ?? 0);
}

type Measured = { perSecond: number; microsEach: number };

async function measured({ url, pids }: Server): Promise<Measured> {
  const before = usedMs(pids);
  const { perSecond, taken } = await load(url, BROWSER, LOAD);
  const after = usedMs(pids);
  const used = [...after].reduce((sum, [pid, ms]) => sum + ms - (before.get(pid) ?? ms), 0);
  const microsEach = (used * 1000) / taken.length;
  return { perSecond, microsEach: rounded(microsEach) };
}

/**
 * Returns the CPU time of each process, in ms. Skips processes that have ended: nginx's cache loader ends a minute
 * after its start.
 */
function usedMs(pids: Server['pids']): Map<number, number> {
  const running = pids.filter((pid) => existsSync(`/proc/${pid}/task`));
  return new Map(running.map((pid) => [pid, processorMs(pid)]));
}

/** Requests a page several times, then waits until the server has compressed the cached page at its best level. */
async function ripe(url: string): Promise<void> {
  for (let visit = 0; visit < 10; visit += 1) await bytesOf(url);
  await setTimeout(3_000);
}

/** Returns the response body, still compressed. */
async function bytesOf(url: string): Promise<Buffer> {
  const answer = await new Promise<import('node:http').IncomingMessage>((resolve, reject) => {
    get(url, { headers: BROWSER }, resolve).once('error', reject);
  });
  if (answer.statusCode !== 200) throw new Error(`${url}: status ${answer.statusCode}`);
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part);
  return Buffer.concat(parts);
}

/** Starts an nginx that serves the files in a folder on a free port. */
async function startNginx(folder: string) {
  const port = await freePort();
  writeFileSync(
    join(folder, 'nginx.conf'),
    `worker_processes auto; pid ${folder}/pid; error_log ${folder}/errors;
     events { worker_connections 1024; }
     http {
       access_log off; sendfile on; tcp_nopush on; open_file_cache max=100; keepalive_requests 100000000;
       client_body_temp_path ${folder}/t1; proxy_temp_path ${folder}/t2; fastcgi_temp_path ${folder}/t3;
       uwsgi_temp_path ${folder}/t4; scgi_temp_path ${folder}/t5;
       default_type 'text/html; charset=utf-8';
       server { listen 127.0.0.1:${port}; root ${folder}; add_header content-encoding br; }
     }`,
  );
  const child = spawn('nginx', ['-c', join(folder, 'nginx.conf'), '-g', 'daemon off;'], { stdio: 'ignore' });
  const failed = once(child, 'error').then(([error]) => {
    throw new Error('nginx is not installed: apt-get install nginx', { cause: error });
  });
  await Promise.race([setTimeout(1_000), failed]);
  const stop = async () => {
    child.kill('SIGTERM');
    if (child.exitCode === null) await once(child, 'exit');
  };
  return { url: `http://127.0.0.1:${port}`, pids: childrenOf(child.pid ?? 0), stop };
}
