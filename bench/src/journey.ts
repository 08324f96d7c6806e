import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { type Browser, chromium, type Locator, type Page } from '@playwright/test';
import config from '../../e2e/playwright.config.ts';
import { ensureSiteIsBuilt } from '../../e2e/support/built.ts';
import { LIMITS_FILE } from '../../e2e/support/page-class.ts';
import { firstInteraction, itemsLoaded, open } from '../../e2e/support/scripts.ts';
import { startShippedSite } from '../../e2e/support/shipped-edition.ts';
import { middleOf, threadTime, touch } from './finger.ts';
import { DETAIL, type JourneyLimits, overJourney, type Step, timingsOf } from './journey-figures.ts';
import { LINE, type Phone, withPhone } from './phone.ts';
import { writeResults } from './results.ts';

const ROUNDS = 5;
/** The day with the most items. */
const DAY = '/programma/2025-10-26';
/** Index of the row to open in the filtered list. The row is visible, so the site prefetches its page. */
const ROW = 1;
/** How long the visitor looks at the page after each step, in ms. The page does its deferred work in this time. */
const LOOKS_MS = 1_500;
/** Timeout in ms, long enough for a connection of 1.6 Mbit/s on a busy machine. */
const PATIENCE_MS = 60_000;
/** Options that make Playwright poll only every 500 ms, because polling would be measured too. */
const SELDOM = { polling: 500 };
/** Time between two key presses, in ms. */
const LETTER_MS = 120;

/**
 * Measures a visit with the CPU slowed down four times, on Lighthouse's connection: home, a day, its filter, a detail,
 * back and a search. It reports the time of each press until the next frame, and the time until a prefetched page is
 * painted. Exit code 1 over a budget.
 */
export async function journey(): Promise<void> {
  await ensureSiteIsBuilt();
  const limits: JourneyLimits = JSON.parse(readFileSync(LIMITS_FILE, 'utf8')).journey;
  const site = await startShippedSite();
  const browser = await chromium.launch(config.use?.launchOptions);
  const rounds: Step[][] = [];
  try {
    // The figures exclude the first round, in which the server creates the images of the pages.
    for (let round = 0; round <= ROUNDS; round++) rounds.push(await walk(browser, site.url));
  } finally {
    await browser.close();
    await site.stop();
  }
  const steps = timingsOf(rounds.slice(1));
  const over = overJourney(steps, limits);
  for (const figure of ['interaction', 'shown', 'thread'] as const) {
    console.log(`${figure}, ms`);
    console.table(
      Object.fromEntries(Object.entries(steps).flatMap(([name, of]) => [[name, of[figure] ?? {}]])),
    );
  }
  for (const line of over) console.log(line);
  console.log(over.length === 0 ? 'Met.' : 'NOT met.');
  console.log(
    `Written to ${writeResults('journey', { rounds: ROUNDS, limits, met: over.length === 0, steps, over })}`,
  );
  if (over.length > 0) process.exitCode = 1;
}

declare global {
  interface Window {
    /** Durations of the events that were interactions, in ms. */
    interactions: number[];
    /** Time from lifting the finger until the requested page was painted, in ms. */
    shownAfter: number | undefined;
  }
}

