import type { Browser, Locator, Page, Response } from '@playwright/test';
import type { Fault } from './faults.ts';
import type { FaultyPage } from './faulty-pages.ts';
import { expect } from './site.ts';

const MINUTE = 60_000;

const main = (page: Page) => page.getByRole('main');

/** Finds the line that states the age of the page. A page shows this line when it cannot refresh itself. */
const age = (page: Page): Locator => page.getByText(/^Stand van \d\d:\d\d$/);

const isRenewal = (response: Response): boolean =>
  response.request().resourceType() === 'fetch' && response.url() === response.frame().url();

/** Checks that a page that has been open for six minutes refreshes itself or shows its age. */
async function staysCurrent(page: Page, { scripts }: Fault): Promise<void> {
  let renewed = 0;
  const count = (response: Response) => {
    if (isRenewal(response)) renewed += 1;
  };
  page.on('response', count);
  await page.clock.fastForward(6 * MINUTE);
  if (scripts === undefined) {
    await expect.poll(() => renewed).toBeGreaterThan(0);
    await expect(age(page)).toBeHidden();
  } else if (scripts === 'some') {
    await expect.poll(async () => renewed > 0 || (await age(page).isVisible())).toBe(true);
  } else await expect(age(page)).toBeVisible();
  page.off('response', count);
}

/** Stores a saved moment in the browser, as if the visitor had saved it on an earlier visit. */
function keepMoment(): void {
  try {
    const moment = { title: 'De slak heeft gelijk', start: '2025-10-27T10:00:00.000Z' };
    localStorage.setItem('stapel.1.proef', JSON.stringify(moment));
  } catch {}
}

/**
 * Minimum share of the text from the server that the page must still show. Scripts add or remove only a
 * little text.
 */
const WHOLE = 0.9;

/**
 * Opens a page with a fault and waits `settled` ms for the scripts. Checks that the content from the server
 * is complete and stays, that the page refreshes itself or shows its age, and that a visitor can use it.
 * Returns the scripts that the page requested.
 */
export async function isWholeAndUsable(
  browser: Browser,
  origin: string,
  { path, words, renews, hasSavedItems, use }: FaultyPage,
  fault: Fault,
  settled = 1_000,
): Promise<string[]> {
  const context = await browser.newContext({ baseURL: origin, serviceWorkers: 'block' });
  const scripts = new Set<string>();
  context.on('request', (request) => {
    const isOfPage = new URL(request.frame().url()).pathname === new URL(path, origin).pathname;
    if (isOfPage && request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname);
  });
  try {
    await context.clock.install();
    if (hasSavedItems) await context.addInitScript(keepMoment);
    await fault.prepare?.(context);
    const page = await context.newPage();
    // Do not wait for the load event: some scripts may never arrive.
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByRole('contentinfo')).toBeVisible();
    const served = ((await main(page).textContent()) ?? '').length;
    await page.mouse.move(5, 5, { steps: 2 });
    await page.waitForTimeout(settled);
    if (fault.happen) {
      const islands = main(page).locator('is-land[when="idle"]:not([started])');
      await expect(islands).toHaveCount(0);
      await fault.happen(page);
      await page.waitForTimeout(settled / 2);
    }
    const isWhole = async () => {
      await expect(main(page)).toContainText(words);
      await expect(page.getByText('Even geduld')).toHaveCount(0);
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      const shown = ((await main(page).textContent()) ?? '').length;
      // Skips the page of saved items: the server sends it with a message for visitors without scripts, which
      // the scripts remove.
      if (!hasSavedItems) expect(shown, 'length of the text of the page').toBeGreaterThan(served * WHOLE);
    };
    await isWhole();
    if (renews) {
      await staysCurrent(page, fault);
      await isWhole();
    } else if (fault.scripts) await page.clock.fastForward(MINUTE);
    await use(page, fault);
    return [...scripts];
  } finally {
    await context.close();
  }
}
