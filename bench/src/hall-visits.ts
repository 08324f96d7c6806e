import { setTimeout } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { OFFLINE_PROGRAMME } from '../../web/src/domain/pages/paths.ts';
import { withPhone } from './phone.ts';

/** Timeout of a page load, in ms. A page takes about half a minute on this connection. */
const PATIENCE_MS = 120_000;
/** How long to wait for the largest paint after the last file has loaded, in ms. */
const AFTERWARDS_MS = 1_000;

declare global {
  interface Window {
    largestPaint: number;
  }
}

/** First contentful paint and largest contentful paint of a page, in ms since the request. */
export type Paints = { first: number; largest: number };

export function paintsOf(browser: Browser, url: string): Promise<Paints> {
  return withPhone(browser, async ({ page }) => {
    await noteLargestPaint(page);
    return paintsAt(page, url);
  });
}

/** Returns the paint times of a repeat visit, on a phone that downloaded the programme during its first visit. */
export function repeatPaintsOf(browser: Browser, url: string): Promise<Paints> {
  return withPhone(browser, async ({ page }) => {
    await noteLargestPaint(page);
    await page.goto(url, { waitUntil: 'load', timeout: PATIENCE_MS });
    await downloadProgramme(page);
    await page.goto('about:blank');
    const paints = await paintsAt(page, url);
    // Throws if the server rendered the page, because this measures only pages rendered from offline data.
    const isOfDevice = await page.evaluate(
      (path) => performance.getEntriesByType('resource').some(({ name }) => name.endsWith(path)),
      OFFLINE_PROGRAMME,
    );
    if (!isOfDevice) throw new Error(`${url} was not rendered from offline data`);
    return paints;
  });
}

const noteLargestPaint = (page: Page) =>
  page.addInitScript(() => {
    new PerformanceObserver((entries) => {
      window.largestPaint = entries.getEntries().at(-1)?.startTime ?? 0;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });

async function paintsAt(page: Page, url: string): Promise<Paints> {
  await page.goto(url, { waitUntil: 'load', timeout: PATIENCE_MS });
  await page.locator('main h1').waitFor({ timeout: PATIENCE_MS });
  await setTimeout(AFTERWARDS_MS);
  const paints = await page.evaluate(() => ({
    first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    largest: window.largestPaint,
  }));
  if (!(paints.first > 0 && paints.largest > 0)) throw new Error(`${url} has no paint`);
  return paints;
}

/**
 * Asks the service worker to download the programme, as the second page of a visit does, and waits until it is stored.
 */
async function downloadProgramme(page: Page): Promise<void> {
  await page.evaluate(async (path) => {
    (await navigator.serviceWorker.ready).active?.postMessage({ take: 'programme' });
    while (!(await caches.match(path))) await new Promise((resolve) => window.setTimeout(resolve, 200));
  }, OFFLINE_PROGRAMME);
}

/**
 * Opens a day page, opens its filter as early as possible, and selects `type`. Returns the time in ms from the request
 * for the page until the number of results changes, on the same page or on a new one.
 */
export function answerTo(browser: Browser, url: string, type: string): Promise<number> {
  return withPhone(browser, async ({ page }) => {
    page.setDefaultTimeout(PATIENCE_MS);
    const began = performance.now();
    await page.goto(url, { waitUntil: 'commit', timeout: PATIENCE_MS });
    const status = page.locator('main [role="status"]').filter({ hasText: /^\d+ / });
    const before = Number.parseInt((await status.first().textContent()) ?? '', 10);
    await page.locator('main summary').filter({ hasText: 'Filter' }).click();
    const box = page.locator(`main input[name="type"][value="${type}"]`);
    // Older builds have no collapsible groups: all their checkboxes are visible at once.
    if (!(await box.isVisible()))
      await page.locator('main form summary').filter({ hasText: 'Types' }).click();
    await box.click();
    await page.waitForFunction((was) => {
      // The result is NaN while the status is «Even geduld…».
      const is = Number.parseInt(document.querySelector('main [role="status"]')?.textContent ?? '', 10);
      return is >= 0 && is !== was;
    }, before);
    return performance.now() - began;
  });
}
