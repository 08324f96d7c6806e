import { setTimeout } from 'node:timers/promises';
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import config from '../../e2e/playwright.config.ts';
import { ensureSiteIsBuilt } from '../../e2e/support/built.ts';
import { itemsLoaded, open } from '../../e2e/support/scripts.ts';
import { startShippedSite } from '../../e2e/support/shipped-edition.ts';
import { withDates } from '../../web/src/domain/dated-json.ts';
import { parseDayItems } from '../../web/src/domain/programme/day/day-items.ts';
import { middleOf, type Point, threadTime, touch } from './finger.ts';
import { type Timing, timing } from './measured.ts';
import { writeResults } from './results.ts';

/** The day with the most items. */
const DAY = '/programma/2025-10-26';
const ROUNDS = 12;
const SLOWDOWN = 4;
/** Maximum median time from the selection of a filter to the filtered list, in ms. */
const BUDGET_MS = 100;
/** The DOM events that one touch fires. */
const OF_A_TOUCH = ['pointerdown', 'pointerup', 'click'];
/** How long to wait, after the list has updated, until the rest of the page has updated too, in ms. */
const QUIET_MS = 1_200;

/**
 * Measures how fast the list of the day with the most items reacts when a visitor selects a filter, with the CPU slowed
 * down four times. Measures once with the first page of the list and once with all pages shown. Over budget, exits with
 * code 1.
 */
export async function filters(): Promise<void> {
  await ensureSiteIsBuilt();
  const site = await startShippedSite();
  const browser = await chromium.launch(config.use?.launchOptions);
  try {
    const toggled = await ticks(browser, site.url + DAY);
    const appended = await ticks(browser, site.url + DAY, { all: true });
    const whole = await rowsOfDay(site.url + DAY);
    if (appended.rows !== whole) throw new Error(`${appended.rows} of ${whole} rows are shown`);
    const met = [toggled, appended].every(({ untilFrame }) => untilFrame.p50 < BUDGET_MS);
    for (const [when, { untilFrame, thread, rows }] of Object.entries({ toggled, appended })) {
      console.log(`${when}, of ${rows} rows, ms, ${SLOWDOWN} times slower`);
      console.table({ 'until the frame': untilFrame, 'main thread': thread });
    }
    console.log(
      `p50 ${toggled.untilFrame.p50} and ${appended.untilFrame.p50} ms; budget ${BUDGET_MS} ms: ${met ? 'met' : 'NOT met'}.`,
    );
    const figures = { rounds: ROUNDS, slowdown: SLOWDOWN, budgetMs: BUDGET_MS, met, toggled, appended };
    console.log(`Written to ${writeResults('filters', figures)}`);
    if (!met) process.exitCode = 1;
  } finally {
    await browser.close();
    await site.stop();
  }
}

type Ticks = {
  /** Number of rows shown before the type is first selected. */
  rows: number;
  /** Time from the end of the tap to the frame with the filtered list, in ms. */
  untilFrame: Timing;
  /**
   * Main thread time that selecting the filter option takes, in ms. More reliable than `untilFrame` on a busy machine.
   */
  thread: Timing;
};

const rowsOn = (page: Page) => page.locator('main ol article');

/** Appends pages to the list until all rows are shown. */
async function showAll(page: Page): Promise<void> {
  const next = page.getByRole('link', { name: 'Toon de volgende' });
  while ((await next.count()) > 0) {
    const shown = await rowsOn(page).count();
    await next.click();
    await rowsOn(page).nth(shown).waitFor();
  }
}

/** Returns the number of rows in the unfiltered list of a day. */
async function rowsOfDay(url: string): Promise<number> {
  const day = parseDayItems(withDates(await (await fetch(`${url}.items`)).json()));
  if (day === undefined) throw new Error(`${url}.items cannot be read`);
  return day.timetable.length;
}

/**
 * Opens a day, then repeatedly selects and deselects a type. With `all`, first shows all pages of the list again each
 * time, because both actions return to the first page of the list.
 */
async function ticks(browser: Browser, url: string, { all = false } = {}): Promise<Ticks> {
  const context = await browser.newContext({
    viewport: { width: 375, height: 812 },
    hasTouch: true,
    isMobile: true,
  });
  try {
    const page = await context.newPage();
    await open(page, url);
    await itemsLoaded(page);
    if (all) await showAll(page);
    const rows = await rowsOn(page).count();
    await page.locator('main summary').filter({ hasText: 'Filter' }).click();
    await page.locator('main form summary').filter({ hasText: 'Types' }).click();
    const finger = await middleOf(page.locator('main input[name="type"][value="gesprek"]'));
    await page.evaluate(watchTouches, OF_A_TOUCH);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    const [untilFrame, thread]: [number[], number[]] = [[], []];
    for (let round = 0; round < ROUNDS; round++) {
      const before = await threadTime(devtools);
      untilFrame.push(await tick(page, devtools, finger));
      thread.push((await threadTime(devtools)) - before);
      if (!all) continue;
      await page.goBack();
      await rowsOn(page)
        .nth(rows - 1)
        .waitFor({ state: 'attached' });
      await setTimeout(QUIET_MS);
    }
    return { rows, untilFrame: timing(untilFrame), thread: timing(thread) };
  } finally {
    await context.close();
  }
}

/** Taps a checkbox. Returns the time from lifting the finger to the frame with the filtered list, in ms. */
async function tick(page: Page, devtools: CDPSession, finger: Point): Promise<number> {
  await page.evaluate(() => {
    window.touched = [];
  });
  await touch(devtools, finger);
  // Wait without polling, because polling would be measured too.
  await setTimeout(QUIET_MS);
  const touched = await page.evaluate(() => window.touched);
  if (!touched.some(({ changedBefore }) => changedBefore))
    throw new Error('the frame after the touch did not show the filtered list');
  return Math.max(...touched.map(({ untilFrame }) => untilFrame));
}

declare global {
  interface Window {
    touched: { untilFrame: number; changedBefore: boolean }[];
  }
  // Part of the Event Timing specification, but missing from TypeScript's DOM types.
  interface PerformanceObserverInit {
    durationThreshold?: number;
  }
}

/**
 * Runs in the page. For every event of a touch it records the time until the next frame, as measured by the browser
 * (Event Timing, in steps of 8 ms), and whether the list had changed by that frame. The longest of these times is how
 * long the visitor waited.
 */
function watchTouches(events: readonly string[]): void {
  window.touched = [];
  let changedAt = Number.POSITIVE_INFINITY;
  const status = document.querySelector('main [role="status"]');
  if (!status) throw new Error('no list to filter');
  new MutationObserver(() => {
    changedAt = performance.now();
  }).observe(status, { characterData: true, childList: true, subtree: true });
  new PerformanceObserver((entries) => {
    for (const { name, startTime, duration } of entries.getEntries()) {
      if (!events.includes(name)) continue;
      const changedBefore = changedAt >= startTime && changedAt <= startTime + duration;
      window.touched.push({ untilFrame: duration, changedBefore });
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: false });
}
