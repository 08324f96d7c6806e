import type { Page } from '@playwright/test';
import { whileRunning } from './support/process.ts';
import { startSite } from './support/running-site.ts';
import { islandStarted, open } from './support/scripts.ts';
import { expect, test } from './support/site.ts';

const DAY = '/programma/2025-10-26';
const PHONE = { width: 375, height: 667 };
const rows = (page: Page) => page.getByRole('main').locator('ol article');
const fold = (page: Page) => page.locator('details', { hasText: /(?:Toon|Verberg) wat voorbij is/ });

test('in the middle of a day, the first screen of a phone shows the running and the next items, and collapses past ones', async ({
  browser,
}) => {
  const env = { SITE_NOW: '2025-10-26T14:13:00+01:00' };
  await whileRunning(await startSite(env), async (site) => {
    const context = await browser.newContext({ baseURL: site.url, viewport: PHONE });
    const page = await context.newPage();

    await test.step('the first screen of «Nu & straks» shows running items and items that start soon', async () => {
      await open(page, '/nu');
      await expect(page.getByRole('heading', { name: /^Nu kun je bij \d+ binnen$/ })).toBeInViewport();
      await expect(rows(page).first()).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('heading', { name: 'Begint binnen het uur' })).toBeInViewport();
    });

    await test.step('the first screen of the home page shows running items and items that start soon', async () => {
      await open(page, '/');
      for (const name of ['Loop nu binnen', 'Begint binnen het uur'])
        await expect(page.getByRole('heading', { name })).toBeInViewport();
      await page.setViewportSize({ width: 1440, height: 1000 });
      const band = await page.getByRole('region', { name: 'Nu & straks' }).boundingBox();
      const days = await page.getByRole('navigation', { name: 'Dagen van het festival' }).boundingBox();
      expect.soft(band && days && days.y - band.y - band.height).toBeLessThanOrEqual(32);
      await page.setViewportSize(PHONE);
    });

    await test.step('the label of the past items covers no row, at any width', async () => {
      await open(page, DAY);
      for (const width of [320, 768, 1024, 1440, PHONE.width]) {
        await page.setViewportSize({ ...PHONE, width });
        const isClear = async () => {
          const label = await page.getByText('Toon wat voorbij is').boundingBox();
          const row = await rows(page).first().boundingBox();
          return label && row && label.y + label.height <= row.y;
        };
        await expect.poll(isClear, `at ${width} px`).toBe(true);
      }
    });

    await test.step('on paper the first hour begins below the ongoing activities', async () => {
      await page.setViewportSize({ width: 703, height: 1_000 });
      await page.emulateMedia({ media: 'print' });
      const ongoing = await page.locator('details', { hasText: 'doorlopende activiteiten' }).boundingBox();
      const hour = await page
        .getByRole('heading', { name: /^\d+ u$/ })
        .first()
        .boundingBox();
      expect(ongoing && hour && hour.y - ongoing.y - ongoing.height).toBeGreaterThanOrEqual(0);
      await page.emulateMedia({ media: 'screen' });
      await page.setViewportSize(PHONE);
    });

    await test.step('past items are collapsed, and stay open once opened', async () => {
      await page.clock.install();
      await open(page, DAY);
      await expect(rows(page).filter({ hasText: 'voorbij' })).toHaveCount(0);
      // While Playwright measures the row, a refresh of the page may replace it. The row then has no box.
      const top = async () => (await rows(page).first().boundingBox())?.y ?? Number.POSITIVE_INFINITY;
      await expect.poll(top).toBeLessThanOrEqual(470);
      const [, left] =
        /^Nog (\d+) van de \d+ belevingen op /.exec((await page.getByRole('status').textContent()) ?? '') ??
        [];
      await expect.soft(page.getByText(`24 van ${left}`, { exact: true })).toBeVisible();
      await islandStarted(page);
      const first = await rows(page).first().textContent();
      await fold(page).locator('summary').click();
      await expect(page).toHaveURL(`${DAY}?voorbij=1`);
      await expect(rows(page).first()).not.toHaveText(first ?? '');
      await expect(rows(page)).toHaveCount(24);
      const renewed = page.waitForResponse(`${site.url}${DAY}?voorbij=1`);
      await page.clock.fastForward(6 * 60_000);
      await renewed;
      await expect(fold(page)).toHaveAttribute('open');
      await expect(rows(page)).toHaveCount(24);
      await page.goBack();
      await expect(rows(page).first()).toHaveText(first ?? '');
    });

    await context.close();

    await test.step('without scripts', async () => {
      const still = await browser.newContext({
        baseURL: site.url,
        viewport: PHONE,
        javaScriptEnabled: false,
      });
      const plain = await still.newPage();
      await plain.goto(DAY);
      await fold(plain).locator('summary').click();
      await plain.getByRole('link', { name: 'Toon de dag vanaf het begin' }).click();
      await expect(plain).toHaveURL(`${DAY}?voorbij=1`);
      await expect(rows(plain)).toHaveCount(24);
      await plain.getByRole('link', { name: 'Zie wat er nu loopt en straks begint' }).click();
      await plain.getByLabel('Hoeveel tijd heb je?').selectOption('45 min');
      await plain.getByLabel('Waar ben je?').selectOption('Forum');
      await plain.getByRole('button', { name: 'Toon' }).click();
      await expect(plain).toHaveURL('/nu?locatie=forum&tijd=45');
      await expect(plain.getByText(/^Dit past tot 14:5\d\.$/)).toBeVisible();
      await expect(rows(plain).first()).toContainText(/min wandelen|hier/);
      await still.close();
    });
  });
});
