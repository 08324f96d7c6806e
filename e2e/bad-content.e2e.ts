import { expect } from '@playwright/test';
import { everyMistake } from './support/mistakes.ts';
import { testOnSmallSite } from './support/own-site.ts';

const test = testOnSmallSite({ change: everyMistake });

test('clicking a link whose address is a script runs no script', async ({ page }) => {
  await page.goto('/script-link');
  const dialogs: string[] = [];
  page.on('dialog', async (dialog) => {
    dialogs.push(dialog.message());
    await dialog.dismiss();
  });
  await page.getByText('Klik niet hier').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Scriptlink' })).toBeVisible();
  expect(dialogs).toEqual([]);
});

for (const width of [375, 1440]) {
  for (const path of ['/lange-titel', '/activiteiten/lange-titel', '/programma/2025-10-28']) {
    test(`a title of 10,000 letters does not make ${path} wider than a window of ${width} px`, {
      tag: '@long',
    }, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      const response = await page.goto(path);
      expect(response?.status()).toBe(200);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      await expect(page).toHaveTitle(/\S/);
    });
  }
}
