import type { Locator, Page } from '@playwright/test';

/**
 * Sets the viewport of a page to the size of a phone. Returns a function that taps elements and counts the
 * taps.
 */
export async function tapsOn(page: Page) {
  await page.setViewportSize({ width: 375, height: 812 });
  let count = 0;
  const tap = async (target: Locator) => {
    count += 1;
    await target.click();
    await page.waitForLoadState();
  };
  /** Presses Enter on a phone's keyboard, which counts as a tap. */
  const enter = async (field: Locator) => {
    count += 1;
    await field.press('Enter');
  };
  return Object.assign(tap, { enter, count: () => count });
}
