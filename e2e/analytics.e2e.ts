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
  test('tells the pixel «InitiateCheckout» after consent; before it, after a no, and where no pixel is set it tells nobody', async ({
    browser,
    site: bare,
  }) => {
    await whileRunning(await startSite(PIXEL), async (site) => {
      const visit = async (url: string, answer: string) => {
        const page = await browser.newPage({ baseURL: url });
        await page.goto(PAGE);
        const button = page.getByRole('button', { name: answer });
        await expect(button).toBeVisible();
        const before = await leave(page);
        await button.click();
        const after = await leave(page);
        await page.close();
        return { before, after };
      };
      const agreed = await visit(site.url, 'Ja, dat mag');
      expect(agreed.before).toEqual([]);
      expect(agreed.after).toHaveLength(1);
      const { searchParams } = new URL(agreed.after[0] ?? 'about:blank');
      expect([searchParams.get('id'), searchParams.get('ev')]).toEqual(['4242', 'InitiateCheckout']);

      expect(await visit(site.url, 'Nee, liever niet')).toEqual({ before: [], after: [] });
      expect(await visit(bare.url, 'Ja, dat mag')).toEqual({ before: [], after: [] });
    });
  });
});
