import { join } from 'node:path';
import { ensureSiteIsBuilt } from '../../e2e/support/built.ts';
import { overNetwork } from '../../e2e/support/content.ts';
import { ROOT, startProcess, whileRunning } from '../../e2e/support/process.ts';
import { startShippedSite } from '../../e2e/support/shipped-edition.ts';
import { contentOfYears } from './edition-years.ts';
import { rounded, type Timing, timing } from './measured.ts';
import { processorMs, residentMb } from './process-cost.ts';

const SIZES = [300, 3_000, 30_000];
/** The measured day. It has the same items however many items the other years have. */
export const BIGGEST_DAY = '2025-10-26';
const ROUNDS = { warmUp: 30, counted: 120 };
/** Maximum ratio of the p95 of an uncached day page with the most items to its p95 with the fewest items. */
const BUDGET = 1.5;
const CONTENT_SERVER = join(ROOT, 'packages', 'storyblok-emulator', 'bin', 'storyblok-emulator.mjs');
const CONTENT_START_MS = 120_000;

type SizeRow = {
  items: number;
  /** CPU time of one uncached day page, in ms. */
  day: Timing;
  /** CPU time of the process until its first day page, in ms. */
  untilFirstMs: number;
  processMb: number;
};

/** Measures the CPU time of an uncached day page while the space contains more and more items from earlier years. */
export async function siteGrowth() {
  await ensureSiteIsBuilt();
  const rows: SizeRow[] = [];
  for (const items of SIZES) {
    const row = await measure(items);
    rows.push(row);
    console.log(JSON.stringify(row));
  }
  const [smallest, largest] = [rows[0], rows.at(-1)];
  const grows = smallest && largest ? rounded(largest.day.p95 / smallest.day.p95) : 0;
  return { rows, grows, budget: BUDGET, met: grows < BUDGET };
}

async function measure(items: number): Promise<SizeRow> {
  const folder = await contentOfYears(items, BIGGEST_DAY);
  try {
    const program = [CONTENT_SERVER, '--content', folder.dir, '--no-watch'];
    return await whileRunning(await startProcess(program, {}, CONTENT_START_MS), async (service) => {
      // Caches the content responses as in production, but not the pages.
      const site = await startShippedSite({ ...overNetwork(service), CACHE_PAGE_S: '0' });
      return whileRunning(site, async () => {
        const ask = async () => {
          const page = await fetch(`${site.url}/programma/${BIGGEST_DAY}`);
          const html = await page.text();
          if (page.status !== 200 || !html.includes('</html>'))
            throw new Error(`${page.status}: not the day`);
        };
        await ask();
        const untilFirstMs = Math.round(processorMs(site.pid));
        for (let round = 0; round < ROUNDS.warmUp; round += 1) await ask();
        const taken: number[] = [];
        for (let round = 0; round < ROUNDS.counted; round += 1) {
          const before = processorMs(site.pid);
          await ask();
          taken.push(processorMs(site.pid) - before);
        }
        return { items, day: timing(taken), untilFirstMs, processMb: residentMb(site.pid) };
      });
    });
  } finally {
    await folder.remove();
  }
}
