import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { ensureSiteIsBuilt } from '../../e2e/support/built.ts';
import { LIMITS_FILE } from '../../e2e/support/page-class.ts';
import { startShippedSite } from '../../e2e/support/shipped-edition.ts';
import { audit, type Vitals } from './lighthouse.ts';
import { timing } from './measured.ts';
import { writeResults } from './results.ts';

/** The measured pages: home, the day with the most items, an experience, the search page and a text page. */
const PAGES = ['/', '/programma/2025-10-26', '/activiteiten/de-slak-heeft-gelijk', '/zoeken', '/praktisch'];
const ROUNDS = 5;
/**
 * Number of requests for a page before the measurement. They make the server compress the cached page at its best
 * level.
 */
const ASKED_BEFORE = 12;
/** How long to wait until the server has compressed the pages at the highest level, in ms. */
const PACKING_MS = 6_000;

type Limits = {
  atLeast: Partial<Vitals>;
  atMost: Partial<Vitals>;
  /** Maximum blocking time that a page's scripts may add to that of the page without scripts, in ms. */
  blockedAboveFloorMs: number;
};

/** The median measurements of a page on each site. `floor`: those on the first site, with the scripts removed. */
type Middles = { sites: Vitals[]; floor: Vitals };

/**
 * Measures each page five times with Lighthouse, both with and without its scripts. `--url` names a running site. A
 * second `--url` is measured alternately, to compare two builds on one machine. Exit code 1 over a budget.
 */
export async function vitals(args: readonly string[]): Promise<void> {
  const options = { url: { type: 'string', multiple: true } } as const;
  const { values } = parseArgs({ args: [...args], options });
  if (values.url !== undefined) return measure(values.url.map((url) => new URL(url)));
  await ensureSiteIsBuilt();
  // SITE_URL is not set, so the pages contain the production address and may be indexed.
  const site = await startShippedSite();
  try {
    await measure([new URL(site.url)]);
  } finally {
    await site.stop();
  }
}

async function measure(urls: readonly URL[]): Promise<void> {
  const limits: Limits = JSON.parse(readFileSync(LIMITS_FILE, 'utf8')).vitals;
  const [first = new URL('http://localhost')] = urls;
  const paths = first.pathname === '/' ? PAGES : [first.pathname + first.search];
  const loadBefore = loadOfMachine();
  for (const { origin } of urls) await askOften(origin, paths);
  const faults = new Set<string>();
  const measured: Record<string, Middles> = {};
  for (const path of paths) {
    const rounds: Vitals[][] = urls.map(() => []);
    const floor: Vitals[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      for (const [index, { origin }] of urls.entries()) {
        const audited = await audit(origin + path);
        rounds[index]?.push(audited.vitals);
        if (index === 0) for (const fault of audited.faults) faults.add(`${path} ${fault}`);
      }
      floor.push((await audit(first.origin + path, { scripts: false })).vitals);
    }
    measured[path] = { sites: rounds.map(middleOf), floor: middleOf(floor) };
  }
  const over = Object.entries(measured).flatMap(([path, middles]) => overLimits(path, middles, limits));
  const load = { before: loadBefore, after: loadOfMachine() };
  console.table(tableOf(measured, urls));
  for (const line of [...faults, ...over]) console.log(line);
  console.log(
    `Load of the machine ${load.before} before, ${load.after} after: ${over.length === 0 ? 'met' : 'NOT met'}.`,
  );
  const figures = { rounds: ROUNDS, load, met: over.length === 0, measured, over, faults: [...faults] };
  console.log(`Written to ${writeResults('vitals', figures)}`);
  if (over.length > 0) process.exitCode = 1;
}

const tableOf = (measured: Readonly<Record<string, Middles>>, urls: readonly URL[]) =>
  Object.fromEntries(
    Object.entries(measured).flatMap(([path, { sites, floor }]) => [
      ...sites.map((one, index) => [`${path} ${urls[index]?.host}`, one] as const),
      [`${path} without scripts`, floor] as const,
    ]),
  );

/** Returns a sentence for each of the first site's figures that exceeds its limit. */
function overLimits(path: string, { sites: [site], floor }: Middles, limits: Limits): string[] {
  if (!site) return [];
  const beyond = (limitsOf: Partial<Vitals>, isBeyond: (figure: number, limit: number) => boolean) =>
    Object.entries(limitsOf).flatMap(([name, limit]) => {
      // Safe cast: every limit has the name of a metric.
      const figure = site[name as keyof Vitals];
      return isBeyond(figure, limit) ? [`${path} ${name}: ${figure}, its limit is ${limit}`] : [];
    });
  const above = site.blockedMs - floor.blockedMs;
  return [
    ...beyond(limits.atLeast, (figure, limit) => figure < limit),
    ...beyond(limits.atMost, (figure, limit) => figure > limit),
    ...(above > limits.blockedAboveFloorMs
      ? [
          `${path} is blocked ${above} ms longer than without its scripts, the limit is ${limits.blockedAboveFloorMs}`,
        ]
      : []),
  ];
}

/** Requests the pages often enough to be cached, because visitors are seldom the first to request a page. */
async function askOften(origin: string, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    for (let asked = 0; asked < ASKED_BEFORE; asked++)
      await (await fetch(origin + path, { headers: { 'accept-encoding': 'br' } })).arrayBuffer();
  }
  await setTimeout(PACKING_MS);
}

/** Returns the load average of the last minute. If it exceeds the number of cores, times are unreliable. */
const loadOfMachine = () => Math.round((loadavg()[0] ?? 0) * 10) / 10;

/** Returns the median of each figure over the rounds. */
function middleOf(rounds: readonly Vitals[]): Vitals {
  const middle = (name: keyof Vitals) => timing(rounds.map((one) => one[name])).p50;
  return {
    performance: middle('performance'),
    firstPaintMs: middle('firstPaintMs'),
    largestPaintMs: middle('largestPaintMs'),
    blockedMs: middle('blockedMs'),
    longestTaskMs: middle('longestTaskMs'),
    layoutShift: middle('layoutShift'),
    accessibility: middle('accessibility'),
    bestPractices: middle('bestPractices'),
    seo: middle('seo'),
  };
}
