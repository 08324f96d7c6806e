import { expect, type Page } from '@playwright/test';

/** The first page of a cold site on a busy machine. */
const LOADED_MS = 30_000;

/**
 * Waits until the scripts of the page that is open are at work: its footer, or the screen in the hall that has none, gets
 * a button that does nothing without them, and shows it as soon as they do. The page may have been seen, and used, long
 * before.
 */
export async function scriptsAtWork(page: Page): Promise<void> {
  // The programme in words has none: nothing is waited for.
  if ((await page.locator('script:not([type="application/ld+json"])').count()) === 0) return;
  const inFooter = page.getByRole('contentinfo').getByRole('button', { name: 'Kies je cookies' });
  const onScreen = page.getByRole('button', { name: 'Beelden stilzetten' });
  await expect(inFooter.or(onScreen), 'the scripts are at work').toBeVisible({ timeout: LOADED_MS });
}

/** Moves the mouse: what no first view needs waits for the first interaction. The first event of a mouse has no movement yet. */
export const giveSign = (page: Page) => page.mouse.move(2, 2, { steps: 2 });

/** Opens a page with its scripts at work, those of its forms too, be its pictures there or not. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await formsAtWork(page);
}

/** Opens a page again, where our own fonts may have come too late to be shown: what is measured was drawn for those. */
export async function inOurFonts(page: Page): Promise<void> {
  await scriptsAtWork(page);
  await page.evaluate(() => document.fonts.ready);
  await page.reload({ waitUntil: 'domcontentloaded' });
  await scriptsAtWork(page);
}

/**
 * Waits for the scripts of a page and, where it has forms, touches each as a finger does and waits for theirs: they know what
 * was typed before, and the browser no longer judges what is filled in.
 */
export async function formsAtWork(page: Page): Promise<void> {
  await scriptsAtWork(page);
  const withoutScripts = page.locator('main is-land form[method="post"]:not([novalidate])');
  await withoutScripts.evaluateAll((forms) => {
    for (const form of forms) form.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  });
  await expect(withoutScripts, 'forms without their scripts').toHaveCount(0, { timeout: LOADED_MS });
}

/** Touches the island of a page as a hand does, and waits until React has taken it over. */
export async function islandStarted(page: Page): Promise<void> {
  const island = page.locator('main is-land').first();
  await island.dispatchEvent('pointerover');
  await expect(island, 'the island has started').toHaveAttribute('started', { timeout: LOADED_MS });
}

/** Keeps scripts, or one of them, from arriving until the given function is called, as on a slow line; call before the page is opened. */
export const holdScripts = (page: Page, name = '*') => hold(page, `**/assets/${name}.js`);

/** Keeps the items of a day, which follow its page, from arriving in the same way. */
export const holdItems = (page: Page) => hold(page, '**/programma/*.items');

/** Waits for the items of the day that is open, which its island requests once it is touched. */
export async function itemsHere(page: Page): Promise<void> {
  await islandStarted(page);
  const isThere = () => performance.getEntriesByType('resource').some(({ name }) => name.endsWith('.items'));
  await expect.poll(() => page.evaluate(isThere), { timeout: LOADED_MS }).toBe(true);
  // They have come, and are read in the next tasks.
  await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));
}

/** Keeps what is asked at such an address from leaving until the given function is called. */
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
