import { parseArgs } from 'node:util';
import { ensureSiteIsBuilt } from '../../e2e/support/built.ts';
import { whileRunning } from '../../e2e/support/process.ts';
import { startShippedSite } from '../../e2e/support/shipped-edition.ts';
import { load } from './load.ts';
import { rounded, timing } from './measured.ts';
import { writeResults } from './results.ts';

const PAGES = {
  day: '/programma/2025-10-26',
  home: '/',
  experience: '/activiteiten/de-slak-heeft-gelijk',
  text: '/praktisch',
};
/** The request headers of a browser. With them the measurement includes compression. */
const BROWSER = { 'accept-encoding': 'gzip, deflate, br' };
const CLIENTS = 4;
const WARM_UP_S = 3;
const TURN_S = 4;
const TURNS = 5;
/**
 * Minimum rate, as a share of the rate of the other build. It may be below 1, because visitors mostly get cached pages.
 */
const BUDGET = 0.55;

/**
 * Measures how many uncached pages a second one process serves, for four kinds of page, alternately with another build
 * that runs at `--before`. The client only counts bytes, because it shares the CPU with the server. Exit code 1 below
 * {@link BUDGET}.
 */
export async function uncached(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({ args: [...args], options: { before: { type: 'string' } } });
  await ensureSiteIsBuilt();
  const rows = await whileRunning(await startShippedSite({ CACHE_PAGE_S: '0' }), async (site) => {
    const entries: [string, Row][] = [];
    for (const [name, path] of Object.entries(PAGES))
      entries.push([name, await turns(site.url + path, values.before && values.before + path)]);
    return Object.fromEntries(entries);
  });
  console.table(rows);
  const met = Object.values(rows).every(({ times }) => times !== undefined && times >= BUDGET);
  console.log(
    values.before
      ? `At least ${BUDGET} of the rate of the other build: ${met ? 'met' : 'NOT met'}.`
      : 'Without --before.',
  );
  console.log(
    `Written to ${writeResults('uncached', { clients: CLIENTS, turns: TURNS, budget: BUDGET, rows })}`,
  );
  if (values.before && !met) process.exitCode = 1;
}

type Row = { perSecond: number; beforePerSecond?: number; times?: number };

/** Measures both builds alternately. Only the median rate of each build counts. */
async function turns(url: string, before: string | undefined): Promise<Row> {
  for (const one of [url, before]) if (one) await pagesPerSecond(one, WARM_UP_S);
  const ours: number[] = [];
  const theirs: number[] = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    ours.push(await pagesPerSecond(url, TURN_S));
    if (before) theirs.push(await pagesPerSecond(before, TURN_S));
  }
  const perSecond = timing(ours).p50;
  if (!before) return { perSecond };
  const beforePerSecond = timing(theirs).p50;
  return { perSecond, beforePerSecond, times: rounded(perSecond / beforePerSecond) };
}

async function pagesPerSecond(url: string, seconds: number): Promise<number> {
  const page = await fetch(url, { headers: BROWSER });
  if (page.status !== 200 || !(await page.text()).includes('</html>'))
    throw new Error(`${page.status}: unexpected response of ${url}`);
  return rounded((await load(url, BROWSER, { connections: CLIENTS, seconds })).perSecond);
}
