import { PAGE_KINDS } from '../page-kinds.ts';
import { expect, test } from '../support/site.ts';

// What Chromium shows where no script runs. The words themselves are asked for by HTTP, in tests/http/gates.test.ts.
test.use({ javaScriptEnabled: false });

for (const { name, path, h1, alone } of PAGE_KINDS) {
  test(`${name} can be read${alone ? '' : ' and left'} without JavaScript`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(h1);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect((await page.getByRole('main').textContent())?.length).toBeGreaterThan(60);
    if (!alone) expect(await page.locator('a[href]').count()).toBeGreaterThan(5);
  });
}
