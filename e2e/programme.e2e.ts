import { expect } from '@playwright/test';
import { testOnSmallSite } from './support/own-site.ts';
import { itemsLoaded, open, scriptsAtWork } from './support/scripts.ts';
import { SMALL_NOON } from './support/small-site.ts';
import { observe } from './support/watched-page.ts';

const test = testOnSmallSite({ now: SMALL_NOON });

test.describe('on a device in New York', () => {
  test.use({ timezoneId: 'America/New_York' });

  test('on a device in New York the hours of a day are in Brussels time, before and after the scripts load', {
    tag: '@long',
  }, async ({ page, site }) => {
    const observed = observe(page, site.url);
    // On the site's clock it is this day, and the first item of the day is past.
    await open(page, '/programma/2025-10-26?voorbij=1');
    const row = page.getByRole('article').filter({ hasText: 'Zondag om tien' });
    await expect(row.getByText('10:00', { exact: true })).toBeVisible();
    await page.getByRole('navigation', { name: 'Dagen van het festival' }).getByRole('link').first().click();
    await expect(page).toHaveURL('/programma/2025-10-25');
    const saturday = page.getByRole('article').filter({ hasText: 'Zaterdag om tien' });
    await expect(saturday.getByText('10:00', { exact: true })).toBeVisible();
    expect(observed.complaints).toEqual([]);
  });
});

test('an all-day item is in the drawer of every day that it spans (§2.55, §2.58)', async ({ page }) => {
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

test.describe('a day with more items than fit on one page has several pages', () => {
  const monday = '/programma/2025-10-27';

  test('a day with more items than fit a page shows 24 items and a link to the rest, each item once (§9.1, §2.39)', async ({
    page,
  }) => {
    await open(page, monday);
    await itemsLoaded(page);
    const titles = page.getByRole('main').getByRole('article').getByRole('heading', { level: 3 });
    await expect(titles).toHaveCount(24);
    const first = await titles.allTextContents();
    const next = page.getByRole('link', { name: 'Toon de volgende 6' });
    await next.click();
    // Clicking appends the new items and changes the URL to that of the last page shown.
    await expect(page).toHaveURL(`${monday}?pagina=2`);
    await expect(titles).toHaveCount(30);
    const all = await titles.allTextContents();
    expect(all.slice(0, 24)).toEqual(first);
    expect(new Set(all).size).toBe(30);
    await expect(next).toHaveCount(0);

    // After opening an item, Back restores all rows that were shown.
    await titles.nth(20).getByRole('link').click();
    await expect(page).toHaveURL(/\/activiteiten\//);
    await page.goBack();
    await expect(titles).toHaveCount(30);
    await expect(titles.nth(20)).toBeInViewport();
    await page.goBack();
    await expect(titles).toHaveCount(24);
    await page.goForward();
    await expect(titles).toHaveCount(30);

    // If a visitor opens the URL of page 2 directly, the list shows only the items of page 2 and a link to page 1.
    await page.reload();
    await expect(titles).toHaveCount(6);
    await scriptsAtWork(page);
    await itemsLoaded(page);
    await page.getByRole('link', { name: 'Toon de vorige 24' }).click();
    await expect(titles).toHaveCount(30);
    await expect(page).toHaveURL(`${monday}?pagina=2`);
  });

  test('a day that fits one page has no pager (§9.14)', async ({ page }) => {
    await page.goto('/programma/2025-10-25');
    await expect(page.getByRole('navigation', { name: /Bladzijden/ })).toHaveCount(0);
  });
});

test('from 1024 px a visitor can switch a day to a grid, in which arrow keys work and no items overlap; the device stores the choice', async ({
  page,
  context,
  site,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: site.url });
  await open(page, '/programma/2025-10-26?thema=strips');
  await page.getByRole('link', { name: 'Rooster' }).click();
  await expect(page).toHaveURL('/programma/2025-10-26?thema=strips&weergave=rooster');
  const link = (name: RegExp) => page.getByRole('main').getByRole('link', { name });
  // Waits up to 30 s, because the code of the grid and the items of the day may still be loading.
  await expect(link(/^Zondag om tien.*Zolder/)).toBeVisible({ timeout: 30_000 });

  // The shared URL must also open the grid.
  await page.getByRole('button', { name: 'Deel deze keuze' }).click();
  await expect(page.getByRole('region', { name: 'Meldingen (F8)' })).toContainText('url gekopieerd');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    'https://www.boektopia.be/programma/2025-10-26?thema=strips&weergave=rooster',
  );
  await page
    .getByRole('list', { name: 'Gekozen filters' })
    .getByRole('link', { name: 'Zonder Strips' })
    .click();
  await expect(page).toHaveURL('/programma/2025-10-26?weergave=rooster');
  await page.getByRole('navigation', { name: 'Dagen van het festival' }).getByRole('link').last().click();
  await expect(page).toHaveURL('/programma/2025-10-27?weergave=rooster');
  await expect(link(/^Maandag 00.*Zolder/)).toBeVisible({ timeout: 30_000 });
  // Cells must not overlap, even when thirty items begin on the same stage within half an hour.
  const boxes = await page
    .getByRole('main')
    .getByRole('article')
    .evaluateAll((cells) =>
      cells.filter((cell) => cell.checkVisibility()).map((cell) => cell.getBoundingClientRect().toJSON()),
    );
  expect(boxes).toHaveLength(30);
  const covered = boxes.filter((a, index) =>
    boxes
      .slice(index + 1)
      .some((b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom),
  );
  expect(covered).toEqual([]);

  await link(/^Maandag 00.*Zolder/).focus();
  // The arrow keys work once the scripts have run: they leave only one link of the grid in the tab order.
  await expect(link(/^Maandag 01.*Zolder/)).toHaveAttribute('tabindex', '-1');
  await page.keyboard.press('ArrowDown');
  await expect(link(/^Maandag 01.*Zolder/)).toBeFocused();
  await page.keyboard.press('End');
  await expect(link(/^Maandag 29.*Zolder/)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/activiteiten\//);

  // The page redirects as soon as its scripts run, without waiting for other files.
  await page.goto('/programma/2025-10-25');
  await expect(page).toHaveURL('/programma/2025-10-25?weergave=rooster');
  await page.setViewportSize({ width: 1000, height: 800 });
  await expect(page.getByRole('heading', { level: 2, name: '10 u' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Rooster' })).toBeHidden();
});
