import { readFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { ensureSiteIsBuilt } from '../../e2e/support/built.ts';
import { type Site, startSite } from '../../e2e/support/running-site.ts';
import { announceUrgently, smallFestival } from '../../e2e/support/small-festival.ts';
import { publish, SECRET } from '../../e2e/support/webhook.ts';
import { rounded, timing } from './measured.ts';
import { writeResults } from './results.ts';

const SCREENS = 500;
const PUBLICATIONS = 10;
const PAGES = 50;
/** Maximum time from the webhook until an open hall screen has fetched the new content, in ms. */
const BUDGET_MS = 5_000;
/** Maximum random delay before a notified hall screen fetches, in ms. */
const SPREAD_MS = 1_000;
/** Maximum number of event streams per IP address of a client. */
const PLACES = 20;

/**
 * Publishes ten times with 500 open hall screens on one process. Measures the time until the last screen is notified
 * and until a response contains the publication, the memory use of the streams, and page times with and without the
 * streams. If a value exceeds its budget, the exit code is 1.
 */
export async function screens(): Promise<void> {
  await ensureSiteIsBuilt();
  const folder = await smallFestival();
  const site = await startSite({
    CONTENT_DIR: folder.dir,
    CONTENT_WEBHOOK_SECRET: SECRET,
    SITE_NOW: '2025-10-26T09:30:00+01:00',
    // Each group of screens sends its own client IP address in a header, as if through a proxy.
    TRUST_PROXY: '1',
  });
  try {
    await pages(site, PAGES);
    const before = { rssMb: rssMb(site.pid), page: timing(await pages(site, PAGES)) };
    const open = await Promise.all(
      Array.from({ length: SCREENS }, (_, index) => screen(site, `192.0.2.${Math.floor(index / PLACES)}`)),
    );
    await setTimeout(1_000);
    const during = { rssMb: rssMb(site.pid), page: timing(await pages(site, PAGES)) };

    const told: number[] = [];
    const shown: number[] = [];
    for (let round = 1; round <= PUBLICATIONS; round += 1) {
      const words = `Bericht ${round}.`;
      await announceUrgently(folder, words);
      const heard = Promise.all(open.map((one) => one.next()));
      const began = performance.now();
      await publish(site, 'globaal/header');
      await heard;
      told.push(performance.now() - began);
      await setTimeout(Math.random() * SPREAD_MS);
      while (!(await (await fetch(`${site.url}/live.json`)).text()).includes(words)) await setTimeout(100);
      shown.push(performance.now() - began);
    }
    for (const one of open) one.leave();

    const slowest = Math.round(Math.max(...shown));
    const met = slowest <= BUDGET_MS;
    console.table({ 'all screens notified': timing(told), 'visible in a response': timing(shown) });
    console.table({ 'a page without screens': before.page, [`a page with ${SCREENS}`]: during.page });
    console.log(`Memory: ${before.rssMb} MB without screens, ${during.rssMb} MB with ${SCREENS}.`);
    console.log(`Slowest publication ${slowest} ms; budget ${BUDGET_MS} ms: ${met ? 'met' : 'NOT met'}.`);
    const path = writeResults('screens', {
      screens: SCREENS,
      publications: PUBLICATIONS,
      budgetMs: BUDGET_MS,
      met,
      told: timing(told),
      shown: timing(shown),
      before,
      during,
    });
    console.log(`Written to ${path}`);
    if (!met) process.exitCode = 1;
  } finally {
    await site.stop();
    await folder.remove();
  }
}

/** Opens the event stream of a hall screen. `next` settles when the stream next announces a publication. */
async function screen(site: Site, address: string) {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const headers = { 'x-forwarded-for': address };
    get(`${site.url}/live.events`, { headers, agent: false }, resolve).once('error', reject);
  });
  if (response.statusCode !== 200) throw new Error(`no stream for ${address}: ${response.statusCode}`);
  let heard = () => {};
  response.setEncoding('utf8').on('data', (text: string) => {
    if (text.includes('event: publication')) heard();
  });
  response.on('error', () => undefined);
  return {
    next: () =>
      new Promise<void>((resolve) => {
        heard = resolve;
      }),
    leave: () => response.destroy(),
  };
}

async function pages(site: Site, count: number): Promise<number[]> {
  const taken: number[] = [];
  for (let round = 0; round < count; round += 1) {
    const began = performance.now();
    await (await fetch(`${site.url}/programma/2025-10-26`)).text();
    taken.push(performance.now() - began);
  }
  return taken;
}

/** Resident memory of a process, in MB. */
const rssMb = (pid: number) =>
  rounded(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024);
