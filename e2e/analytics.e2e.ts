import type { Page } from '@playwright/test';
import { whileRunning } from './support/process.ts';
import { startSite } from './support/running-site.ts';
import { firstInteraction } from './support/scripts.ts';
import { expect, test } from './support/site.ts';

const PAGE = '/boektopia-op-toer-activiteiten/de-eerste-kilometer';
const PIXEL = { META_PIXEL_ID: '4242' };

/**
 * Clicks the first external link of the text. Returns the URLs of the pixel requests that the page sends on the click.
 */
async function leave(page: Page): Promise<string[]> {
  const told: string[] = [];
  await page.route(/facebook\.com/, (route) => {
    told.push(route.request().url());
    return route.fulfill({ status: 204 });
  });
  // Blocks the navigation, because the destination of the link does not matter.
  await page.route(/^https?:\/\/(?!localhost|127\.|www\.facebook)/, (route) => route.abort());
  await page.evaluate(() => {
    addEventListener('click', (event) => event.preventDefault());
  });
  await page.getByRole('main').locator('article a[href^="http"]').last().click();
  // The browser sends requests in order. When the request below has a response, every pixel request has been recorded.
  await page.evaluate(() => fetch('/health', { cache: 'no-store' }));
  return told;
}

test.describe('external links of a tour page (§2.50)', () => {
  test('following an external link of a tour page sends «InitiateCheckout» to the pixel after consent, and sends nothing before consent, after a refusal or without a configured pixel', {
    tag: '@long',
  }, async ({ browser, site: bare }) => {
    await whileRunning(await startSite(PIXEL), async (site) => {
      const visit = async (url: string, answer: string) => {
        const page = await browser.newPage({ baseURL: url });
        await page.goto(PAGE);
        await firstInteraction(page);
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

test('one visit in a hundred reports its page speed once when it ends, without a cookie or the address of the page', {
  tag: '@long',
}, async ({ page, site }) => {
  const beacon = /\/api\/visit$/;
  await page.addInitScript(() => {
    Math.random = () => 0.009;
    // Playwright cannot set `visibilityState`, by which the site detects that a visitor left the page.
    Object.defineProperty(document, 'visibilityState', {
      get: () => ('isPutAway' in window ? 'hidden' : 'visible'),
    });
  });
  await page.context().addCookies([{ name: 'test', value: '1', url: site.url }]);
  const measured = page.waitForResponse(/report-visit/);
  await page.goto(`${site.url}/zoeken?zoekterm=jan`);
  await measured;
  await page.getByRole('searchbox').first().click();
  await page.getByRole('searchbox').first().fill('piet');
  const sent = page.waitForRequest(beacon);
  const putAway = () =>
    page.evaluate(() => {
      Object.assign(window, { isPutAway: true });
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    });
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByType('paint').length))
    .toBeGreaterThan(0);
  await putAway();
  const request = await sent;
  expect((await request.response())?.status()).toBe(204);
  expect((await request.allHeaders()).cookie).toBeUndefined();
  const said = JSON.parse(request.postData() ?? '');
  expect(said).toEqual({
    page: 'search',
    lcp: expect.any(Number),
    inp: expect.any(Number),
    cls: expect.any(Number),
  });
  expect(said.lcp).toBeGreaterThan(0);
  expect(said.inp).toBeGreaterThan(0);
  let again = 0;
  page.on('request', (other) => {
    if (beacon.test(other.url())) again += 1;
  });
  await putAway();
  await page.evaluate(() => fetch('/health', { cache: 'no-store' }));
  expect(again).toBe(0);
});
