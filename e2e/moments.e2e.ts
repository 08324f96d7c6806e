import type { Locator } from '@playwright/test';
import { ownFontsLoaded, scriptsAtWork } from './support/scripts.ts';
import { expect, test } from './support/site.ts';

test('an experience with more than four moments shows them in a carousel, upcoming ones first (§4.6, §9.5)', async ({
  page,
}) => {
  await page.goto('/activiteiten/negen-dagen-om-een-roman-te-schrijven');
  const carousel = page.getByRole('group', { name: 'Alle momenten' });
  const slips = carousel.getByRole('listitem');
  await expect.poll(() => slips.count()).toBeGreaterThan(4);
  await expect(slips.first()).not.toContainText('voorbij');
  await expect(slips.last()).toContainText('voorbij');
  await expect(page.getByText(`${await slips.count()} Activiteiten`)).toBeVisible();
});

test('on a phone an experience shows time, place and button without scrolling; after scrolling, a bar at the bottom shows them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('/activiteiten/orkest-van-dichtslaande-boeken');
  await ownFontsLoaded(page);
  const main = page.getByRole('main');
  await expect(main.getByRole('group', { name: 'Alle momenten' })).toHaveCount(0);
  const others = main.getByRole('region', { name: '2 Activiteiten' });
  await expect(others).toContainText('Ook zaterdag 1 november 2025, 10:30 tot 11:20 · Podium Leie');
  const button = main.getByRole('link', { name: 'Reserveer hier je plaats' });
  const cover = main.locator('article img').first();
  const ribbons = main.locator('article').first().getByRole('list', { name: 'Thema’s' }).locator('..');
  const bottom = async (part: Locator) => {
    const box = await part.boundingBox();
    return box ? box.y + box.height : Number.POSITIVE_INFINITY;
  };
  expect.soft(await bottom(main.locator('dl time')), 'bottom of the time').toBeLessThanOrEqual(540);
  expect.soft(await bottom(button), 'bottom of the button').toBeLessThanOrEqual(720);
  expect
    .soft(await bottom(others), 'bottom of the other moments')
    .toBeLessThan((await cover.boundingBox())?.y ?? 0);
  expect.soft((await ribbons.boundingBox())?.height, 'height of one line of ribbons').toBeLessThanOrEqual(36);
  const atFoot = main.getByRole('link', { name: 'Reserveer', exact: true });
  await expect(atFoot).not.toBeInViewport();
  const intro = main.getByText('De dirigent leest de partituur');
  await intro.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
  await expect(button).not.toBeInViewport();
  await expect(atFoot).toBeInViewport({ ratio: 1 });
  await expect(atFoot.locator('../..')).toContainText('wo 29 okt 11:00Forum');
  // The bar at the bottom of the window must be hidden once the list of other experiences is in view.
  const another = main.getByRole('region', { name: 'Ontdek meer belevingen' }).getByRole('article').last();
  await another.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
  await expect(atFoot).not.toBeInViewport();

  // On a desktop the column beside the cover image is about as high as the image and the share links below
  // it.
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(atFoot).toBeHidden();
  const apart = (await bottom(intro)) - (await bottom(main.getByText('Delen:')));
  expect(Math.abs(apart)).toBeLessThanOrEqual(200);
});

test('a sold-out item names the next time with free seats', async ({ page }) => {
  await page.goto('/programma/2025-10-27');
  const row = page.getByRole('article').filter({ hasText: 'Op de thee bij een draak' }).first();
  await expect(row).toContainText('volzet');
  await expect(row).toContainText('Ook vandaag om 16:30.');
});

test('on a phone the selected day of the signing board is visible, even without scripts', {
  tag: '@long',
}, async ({ browser, site }) => {
  for (const javaScriptEnabled of [false, true]) {
    const context = await browser.newContext({
      baseURL: site.url,
      viewport: { width: 375, height: 812 },
      javaScriptEnabled,
    });
    const page = await context.newPage();
    const days = page.getByRole('navigation', { name: 'Dagen met signeersessies' });
    await page.goto('/signeren?dag=2025-11-02');
    await expect(days.locator('[aria-current]')).toBeInViewport({ ratio: 1 });
    if (javaScriptEnabled) {
      await scriptsAtWork(page);
      await expect(days.getByRole('link', { name: /^zaterdag 1 november/ })).toBeInViewport();
    }
    await context.close();
  }
});
