import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import config from '../../e2e/playwright.config.ts';
import { ensureSiteIsBuilt } from '../../e2e/support/built.ts';
import { startShippedSite } from '../../e2e/support/shipped-edition.ts';
import { LIMITS_FILE } from '../../e2e/support/weight-budget.ts';
import { type FirstView, firstView } from './first-view.ts';
import { type FirstViewLimits, overView, overVitals } from './first-view-limits.ts';
import { audit, type Vitals } from './lighthouse.ts';
import { timing } from './measured.ts';
import { writeResults } from './results.ts';

/** The day with the most items: the only page whose HTML has a limit here. */
const BIGGEST_DAY = '/programma/2025-10-26';
const PAGES = ['/', BIGGEST_DAY, '/activiteiten/de-slak-heeft-gelijk', '/zoeken', '/praktisch'];
const ROUNDS = 5;
/** So often a page is asked for before it is looked at. As every page that visitors ask for, it is compressed well then. */
const ASKED_BEFORE = 12;
/** How long the site has for that, in ms. */
const PACKING_MS = 6_000;

/**
 * What a first view of five pages is sent, and what Lighthouse makes of five openings of each. `--url` measures a site
 * that runs already: those pages of it, or the one that it names. Exit code 1 over a budget.
 */
export async function vitals(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({ args: [...args], options: { url: { type: 'string' } } });
  if (values.url !== undefined) return measure(new URL(values.url));
  await ensureSiteIsBuilt();
  // No SITE_URL: the pages say the production address, and may be indexed.
  const site = await startShippedSite();
  try {
    await measure(new URL(site.url));
  } finally {
    await site.stop();
  }
}

async function measure(url: URL): Promise<void> {
  const limits: FirstViewLimits = JSON.parse(readFileSync(LIMITS_FILE, 'utf8'));
  const paths = url.pathname === '/' ? PAGES : [url.pathname + url.search];
  const loadBefore = loadOfMachine();
  await askOften(url.origin, paths);
  // First, so that pictures are made when Lighthouse looks.
  const views = await firstViews(url.origin, paths);
  const middles: Record<string, Vitals> = {};
  const faults = new Set<string>();
  for (const path of paths) {
    const rounds: Vitals[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const audited = await audit(url.origin + path);
      rounds.push(audited.vitals);
      for (const fault of audited.faults) faults.add(`${path} ${fault}`);
    }
    middles[path] = middleOf(rounds);
  }
  const over = [
    ...Object.entries(middles).flatMap(([path, one]) => overVitals(path, one, limits.vitals)),
    ...Object.entries(views).flatMap(([path, one]) =>
      overView(path, one, {
        ...limits.firstView,
        ...(path === BIGGEST_DAY ? {} : { html: undefined }),
      }),
    ),
  ];
  const load = { before: loadBefore, after: loadOfMachine() };
  console.table(middles);
  console.table(views);
  for (const line of [...faults, ...over]) console.log(line);
  console.log(
    `Load of the machine ${load.before} before, ${load.after} after: ${over.length === 0 ? 'met' : 'NOT met'}.`,
  );
  const figures = { rounds: ROUNDS, load, met: over.length === 0, vitals: middles, firstViews: views, over };
  console.log(`Written to ${writeResults('vitals', { ...figures, faults: [...faults] })}`);
  if (over.length > 0) process.exitCode = 1;
}

/** Has a site hold pages as it does for visitors, who are seldom the first to ask for one. */
async function askOften(origin: string, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    for (let asked = 0; asked < ASKED_BEFORE; asked++)
      await (await fetch(origin + path, { headers: { 'accept-encoding': 'br' } })).arrayBuffer();
  }
  await setTimeout(PACKING_MS);
}

async function firstViews(origin: string, paths: readonly string[]): Promise<Record<string, FirstView>> {
  const views: Record<string, FirstView> = {};
  const browser = await chromium.launch(config.use?.launchOptions);
  try {
    for (const path of paths) views[path] = await firstView(browser, origin + path);
  } finally {
    await browser.close();
  }
  return views;
}

/** How many programs wanted a core in the last minute: over the number of cores, times are not the page's own. */
const loadOfMachine = () => Math.round((loadavg()[0] ?? 0) * 10) / 10;

/** Of each figure the middle of the rounds. */
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
