import { expect } from '@playwright/test';
import { testOnSmallSite } from './support/own-site.ts';
import { open } from './support/scripts.ts';
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
    await page.goto(monday);
    const titles = page.getByRole('main').getByRole('article').getByRole('heading', { level: 3 });
    await expect(titles).toHaveCount(24);
    const first = await titles.allTextContents();
    await page
      .getByRole('navigation', { name: /Bladzijden/ })
      .getByRole('link', { name: /2/ })
      .first()
      .click();
    await expect(page).toHaveURL(`${monday}?pagina=2`);
    await expect(titles).toHaveCount(6);
    const all = [...first, ...(await titles.allTextContents())];
    expect(new Set(all).size).toBe(30);
  });

  test('has no pager on a day that fits one page (§9.14)', async ({ page }) => {
    await page.goto('/programma/2025-10-25');
    await expect(page.getByRole('navigation', { name: /Bladzijden/ })).toHaveCount(0);
  });
});
