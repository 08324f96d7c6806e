import { expect, type Page } from '@playwright/test';

/** Maximum time for the first page of a new site on a busy machine, in ms. */
const LOADED_MS = 30_000;

/**
 * Waits until the scripts of the current page have started. It looks for a button that the scripts show: in
 * the footer, or on the hall screen, which has no footer. The page may have been visible and in use long
 * before.
 */
export async function scriptsAtWork(page: Page): Promise<void> {
  // The programme as text has no scripts.
  if ((await page.locator('script:not([type="application/ld+json"])').count()) === 0) return;
  const inFooter = page.getByRole('contentinfo').getByRole('button', { name: 'Kies je cookies' });
  const onScreen = page.getByRole('button', { name: 'Beelden stilzetten' });
  await expect(inFooter.or(onScreen), 'the scripts have started').toBeVisible({ timeout: LOADED_MS });
}

/**
 * Moves the mouse once the page's scripts listen, because optional scripts wait for the first user interaction. It takes
 * two steps: the first mouse event reports no movement.
 */
export async function firstInteraction(page: Page): Promise<void> {
  await scriptsAtWork(page);
  await page.mouse.move(2, 2, { steps: 2 });
}

/** Opens a page and waits for its scripts, including those of its forms, but not for its images. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await formsAtWork(page);
}

/**
 * Reloads a page after our fonts have been cached. On a first view the fonts may arrive too late, and
 * measurements need them.
 */
export async function ownFontsLoaded(page: Page): Promise<void> {
  await scriptsAtWork(page);
  await page.evaluate(() => document.fonts.ready);
  await page.reload({ waitUntil: 'domcontentloaded' });
  await scriptsAtWork(page);
}

/**
 * Touches the forms of a page, and waits until their scripts and those of the page have started. The forms then contain
 * the text that was typed before.
 */
export async function formsAtWork(page: Page): Promise<void> {
  await scriptsAtWork(page);
  const withoutScripts = page.locator('main is-land:not([started]) form[method="post"]');
  await withoutScripts.evaluateAll((forms) => {
    for (const form of forms) form.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  });
  await expect(withoutScripts, 'forms without their scripts').toHaveCount(0, { timeout: LOADED_MS });
}

/** Touches the island of a page, and waits until React has hydrated it. */
export async function islandStarted(page: Page): Promise<void> {
  // A touch before the page's scripts run would start nothing.
  await scriptsAtWork(page);
  const island = page.locator('main is-land').first();
  await island.dispatchEvent('pointerover');
  await expect(island, 'the island has started').toHaveAttribute('started', { timeout: LOADED_MS });
}

/**
 * Delays all scripts, or the named one, until the returned function is called, as on a slow connection. Call
 * it before the page is opened.
 */
export const holdScripts = (page: Page, name = '*') => hold(page, `**/assets/${name}.js`);

/** Delays the items of a day until the returned function is called. A browser requests these items after the page. */
export const holdItems = (page: Page) => hold(page, '**/programma/*.items');

/** Waits for the items of the current day, which the page's island requests after the first touch. */
export async function itemsLoaded(page: Page): Promise<void> {
  await islandStarted(page);
  const isThere = () => performance.getEntriesByType('resource').some(({ name }) => name.endsWith('.items'));
  await expect.poll(() => page.evaluate(isThere), { timeout: LOADED_MS }).toBe(true);
  // The items have arrived. The page parses them in its next tasks.
  await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));
}

/** Delays the requests to these addresses until the returned function is called. */
export async function hold(page: Page, addresses: string): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(addresses, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}
