import { PAGE_KINDS } from '../page-kinds.ts';
import { expect, test } from '../support/site.ts';

// Checks the pages in Chromium without scripts. tests/http/gates.test.ts checks their text over HTTP.
test.use({ javaScriptEnabled: false });

for (const { name, path, h1, alone } of PAGE_KINDS) {
  test(`${name} is readable${alone ? '' : ' and has links'} without JavaScript`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(h1);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect((await page.getByRole('main').textContent())?.length).toBeGreaterThan(60);
    if (!alone) expect(await page.locator('a[href]').count()).toBeGreaterThan(5);
  });
}
