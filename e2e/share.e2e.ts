import type { Page } from '@playwright/test';
import { rowsOn } from './support/day-page.ts';
import { open } from './support/scripts.ts';
import { expect, test } from './support/site.ts';
import { tapsOn } from './support/taps.ts';
import { observe } from './support/watched-page.ts';

const ARTICLE = '/nieuws/een-uur-cadeau';
const CANONICAL = `https://www.boektopia.be${ARTICLE}`;
const COPIED = 'Je hebt de url gekopieerd';

const copyButton = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Kopieer de link' });
const region = (page: Page) => page.getByRole('region', { name: 'Meldingen (F8)' });
const toast = (page: Page) => region(page).locator('> div');

for (const path of [ARTICLE, '/activiteiten/de-slak-heeft-gelijk', '/boekhandels/nawoord']) {
  test(`the page ${path} has links to share it on two networks, and a button that copies its address (§2.41)`, {
    tag: path === ARTICLE ? [] : '@long',
  }, async ({ page, context, site }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: site.url });
    const observed = observe(page, site.url);
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main.getByText('Delen:', { exact: true })).toBeVisible();
    const address = encodeURIComponent(`https://www.boektopia.be${path}`);
    for (const name of [/^Deel op Facebook/, /^Deel via WhatsApp/]) {
      const link = main.getByRole('link', { name });
      await expect(link).toHaveAttribute('href', new RegExp(address.replaceAll('.', '\\.')));
      await expect(link).toHaveAttribute('rel', 'noopener');
    }
    await copyButton(page).click();
    await expect(toast(page)).toHaveText(COPIED);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`https://www.boektopia.be${path}`);
    expect(observed.foreign).toEqual([]);
    expect(observed.complaints).toEqual([]);
  });
}

test('the copy button copies the address even without the clipboard API', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'clipboard', { value: undefined }),
  );
  await page.goto(ARTICLE);
  await page.evaluate(() => {
    document.addEventListener('copy', () => {
      const active = document.activeElement;
      document.body.dataset.copied = active instanceof HTMLTextAreaElement ? active.value : '';
    });
  });
  await copyButton(page).click();
  await expect(toast(page)).toHaveText(COPIED);
  await expect(page.locator('body')).toHaveAttribute('data-copied', CANONICAL);
  await expect(copyButton(page)).toBeFocused();
});

test('the toast explains how to copy the address by hand if copying fails', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'clipboard', { value: undefined });
    document.execCommand = () => false;
  });
  await page.goto(ARTICLE);
  await copyButton(page).click();
  await expect(toast(page)).toHaveText('Kopiëren lukte niet: neem de url uit de adresbalk');
});

test('a phone shares the page with its own share sheet, and shows no message when the visitor closes it', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({
    baseURL: site.url,
    viewport: { width: 375, height: 800 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  const observed = observe(page, site.url);
  await page.addInitScript(() => {
    navigator.share = (data) => {
      document.body.dataset.shared = data?.url;
      return Promise.reject(new DOMException('closed', 'AbortError'));
    };
  });
  await page.goto(ARTICLE);
  await page.getByRole('button', { name: 'Deel met een app' }).tap();
  await expect(page.locator('body')).toHaveAttribute('data-shared', CANONICAL);
  expect(observed.complaints).toEqual([]);
  await context.close();
});

test("a visitor with children of five and eight finds Saturday's programme in six taps, and shares it with one link", async ({
  page,
  context,
  browser,
  site,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: site.url });
  const tap = await tapsOn(page);
  await open(page, '/');
  await tap(page.getByRole('main').getByRole('link', { name: /^zaterdag 1 november/ }));
  await expect(page).toHaveURL('/programma/2025-11-01');
  const panel = page.getByRole('form', { name: 'Filter' });
  await tap(page.getByRole('main').locator('summary').filter({ hasText: 'Filter' }));
  // The filter sheet covers the whole window.
  const dialog = page.getByRole('main').locator('details').filter({ has: panel });
  const uncovered = await dialog.evaluate((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    return [left, window.innerWidth - right, top, window.innerHeight - bottom];
  });
  expect(uncovered).toEqual([0, 0, 0, 0]);
  const ages = panel.getByRole('group', { name: 'Leeftijd' });
  // The ages are visible without opening a group.
  await tap(ages.getByLabel('4 tot 6 jaar'));
  await tap(ages.getByLabel('7 tot 9 jaar'));
  await expect(panel.locator('summary').filter({ hasText: 'Leeftijd' })).toHaveText(
    'Leeftijd4 tot 6, 7 tot 9 jaar',
  );
  await tap(panel.getByRole('button', { name: /^Toon \d+ beleving/ }));
  await tap(page.getByRole('button', { name: 'Deel deze keuze' }));
  expect(tap.count()).toBeLessThanOrEqual(6);
  await expect(page.getByRole('region', { name: 'Meldingen (F8)' })).toContainText('url gekopieerd');
  const { pathname, search } = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  expect(pathname + search).toBe('/programma/2025-11-01?leeftijd=4-6&leeftijd=7-9');

  const other = await browser.newPage({ baseURL: site.url });
  await other.goto(pathname + search);
  const chosen = await rowsOn(page);
  expect(chosen.length).toBeGreaterThan(2);
  expect(await rowsOn(other)).toEqual(chosen);
  await other.close();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('without JavaScript the page shows the share links, and no button that needs scripts', async ({
    page,
  }) => {
    await page.goto(ARTICLE);
    await expect(page.getByRole('main').getByRole('link', { name: /^Deel / })).toHaveCount(2);
    await expect(copyButton(page)).toHaveCount(0);
  });
});
