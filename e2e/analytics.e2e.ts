import type { Page } from '@playwright/test';
import { whileRunning } from './support/process.ts';
import { startSite } from './support/running-site.ts';
import { expect, test } from './support/site.ts';

const PAGE = '/boektopia-op-toer-activiteiten/de-eerste-kilometer';
const PIXEL = { META_PIXEL_ID: '4242' };

/** Clicks the first link of the text that leads off the site; what the pixel was told meanwhile. */
async function leave(page: Page): Promise<string[]> {
  const told: string[] = [];
  await page.route(/facebook\.com/, (route) => {
    told.push(route.request().url());
    return route.fulfill({ status: 204 });
  });
  // The visitor stays here: where the link leads does not matter.
  await page.route(/^https?:\/\/(?!localhost|127\.|www\.facebook)/, (route) => route.abort());
  await page.evaluate(() => {
    addEventListener('click', (event) => event.preventDefault());
  });
  await page.getByRole('main').locator('article a[href^="http"]').last().click();
  // A page asks in the order in which it is told to: whoever was told was asked before this.
  await page.evaluate(() => fetch('/health', { cache: 'no-store' }));
  return told;
}

test.describe('a link of a tour page that leads off the site (§2.50)', () => {
  test('tells the pixel «InitiateCheckout» after consent, and nothing before', async ({ browser }) => {
    await whileRunning(await startSite(PIXEL), async (site) => {
      const page = await browser.newPage({ baseURL: site.url });
      await page.goto(PAGE);
      const notice = page.getByRole('button', { name: 'Ja, dat mag' });
      await expect(notice).toBeVisible();
      expect(await leave(page)).toEqual([]);
      await notice.click();
      const told = await leave(page);
      expect(told).toHaveLength(1);
      const { searchParams } = new URL(told[0] ?? 'about:blank');
      expect([searchParams.get('id'), searchParams.get('ev')]).toEqual(['4242', 'InitiateCheckout']);
      await page.close();
    });
  });

  test('tells nobody after a no, nor where no pixel is set', async ({ browser, site: bare }) => {
    await whileRunning(await startSite(PIXEL), async (site) => {
      for (const [url, answer] of [
        [site.url, 'Nee, liever niet'],
        [bare.url, 'Ja, dat mag'],
      ] as const) {
        const page = await browser.newPage({ baseURL: url });
        await page.goto(PAGE);
        await page.getByRole('button', { name: answer }).click();
        expect(await leave(page)).toEqual([]);
        await page.close();
      }
    });
  });
});
