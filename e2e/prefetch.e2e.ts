import { expect } from '@playwright/test';
import { testOnOwnSite } from './support/own-site.ts';
import type { Site } from './support/running-site.ts';
import { scriptsAtWork } from './support/scripts.ts';

// Without kept pages the server's log tells every question.
const test = testOnOwnSite({ CACHE_PAGE_S: '0' });

const DAY = '/programma/2025-10-26';
const LONG_ENOUGH_MS = 1_500;

/** What the server was asked for on behalf of pages that nobody is on yet, since a line of its log. */
const answersFrom = ({ log }: Site, start: number): string[] =>
  log.slice(start).flatMap((line) => /^GET (\S+\.data(?:\?\S*)?) 200/.exec(line)?.[1] ?? []);

test('a link near the window is fetched before it is followed, and not again then (§9.6)', async ({
  page,
  site,
}) => {
  const start = site.log.length;
  await page.goto(DAY);
  await scriptsAtWork(page);
  const rows = () => answersFrom(site, start).filter((asked) => asked.startsWith('/activiteiten/'));
  await expect.poll(() => rows().length).toBeGreaterThan(0);

  // The log names what an address asks, not what for: of a moment it tells the page.
  const [path = ''] = rows();
  const target = path.replace(/\.data.*$/, '');
  const asked = () => rows().filter((one) => one === path).length;
  const before = asked();
  await page.getByRole('main').locator(`a[href^="${target}?moment="]`).first().click();
  await expect(page).toHaveURL(new RegExp(`${target}\\?moment=`));
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/26 oktober/);
  expect(asked()).toBe(before);
});

test('a day of a hundred rows asks for few of them, however far a visitor scrolls', async ({
  page,
  site,
}) => {
  const start = site.log.length;
  await page.goto(DAY);
  await scriptsAtWork(page);
  for (let screen = 1; screen <= 8; screen += 1) {
    await page.mouse.wheel(0, 700);
    await page.waitForTimeout(LONG_ENOUGH_MS / 5);
  }
  await page.waitForTimeout(LONG_ENOUGH_MS);
  const asked = answersFrom(site, start);
  expect(asked.length).toBeGreaterThan(3);
  expect(asked.length).toBeLessThanOrEqual(12);
  expect(new Set(asked).size).toBe(asked.length);
});

test('the code of the next pages waits for a visitor, and where it cannot be had the page stays', async ({
  page,
  site,
}) => {
  const start = site.log.length;
  await page.goto(DAY);
  await scriptsAtWork(page);
  await expect.poll(() => answersFrom(site, start).length).toBeGreaterThan(1);
  const code = () => page.locator('link[rel=modulepreload][href*="/assets/experience-"]');
  await expect(code()).toHaveCount(0);

  await page.route('**/assets/*.js', (route) => route.abort('connectionreset'));
  await page.evaluate(() => Object.assign(window, { isStillThere: true }));
  await page.mouse.wheel(0, 300);
  await expect.poll(() => code().count()).toBeGreaterThan(0);
  await page.waitForTimeout(LONG_ENOUGH_MS);
  expect(await page.evaluate(() => 'isStillThere' in window)).toBe(true);
});

test('nothing is fetched beforehand for who pays by the byte', async ({ page, site }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
  });
  const start = site.log.length;
  await page.goto(DAY);
  await scriptsAtWork(page);
  await page.waitForTimeout(LONG_ENOUGH_MS);
  expect(answersFrom(site, start)).toEqual([]);
});
