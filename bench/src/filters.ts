import { chromium } from '@playwright/test';
import config from '../../e2e/playwright.config.ts';
import built from '../../e2e/support/built.ts';
import { startSite } from '../../e2e/support/site.ts';
import { timing } from './measured.ts';
import { writeResults } from './results.ts';

/** The day with the most items. */
const DAY = '/programma/2025-10-26';
const ROUNDS = 10;
const SLOWDOWN = 4;
/** What a tick may take until the list shows what it should, in ms, in the middle of the rounds. */
const BUDGET_MS = 100;

/** A tick in the filter panel of the biggest day on a phone four times as slow. Exit code 1 over budget. */
export async function filters(): Promise<void> {
  await built();
  const site = await startSite();
  const browser = await chromium.launch(config.use?.launchOptions);
  try {
    const page = await browser.newPage({ viewport: { width: 375, height: 812 } });
    await page.goto(site.url + DAY);
    await page.waitForLoadState('networkidle');
    await page.locator('main summary').filter({ hasText: 'Filter' }).click();
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    const taken: number[] = [];
    for (let round = 0; round < ROUNDS; round++) taken.push(await page.evaluate(toggle));
    const toggled = timing(taken);
    const met = toggled.p50 < BUDGET_MS;
    console.table({ [`a tick, ${SLOWDOWN} times slower`]: toggled });
    console.log(`p50 ${toggled.p50} ms; budget ${BUDGET_MS} ms: ${met ? 'met' : 'NOT met'}.`);
    const path = writeResults('filters', {
      rounds: ROUNDS,
      slowdown: SLOWDOWN,
      budgetMs: BUDGET_MS,
      met,
      toggled,
    });
    console.log(`Written to ${path}`);
    if (!met) process.exitCode = 1;
  } finally {
    await browser.close();
    await site.stop();
  }
}

/** Runs in the page: ticks a box, and waits until the status says another count and a frame has passed. */
async function toggle(): Promise<number> {
  const status = document.querySelector('main [role="status"]');
  const box = document.querySelector<HTMLInputElement>('main input[name="type"][value="gesprek"]');
  if (!status || !box) throw new Error('no list to narrow');
  const changed = new Promise<void>((resolve) => {
    const observer = new MutationObserver(() => {
      observer.disconnect();
      requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
    });
    observer.observe(status, { characterData: true, childList: true, subtree: true });
  });
  const start = performance.now();
  box.click();
  await changed;
  return performance.now() - start;
}
