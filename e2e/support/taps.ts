import type { Locator, Page } from '@playwright/test';

/** Makes a page that of a phone, and presses things there as a finger does, counting how often. */
export async function tapsOn(page: Page) {
  await page.setViewportSize({ width: 375, height: 812 });
  let count = 0;
  const tap = async (target: Locator) => {
    count += 1;
    await target.click();
    await page.waitForLoadState();
  };
  return Object.assign(tap, { count: () => count });
}
