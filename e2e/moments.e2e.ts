import { scriptsAtWork } from './support/scripts.ts';
import { expect, test } from './support/site.ts';

test('an experience with more than four moments shows them in a carousel, those to come first (§4.6, §9.5)', async ({
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

test('one with a few lists them with its facts, past ones named so', async ({ page }) => {
  await page.goto('/activiteiten/de-slak-heeft-gelijk');
  await expect(page.getByRole('group', { name: 'Alle momenten' })).toHaveCount(0);
  await expect(page.getByText('1 Activiteit', { exact: true })).toBeVisible();
});

test('what is full names the next time there is room', async ({ page }) => {
  await page.goto('/programma/2025-10-27');
  const row = page.getByRole('article').filter({ hasText: 'Op de thee bij een draak' }).first();
  await expect(row).toContainText('volzet');
  await expect(row).toContainText('Ook vandaag om 16:30.');
});

test('on a phone the day of the signing board that is shown is in sight, without scripts too', async ({
  browser,
  site,
}) => {
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
