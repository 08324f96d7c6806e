import type { Page } from '@playwright/test';
import { expect, test } from './support/site.ts';
import { layoutShift, observe, quiet, settle, watchLayoutShift } from './support/watched-page.ts';

const PAGE = '/alle-blokken';
const notice = (page: Page) => page.getByRole('region', { name: 'Koekje bij je boek?' });

test('after consent to cookies, players and embeds appear immediately but no video plays; a later refusal removes them (§2.32, §2.33)', {
  tag: '@long',
}, async ({ page, site }) => {
  await page.route(/youtube-nocookie\.com|player\.vimeo\.com/, (route) => route.fulfill({ body: 'speler' }));
  await watchLayoutShift(page);
  const observed = observe(page, site.url);
  await page.goto(PAGE);
  await settle(page);
  await quiet(page);
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(observed.foreign).toEqual([]);
  await notice(page).getByRole('button', { name: 'Ja, dat mag' }).click();
  await expect(page.locator('iframe').first()).toBeAttached();
  await settle(page);
  await expect.poll(() => observed.foreign.length).toBeGreaterThan(0);
  expect(observed.foreign.filter((url) => url.includes('autoplay=1'))).toEqual([]);
  await expect(page.locator('iframe:focus')).toHaveCount(0);
  expect(await layoutShift(page)).toEqual([]);
  await page.getByRole('contentinfo').getByRole('button', { name: 'Kies je cookies' }).click();
  await notice(page).getByRole('button', { name: 'Nee, liever niet' }).click();
  await expect(page.locator('iframe')).toHaveCount(0);
});
