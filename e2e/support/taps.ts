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
  /** The key of a phone's keyboard that sends what was typed: a tap like any other. */
  const enter = async (field: Locator) => {
    count += 1;
    await field.press('Enter');
  };
  return Object.assign(tap, { enter, count: () => count });
}
