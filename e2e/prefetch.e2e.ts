import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { testOnOwnSite } from './support/own-site.ts';
import type { Site } from './support/running-site.ts';
import { scriptsAtWork } from './support/scripts.ts';

// Without kept pages the server's log tells every question.
const test = testOnOwnSite({ CACHE_PAGE_S: '0' });

const DAY = '/programma/2025-10-26';
const LONG_ENOUGH_MS = 1_500;

/** What a day may cost a visitor who scrolls it to its end, in bytes of pages that were fetched ahead. */
const MOST_BYTES = 250_000;

type Asked = { path: string; bytes: number };

/** Opens the day; tells what the server was asked for since on behalf of pages that nobody is on yet. */
async function openDay(page: Page, { log }: Site): Promise<() => Asked[]> {
  const start = log.length;
  await page.goto(DAY);
  await scriptsAtWork(page);
  return () =>
    log.slice(start).flatMap((line) => {
      const [, path, bytes] = /^GET (\/(?!assets|beeld|programma)\S*) 200 \S+ (\d+)B/.exec(line) ?? [];
      return path ? [{ path, bytes: Number(bytes) }] : [];
    });
}

const rowsOf = (asked: Asked[]) => asked.filter(({ path }) => path.startsWith('/activiteiten/'));

/** Follows a link whose page was prefetched, and expects no other request for that page. */
async function opensWithoutRequest(page: Page, asked: () => Asked[]): Promise<void> {
  // The log contains the names of parameters and not their values: it names the page of a moment.
  const [first] = rowsOf(asked());
  const target = first?.path.replace(/\?.*$/, '') ?? '';
  const times = () => rowsOf(asked()).filter(({ path }) => path === first?.path).length;
  const before = times();
  await page.getByRole('main').locator(`a[href^="${target}?moment="]`).first().click();
  await expect(page).toHaveURL(new RegExp(`${target}\\?moment=`));
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/26 oktober/);
  expect(times()).toBe(before);
}

test('a link near the window is fetched before it is followed, and not again then (§9.6)', async ({
  page,
  site,
}) => {
  const asked = await openDay(page, site);
  await expect.poll(() => rowsOf(asked()).length).toBeGreaterThan(0);
  await opensWithoutRequest(page, asked);
});

test('a day of a hundred rows asks for few of them, however far a visitor scrolls', {
  tag: '@long',
}, async ({ page, site }) => {
  const asked = await openDay(page, site);
  const main = page.getByRole('main');
  for (let screen = 1; screen <= 12; screen += 1) {
    await page.mouse.wheel(0, 700);
    await page.waitForTimeout(LONG_ENOUGH_MS / 5);
    // No more are wanted at a time than are near the window.
    expect(await main.locator('a[data-near]').count()).toBeLessThanOrEqual(12);
  }
  await page.waitForTimeout(LONG_ENOUGH_MS);
  const pages = asked();
  expect(pages.length).toBeGreaterThan(3);
  expect(pages.length).toBeLessThanOrEqual(12);
  expect(pages.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(MOST_BYTES);
});

test('nothing is fetched beforehand for who pays by the byte', { tag: '@long' }, async ({ page, site }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
  });
  const asked = await openDay(page, site);
  await page.waitForTimeout(LONG_ENOUGH_MS);
  expect(rowsOf(asked())).toEqual([]);
});

test('a browser without rules for it fetches by links, and opens what they brought', {
  tag: '@long',
}, async ({ page, site }) => {
  await page.addInitScript(() => {
    HTMLScriptElement.supports = () => false;
  });
  const asked = await openDay(page, site);
  await expect.poll(() => rowsOf(asked()).length).toBeGreaterThan(1);
  await opensWithoutRequest(page, asked);
});

test.describe('in a browser that knows neither rules nor links for it', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the worker gives what was fetched ahead, once', { tag: '@long' }, async ({ page, site }) => {
    await page.addInitScript(() => {
      HTMLScriptElement.supports = () => false;
      const supports = DOMTokenList.prototype.supports;
      DOMTokenList.prototype.supports = function (token) {
        return token !== 'prefetch' && supports.call(this, token);
      };
    });
    await page.goto('/contact');
    await page.evaluate(() => navigator.serviceWorker.ready);
    const asked = await openDay(page, site);
    await expect.poll(() => rowsOf(asked()).length).toBeGreaterThan(1);
    const [first] = rowsOf(asked());
    const target = first?.path.replace(/\?.*$/, '') ?? '';
    await page.getByRole('main').locator(`a[href^="${target}?moment="]`).first().click();
    await expect(page).toHaveURL(new RegExp(`${target}\\?moment=`));
    expect(rowsOf(asked()).filter(({ path }) => path === first?.path)).toHaveLength(1);
  });
});