/** Makes one journey, in a browser with an empty profile. */
function walk(browser: Browser, origin: string): Promise<Step[]> {
  return withPhone(browser, async (phone) => {
    const { page, devtools } = phone;
    page.setDefaultTimeout(PATIENCE_MS);
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', LINE);
    await page.addInitScript(noteInteractions);
    await page.addInitScript(noteShown);
    await open(page, `${origin}/`);
    await firstInteraction(page);
    const main = page.getByRole('main');
    const steps: Step[] = [];
    const step = async (name: string, act: () => Promise<void>, leads = false) => {
      steps.push(await measured(phone, name, act, leads));
    };
    const press = (element: Locator) => async () => touch(devtools, await middleOf(element));

    const no = page.getByRole('button', { name: 'Nee, liever niet' });
    await no.scrollIntoViewIfNeeded();
    await step('the cookie banner', press(no));
    await step('home → day', press(main.locator(`a[href="${DAY}"]`).first()), true);
    await itemsLoaded(page);
    await step('the filter opens', press(main.locator('summary').filter({ hasText: 'Filter' })));
    await step('a group opens', press(main.locator('form summary').filter({ hasText: 'Types' })));
    await step('a tick', press(main.locator('input[name="type"][value="gesprek"]')));
    await step('to the results', press(main.getByRole('button', { name: /^Toon \d/ })));
    const row = page.getByRole('article').nth(ROW).getByRole('link').first();
    await prefetched(page, row);
    await step(DETAIL, press(row), true);
    await step('detail → list', press(main.locator('a[data-back]')), true);
    await step('list → search', press(page.getByRole('banner').getByRole('link', { name: 'Zoeken' })), true);
    await step('to the field', press(main.getByRole('searchbox')));
    await step('four letters', () => page.keyboard.type('boek', { delay: LETTER_MS }));
    await step('submit the search', () => page.keyboard.press('Enter'));
    await page.getByRole('status').filter({ hasText: 'boek' }).waitFor();
    return steps;
  });
}

async function measured(
  { page, devtools }: Phone,
  name: string,
  act: () => Promise<void>,
  leads: boolean,
): Promise<Step> {
  await setTimeout(LOOKS_MS);
  await page.evaluate(watchStep);
  const before = await threadTime(devtools);
  await act();
  // Wait without polling, because polling would be measured too, and polling on every frame creates frames.
  if (leads) {
    await setTimeout(LOOKS_MS);
    await page.waitForFunction(() => window.shownAfter !== undefined, undefined, SELDOM);
  }
  await setTimeout(LOOKS_MS);
  const thread = (await threadTime(devtools)) - before;
  const { interactions, shown } = await page.evaluate(() => ({
    interactions: window.interactions,
    shown: window.shownAfter,
  }));
  return { name, interaction: Math.max(0, ...interactions), thread, ...(leads && { shown }) };
}

/**
 * Waits until the page requests prefetching of a link. Then waits a fixed time, because browsers do not report when a
 * prefetch ends.
 */
async function prefetched(page: Page, link: Locator): Promise<void> {
  await link.scrollIntoViewIfNeeded();
  const element = await link.elementHandle();
  await page.waitForFunction((one) => one instanceof HTMLElement && 'near' in one.dataset, element);
  await setTimeout(LOOKS_MS);
}

/** Runs in the page before its scripts: records the time from each interaction event to the next frame. */
function noteInteractions(): void {
  window.interactions = [];
  new PerformanceObserver((entries) => {
    for (const entry of entries.getEntries()) {
      // Events in which the pointer only moves have no interaction id.
      if ('interactionId' in entry && Number(entry.interactionId) > 0)
        window.interactions.push(entry.duration);
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
}

/**
 * Runs first in each page: records the time from lifting the finger (possibly on the previous page) until the page is
 * painted. Contains no named functions, because the transpiler of the benchmarks would add a helper call that pages
 * lack.
 */
function noteShown(): void {
  addEventListener(
    'pointerup',
    ({ timeStamp }) => sessionStorage.setItem('left-at', String(performance.timeOrigin + timeStamp)),
    { capture: true },
  );
  addEventListener('pagereveal', () => {
    const leftAt = Number(sessionStorage.getItem('left-at') ?? Number.NaN);
    requestAnimationFrame(() => {
      // Wait for a message, which arrives after the browser has painted the frame.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        window.shownAfter = performance.timeOrigin + performance.now() - leftAt;
      };
      port2.postMessage(undefined);
    });
  });
}

/** Runs in the page before each step: clears the measurements of the previous step. */
function watchStep(): void {
  window.interactions = [];
  window.shownAfter = undefined;
}
