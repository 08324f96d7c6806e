import { expect, type Page } from '@playwright/test';
import { testOnSmallSite } from './support/own-site.ts';
import { holdScripts, open, scriptsAtWork } from './support/scripts.ts';
import { SMALL_NOON } from './support/small-site.ts';

const test = testOnSmallSite({ now: SMALL_NOON });

const button = (page: Page, label: string) =>
  page
    .getByRole('banner')
    .locator('summary')
    .filter({ hasText: new RegExp(`^${label}$`) });
/** Content of the panel with the days. It is visible only while the panel is open. */
const daysPanel = (page: Page) => page.getByRole('banner').getByRole('list', { name: 'Dagen' });
/** Content of the panel with more links, which is visible only while the panel is open. */
const morePanel = (page: Page) => page.getByRole('banner').getByText('De molen', { exact: true });

test.describe('a dropdown of the header', () => {
  test('a dropdown of the header opens with its introduction, buttons, days and links (§2.19)', async ({
    page,
  }) => {
    await page.goto('/laarzen');
    await expect(daysPanel(page)).toBeHidden();
    await button(page, 'Molendagen').click();
    await expect(page.getByRole('banner').getByText('Kies een dag.')).toBeVisible();
    await expect(daysPanel(page).getByRole('link')).toHaveText(['za 25/10', 'zo 26/10', 'ma 27/10']);
    await expect(daysPanel(page).getByRole('link', { name: 'zondag 26 oktober, vandaag' })).toHaveAttribute(
      'href',
      '/programma/2025-10-26',
    );
    await expect(page.getByRole('banner').getByRole('link', { name: 'Alle dagen' })).toBeVisible();
  });

  test('a dropdown of the header closes when it is clicked again (§4.2)', { tag: '@long' }, async ({
    page,
  }) => {
    await page.goto('/laarzen');
    await button(page, 'Molendagen').click();
    await button(page, 'Molendagen').click();
    await expect(daysPanel(page)).toBeHidden();
  });

  test('a dropdown of the header closes when another one opens: one at a time (§4.2)', {
    tag: '@long',
  }, async ({ page }) => {
    await page.goto('/laarzen');
    await button(page, 'Molendagen').click();
    await button(page, 'Meer molen').click();
    await expect(morePanel(page)).toBeVisible();
    await expect(daysPanel(page)).toBeHidden();
  });

  test('a dropdown of the header closes on Escape, which returns the focus to its button (§2.22)', async ({
    page,
  }) => {
    await open(page, '/laarzen');
    await button(page, 'Molendagen').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(daysPanel(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(daysPanel(page)).toBeHidden();
    await expect(button(page, 'Molendagen')).toBeFocused();
  });

  test('a dropdown of the header closes on a click outside it, but not on a click inside it (§2.22)', {
    tag: '@long',
  }, async ({ page }) => {
    await open(page, '/laarzen');
    await button(page, 'Molendagen').click();
    await page.getByRole('banner').getByText('Kies een dag.').click();
    await expect(daysPanel(page)).toBeVisible();
    await page.getByRole('contentinfo').click({ position: { x: 5, y: 5 } });
    await expect(daysPanel(page)).toBeHidden();
  });

  test('a dropdown of the header closes when its link is followed', { tag: '@long' }, async ({ page }) => {
    await page.goto('/laarzen');
    await button(page, 'Molendagen').click();
    await daysPanel(page).getByRole('link', { name: 'maandag 27 oktober' }).click();
    await expect(page).toHaveURL('/programma/2025-10-27');
    await expect(daysPanel(page)).toBeHidden();
  });
});

test.describe('without JavaScript a dropdown', () => {
  test.use({ javaScriptEnabled: false });

  test('without JavaScript a dropdown of the header opens, closes the other dropdown, and has working links', async ({
    page,
  }) => {
    await page.goto('/laarzen');
    await button(page, 'Meer molen').click();
    await button(page, 'Molendagen').click();
    await expect(morePanel(page)).toBeHidden();
    await daysPanel(page).getByRole('link', { name: 'zaterdag 25 oktober' }).click();
    await expect(page).toHaveURL('/programma/2025-10-25');
  });
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`on a phone, ${javaScriptEnabled ? 'with' : 'without'} JavaScript,`, () => {
    test.use({ viewport: { width: 375, height: 700 }, javaScriptEnabled });

    test('on a phone a button opens and closes the menu, and the dropdowns in the menu are an accordion (§2.22, §4.3)', async ({
      page,
    }) => {
      await page.goto('/laarzen');
      const menu = page.getByRole('navigation', { name: 'Hoofdmenu' });
      await expect(menu).toBeHidden();
      const open = page.getByRole('button', { name: 'Menu', exact: true });
      await expect(open).toBeInViewport({ ratio: 1 });
      await open.click();
      await expect(menu).toBeVisible();
      await button(page, 'Molendagen').click();
      await expect(daysPanel(page)).toBeVisible();
      await button(page, 'Meer molen').click();
      await expect(daysPanel(page)).toBeHidden();
      await page.getByRole('button', { name: 'Sluit menu' }).click();
      await expect(menu).toBeHidden();
    });

    test('on a phone a link in the menu opens its page, where the menu is closed', { tag: '@long' }, async ({
      page,
    }) => {
      await page.goto('/laarzen');
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await page
        .getByRole('navigation', { name: 'Hoofdmenu' })
        .getByRole('link', { name: 'De weg erheen' })
        .click();
      await expect(page).toHaveURL('/de-weg');
      await expect(page.getByRole('navigation', { name: 'Hoofdmenu' })).toBeHidden();
    });
  });
}

test('a dropdown that is opened before the scripts load stays open afterwards', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/laarzen', { waitUntil: 'commit' });
  await button(page, 'Molendagen').click();
  await expect(daysPanel(page)).toBeVisible();
  release();
  await scriptsAtWork(page);
  await expect(daysPanel(page)).toBeVisible();
  // Escape closes the panel only once the scripts work.
  await page.keyboard.press('Escape');
  await expect(daysPanel(page)).toBeHidden();
});

test('the logo is hidden on home and links to home from every other page (§2.21)', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Boektopia' })).toHaveCount(0);
  await page.goto('/laarzen');
  await page.getByRole('banner').getByRole('link', { name: 'Boektopia' }).click();
  await expect(page).toHaveURL('/');
});

test('the header has a search link, a tickets button and its secondary links (§2.18, §2.20)', async ({
  page,
}) => {
  await page.goto('/laarzen');
  const banner = page.getByRole('banner');
  await expect(banner.getByRole('link', { name: 'Zoeken' })).toHaveAttribute('href', '/zoeken');
  await expect(banner.getByRole('link', { name: 'Tickets' })).toHaveAttribute(
    'href',
    'https://tickets.papierpret.example/',
  );
  await expect(banner.getByRole('link', { name: 'Laarzen' })).toHaveAttribute('href', '/laarzen');
});
