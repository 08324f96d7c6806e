import { ensureSiteIsBuilt } from '../support/built.ts';
import { whileRunning } from '../support/process.ts';
import { SERVER, type Site, startSite } from '../support/running-site.ts';
import { SECRET } from '../support/webhook.ts';

// Checks that the site uses a bounded amount of memory, cache and streams, whatever clients request. Short versions of
// these checks are in `web/src/server/many-addresses.test.ts` and `tests/http/publish.test.ts`.

const ADDRESSES = Number(process.env.ADDRESSES ?? 20_000);
/** Heap limit of the process. Storing all addresses would take 1,200 MB and end the process. */
const HEAP_LIMIT_MB = 256;
/** Number of addresses requested at the same time. */
const TOGETHER = 20;
const NOT_FOUND = 1_000;
const HUNG_UP = 1_000;
/** Maximum number of streams per client IP address, from `publication-stream.ts`. */
const PLACES = 20;

await ensureSiteIsBuilt();
const env = { CONTENT_WEBHOOK_SECRET: SECRET, METRICS_PORT: '0' };
await whileRunning(await startSite(env, [`--max-old-space-size=${HEAP_LIMIT_MB}`, SERVER]), async (site) => {
  const address = /figures at (\S+)/.exec(site.log.join('\n'))?.[1];
  if (address === undefined) throw new Error('the site exposes no metrics');
  const figures = async () => (await fetch(address)).text();
  await longAddresses(site, figures);
  await missingPages(site, figures);
  await hungUpStreams(site, figures);
});

async function longAddresses({ url }: Site, figures: () => Promise<string>) {
  const look = async (count: number) =>
    console.log(`${count} addresses: heap ${megabytes(await figures(), 'nodejs_heap_size_used_bytes')} MB`);
  await look(0);
  const ask = async (number: number) => {
    const response = await fetch(`${url}/${number}/${'x'.repeat(15_000)}`);
    await response.arrayBuffer();
    check(response.status, 404);
  };
  for (let number = 0; number < ADDRESSES; number += TOGETHER) {
    await Promise.all(Array.from({ length: TOGETHER }, (_, index) => ask(number + index)));
    if ((number + TOGETHER) % (ADDRESSES / 10) === 0) await look(number + TOGETHER);
  }
}

async function missingPages({ url }: Site, figures: () => Promise<string>) {
  const rendered = async () => figure(await figures(), 'boektopia_render_seconds_count');
  await (await fetch(`${url}/praktisch`)).text();
  const [before, began] = [await rendered(), performance.now()];
  for (let number = 0; number < NOT_FOUND; number += 1) {
    const response = await fetch(`${url}/ontbreekt/${number}`);
    await response.arrayBuffer();
    check(response.status, 404);
  }
  const ms = (performance.now() - began) / NOT_FOUND;
  const after = await rendered();
  await (await fetch(`${url}/praktisch`)).text();
  console.log(`${NOT_FOUND} missing pages: ${ms.toFixed(2)} ms each, ${after - before} routed`);
  check(await rendered(), after);
}

async function hungUpStreams({ url }: Site, figures: () => Promise<string>) {
  for (let number = 0; number < HUNG_UP; number += 1) {
    const hangUp = new AbortController();
    const response = await fetch(`${url}/live.events?scherm=${number}`, { signal: hangUp.signal });
    check(response.status, 200);
    hangUp.abort();
  }
  const open = figure(await figures(), 'boektopia_open_streams');
  const hallScreens = Array.from({ length: PLACES }, () => fetch(`${url}/live.events`));
  const statuses = (await Promise.all(hallScreens)).map(({ status }) => status);
  const free = statuses.filter((status) => status === 200).length;
  console.log(`${HUNG_UP} streams hung up: ${open} open, ${free} of ${PLACES} places free`);
  check(free, PLACES);
}

function figure(text: string, name: string): number {
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
}

function megabytes(text: string, name: string): string {
  return (figure(text, name) / 1024 ** 2).toFixed(0);
}

function check(actual: number, expected: number): void {
  if (actual !== expected) throw new Error(`${actual}, expected ${expected}`);
}
