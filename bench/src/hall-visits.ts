import { setTimeout } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { DEVICE_PROGRAMME } from '../../web/src/domain/pages/paths.ts';
import { withPhone } from './phone.ts';

/** A page of today takes half a minute on such a line; more is a fault. */
const PATIENCE_MS = 120_000;
/** How long after the last file the largest paint may still come, in ms. */
const AFTERWARDS_MS = 1_000;

declare global {
  interface Window {
    largestPaint: number;
  }
}

/** When a page is first painted, and when the largest thing in its first view, in ms since it was asked for. */
export type Paints = { first: number; largest: number };

export function paintsOf(browser: Browser, url: string): Promise<Paints> {
  return withPhone(browser, async ({ page }) => {
    await noteLargestPaint(page);
    return paintsAt(page, url);
  });
}

/** The same of a page that is asked for again, on a phone that took the programme along when it saw it first. */
export function repeatPaintsOf(browser: Browser, url: string): Promise<Paints> {
  return withPhone(browser, async ({ page }) => {
    await noteLargestPaint(page);
    await page.goto(url, { waitUntil: 'load', timeout: PATIENCE_MS });
    await takeAlong(page);
    await page.goto('about:blank');
    const paints = await paintsAt(page, url);
    // Nothing is measured where the site drew the page after all.
    const isOfDevice = await page.evaluate(
      (path) => performance.getEntriesByType('resource').some(({ name }) => name.endsWith(path)),
      DEVICE_PROGRAMME,
    );
    if (!isOfDevice) throw new Error(`the device did not draw ${url}`);
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
  if (!(paints.first > 0 && paints.largest > 0)) throw new Error(`nothing was painted of ${url}`);
  return paints;
}

/** Has the worker take the programme along, as it does where nobody touches the page for ten seconds. */
async function takeAlong(page: Page): Promise<void> {
  await page.evaluate(async (path) => {
    (await navigator.serviceWorker.ready).active?.postMessage({ take: 'programme' });
    while (!(await caches.match(path))) await new Promise((resolve) => window.setTimeout(resolve, 200));
  }, DEVICE_PROGRAMME);
}

/**
 * How long after a day was asked for its list answers a tick of this type, in ms, by a visitor who opens the filter and
 * ticks as soon as the page lets them: the list says another number than before, be it by its scripts or as a new page.
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
    // A build of before shows all boxes at once.
    if (!(await box.isVisible()))
      await page.locator('main form summary').filter({ hasText: 'Types' }).click();
    await box.click();
    await page.waitForFunction((was) => {
      // Of «Even geduld…» it is no number.
      const is = Number.parseInt(document.querySelector('main [role="status"]')?.textContent ?? '', 10);
      return is >= 0 && is !== was;
    }, before);
    return performance.now() - began;
  });
}
