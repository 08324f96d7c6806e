import { expect } from '@playwright/test';
import { testOnSmallSite } from './support/own-site.ts';
import { itemsHere, open, scriptsAtWork } from './support/scripts.ts';
import { SMALL_NOON } from './support/small-site.ts';
import { observe } from './support/watched-page.ts';

const test = testOnSmallSite({ now: SMALL_NOON });

test.describe('on a device in New York', () => {
  test.use({ timezoneId: 'America/New_York' });

  test('the hours of a day are still those of Brussels, before and after the scripts arrive', async ({
    page,
    site,
  }) => {
    const observed = observe(page, site.url);
    await open(page, '/programma/2025-10-26');
    const row = page.getByRole('article').filter({ hasText: 'Zondag om tien' });
    await expect(row.getByText('10:00', { exact: true })).toBeVisible();
    await page.getByRole('navigation', { name: 'Dagen van het festival' }).getByRole('link').first().click();
    await expect(page).toHaveURL('/programma/2025-10-25');
    const saturday = page.getByRole('article').filter({ hasText: 'Zaterdag om tien' });
    await expect(saturday.getByText('10:00', { exact: true })).toBeVisible();
    expect(observed.complaints).toEqual([]);
  });
});

test('what runs through a day stands in its drawer on every day it spans (§2.55, §2.58)', async ({
  page,
}) => {
  await page.goto('/programma/2025-10-26');
  const drawer = page
    .getByRole('main')
    .locator('details')
    .filter({ hasText: 'Klik op + voor de doorlopende activiteiten' });
  await expect(drawer.getByText('De leesboom')).toBeHidden();
  await drawer.locator('summary').click();
  await expect(drawer.getByText('De leesboom')).toBeVisible();
  await page.goto('/programma/2025-10-27');
  await drawer.locator('summary').click();
  await expect(
    drawer.getByText('We hebben jammer genoeg geen belevingen die doorheen de dag doorlopen kunnen vinden.'),
  ).toBeVisible();
});

test.describe('a day with more items than fit a page', () => {
  const monday = '/programma/2025-10-27';

  test('shows 24 and leads to the rest, each item once (§9.1, §2.39)', async ({ page }) => {
    await open(page, monday);
    await itemsHere(page);
    const titles = page.getByRole('main').getByRole('article').getByRole('heading', { level: 3 });
    await expect(titles).toHaveCount(24);
    const first = await titles.allTextContents();
    const next = page.getByRole('link', { name: 'Toon de volgende 6' });
    await next.click();
    // They join the list, and the address is that of the last page shown.
    await expect(page).toHaveURL(`${monday}?pagina=2`);
    await expect(titles).toHaveCount(30);
    const all = await titles.allTextContents();
    expect(all.slice(0, 24)).toEqual(first);
    expect(new Set(all).size).toBe(30);
    await expect(next).toHaveCount(0);

    // Back, from wherever it is, returns to all that was shown.
    await titles.nth(20).getByRole('link').click();
    await expect(page).toHaveURL(/\/activiteiten\//);
    await page.goBack();
    await expect(titles).toHaveCount(30);
    await expect(titles.nth(20)).toBeInViewport();
    await page.goBack();
    await expect(titles).toHaveCount(24);
    await page.goForward();
    await expect(titles).toHaveCount(30);

    // The address alone is its own page, and the way to the one before it.
    await page.reload();
    await expect(titles).toHaveCount(6);
    await scriptsAtWork(page);
    await itemsHere(page);
    await page.getByRole('link', { name: 'Toon de vorige 24' }).click();
    await expect(titles).toHaveCount(30);
    await expect(page).toHaveURL(`${monday}?pagina=2`);
  });

  test('has no pager on a day that fits one page (§9.14)', async ({ page }) => {
    await page.goto('/programma/2025-10-25');
    await expect(page.getByRole('navigation', { name: /Bladzijden/ })).toHaveCount(0);
  });
});
