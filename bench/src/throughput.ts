import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { ensureSiteIsBuilt } from '../../e2e/support/built.ts';
import { startSite } from '../../e2e/support/running-site.ts';
import { freePort } from '../../web/test/free-port.ts';
import { load } from './load.ts';
import { rounded } from './measured.ts';
import { writeResults } from './results.ts';

/** The biggest day, as a page, narrowed, and as a navigation asks for it. */
const ADDRESSES = {
  page: '/programma/2025-10-26',
  filtered: '/programma/2025-10-26?type=gesprek',
  data: '/programma/2025-10-26.data',
};
const BROWSER = { 'accept-encoding': 'gzip, deflate, br' };
const LOAD = { connections: 64, seconds: 4 };
const TURNS = 5;
/** What one process must reach of nginx with the same bytes in a file. */
const BUDGET = 0.5;

/**
 * One process with its page cache beside nginx with the same compressed bytes as a file, in turns. Exit code 1 below
 * budget. Rates depend on who else uses the processor; what each answer costs of it does so less.
 */
export async function throughput(): Promise<void> {
  await ensureSiteIsBuilt();
  const site = await startSite();
  const folder = mkdtempSync(join(tmpdir(), 'throughput-'));
  // Started by root, nginx reads as somebody else.
  chmodSync(folder, 0o755);
  const nginx = await startNginx(folder);
  try {
    const rows: Record<string, Row> = {};
    for (const [name, address] of Object.entries(ADDRESSES)) {
      await ripe(site.url + address);
      writeFileSync(join(folder, name), await bytesOf(site.url + address));
      rows[name] = await turns(
        { url: site.url + address, pids: [site.pid] },
        { url: `${nginx.url}/${name}`, pids: nginx.pids },
      );
    }
    console.table(rows);
    const met = Object.values(rows).every(({ ratio }) => ratio >= BUDGET);
    console.log(`At least ${BUDGET} of nginx: ${met ? 'met' : 'NOT met'}.`);
    console.log(
      `Written to ${writeResults('throughput', { load: LOAD, turns: TURNS, budget: BUDGET, met, rows })}`,
    );
    if (!met) process.exitCode = 1;
  } finally {
    await nginx.stop();
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

type Row = {
  bytes: number;
  sitePerSecond: number;
  nginxPerSecond: number;
  ratio: number;
  ratios: string;
  siteP99: number;
  nginxP99: number;
  siteMicrosEach: number;
  nginxMicrosEach: number;
};
type Server = { url: string; pids: readonly (number | undefined)[] };

/** Both in turns; the middle of the ratios counts, so that a neighbour on the machine spoils one turn and not the rest. */
async function turns(site: Server, nginx: Server): Promise<Row> {
  const rounds: { ours: Measured; theirs: Measured; ratio: number }[] = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    const [ours, theirs] = [await measured(site), await measured(nginx)];
    rounds.push({ ours, theirs, ratio: ours.perSecond / theirs.perSecond });
  }
  const [middle] = rounds.toSorted((a, b) => a.ratio - b.ratio).slice(Math.floor(TURNS / 2));
  if (!middle) throw new Error('nothing was asked');
  return {
    bytes: (await bytesOf(nginx.url)).byteLength,
    sitePerSecond: Math.round(middle.ours.perSecond),
    nginxPerSecond: Math.round(middle.theirs.perSecond),
    ratio: rounded(middle.ratio),
    ratios: rounds.map(({ ratio }) => ratio.toFixed(2)).join(' '),
    siteP99: middle.ours.p99,
    nginxP99: middle.theirs.p99,
    siteMicrosEach: middle.ours.microsEach,
    nginxMicrosEach: middle.theirs.microsEach,
  };
}

type Measured = { perSecond: number; p99: number; microsEach: number };

async function measured({ url, pids }: Server): Promise<Measured> {
  const before = processorMs(pids);
  const { perSecond, taken } = await load(url, BROWSER, LOAD);
  const rising = taken.toSorted((a, b) => a - b);
  const p99 = rising[Math.floor(rising.length * 0.99)] ?? 0;
  const microsEach = ((processorMs(pids) - before) * 1000) / taken.length;
  return { perSecond, p99: rounded(p99), microsEach: rounded(microsEach) };
}

/** What processes have used of the processor, in ms, as Linux tells it in hundredths of a second. */
function processorMs(pids: Server['pids']): number {
  return pids.reduce((sum: number, pid) => {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ');
    return sum + (Number(fields[11]) + Number(fields[12])) * 10;
  }, 0);
}

/** Asks until the page has been compressed as well as it will be: some visits, and a moment in which nobody asks. */
async function ripe(url: string): Promise<void> {
  for (let visit = 0; visit < 10; visit += 1) await bytesOf(url);
  await setTimeout(3_000);
}

/** The body as it comes over the wire. */
async function bytesOf(url: string): Promise<Buffer> {
  const answer = await new Promise<import('node:http').IncomingMessage>((resolve, reject) => {
    get(url, { headers: BROWSER }, resolve).once('error', reject);
  });
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part);
  return Buffer.concat(parts);
}

/** nginx over the files of a folder, on a free port. */
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
    throw new Error('nginx is not there: apt-get install nginx', { cause: error });
  });
  await Promise.race([setTimeout(1_000), failed]);
  const children = readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8');
  const stop = async () => {
    child.kill('SIGTERM');
    if (child.exitCode === null) await once(child, 'exit');
  };
  return { url: `http://127.0.0.1:${port}`, pids: children.trim().split(' ').map(Number), stop };
}
