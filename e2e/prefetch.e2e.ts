import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { testOnOwnSite } from './support/own-site.ts';
import type { Site } from './support/running-site.ts';
import { scriptsAtWork } from './support/scripts.ts';

// Disables the page cache: the server then logs every request.
const test = testOnOwnSite({ CACHE_PAGE_S: '0' });

const DAY = '/programma/2025-10-26';
const LONG_ENOUGH_MS = 1_500;

/** Maximum total size of the pages that are prefetched while a visitor scrolls a day page to its end, in bytes. */
const MOST_BYTES = 250_000;

type Requested = { path: string; bytes: number };

/** Opens the day. Returns a function that lists the requests for other pages since then: the prefetches. */
async function openDay(page: Page, { log }: Site): Promise<() => Requested[]> {
  const start = log.length;
  await page.goto(DAY);
  await scriptsAtWork(page);
  return () =>
    log.slice(start).flatMap((line) => {
      const [, path, bytes] = /^GET (\/(?!assets|beeld|programma)\S*) 200 \S+ (\d+)B/.exec(line) ?? [];
      return path ? [{ path, bytes: Number(bytes) }] : [];
    });
}

const rowsOf = (requested: Requested[]) => requested.filter(({ path }) => path.startsWith('/activiteiten/'));

/** Follows a link whose page was prefetched, and expects no other request for that page. */
async function opensWithoutRequest(page: Page, requested: () => Requested[]): Promise<void> {
  // The log contains parameter names without their values. The link is therefore found by its path alone.
  const [first] = rowsOf(requested());
  const target = first?.path.replace(/\?.*$/, '') ?? '';
  const times = () => rowsOf(requested()).filter(({ path }) => path === first?.path).length;
  const before = times();
  await page.getByRole('main').locator(`a[href^="${target}?moment="]`).first().click();
  await expect(page).toHaveURL(new RegExp(`${target}\\?moment=`));
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/26 oktober/);
  expect(times()).toBe(before);
}

test('a link near the window is prefetched, and not requested again when it is followed (§9.6)', async ({
  page,
  site,
}) => {
  const requested = await openDay(page, site);
  await expect.poll(() => rowsOf(requested()).length).toBeGreaterThan(0);
  await opensWithoutRequest(page, requested);
});

test('a day with a hundred rows prefetches the pages of only a few rows, however far a visitor scrolls', {
  tag: '@long',
}, async ({ page, site }) => {
  const requested = await openDay(page, site);
  const main = page.getByRole('main');
  for (let screen = 1; screen <= 12; screen += 1) {
    await page.mouse.wheel(0, 700);
    await page.waitForTimeout(LONG_ENOUGH_MS / 5);
    // Links become candidates for a prefetch only near the viewport, therefore there are few at a time.
    expect(await main.locator('a[data-near]').count()).toBeLessThanOrEqual(12);
  }
  await page.waitForTimeout(LONG_ENOUGH_MS);
  const pages = requested();
  expect(pages.length).toBeGreaterThan(3);
  expect(pages.length).toBeLessThanOrEqual(12);
  expect(pages.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(MOST_BYTES);
});

test('nothing is prefetched while the data saver of the browser is on', { tag: '@long' }, async ({
  page,
  site,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
  });
  const requested = await openDay(page, site);
  await page.waitForTimeout(LONG_ENOUGH_MS);
  expect(rowsOf(requested())).toEqual([]);
});

test('a browser without speculation rules prefetches with links, and opens the prefetched page', {
  tag: '@long',
}, async ({ page, site }) => {
  await page.addInitScript(() => {
    HTMLScriptElement.supports = () => false;
  });
  const requested = await openDay(page, site);
  await expect.poll(() => rowsOf(requested()).length).toBeGreaterThan(1);
  await opensWithoutRequest(page, requested);
});

test.describe('the worker prefetches in a browser that supports neither speculation rules nor prefetch links', () => {
  test.use({ serviceWorkers: 'allow' });

  test('if the browser supports neither speculation rules nor prefetch links, the worker serves a prefetched page once', {
    tag: '@long',
  }, async ({ page, site }) => {
    await page.addInitScript(() => {
      HTMLScriptElement.supports = () => false;
      const supports = DOMTokenList.prototype.supports;
      DOMTokenList.prototype.supports = function (token) {
        return token !== 'prefetch' && supports.call(this, token);
      };
    });
    await page.goto('/contact');
    await page.evaluate(() => navigator.serviceWorker.ready);
    const requested = await openDay(page, site);
    await expect.poll(() => rowsOf(requested()).length).toBeGreaterThan(1);
    const [first] = rowsOf(requested());
    const target = first?.path.replace(/\?.*$/, '') ?? '';
    await page.getByRole('main').locator(`a[href^="${target}?moment="]`).first().click();
    await expect(page).toHaveURL(new RegExp(`${target}\\?moment=`));
    expect(rowsOf(requested()).filter(({ path }) => path === first?.path)).toHaveLength(1);
  });
});
