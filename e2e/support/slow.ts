import { test as base, type Page } from '@playwright/test';
import { SLOW } from '../playwright.config.ts';

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW });
}

/** The `test` that every browser test extends. It slows pages down by the factor `SLOW`. */
export const test = base.extend({
  browser: [
    async ({ browser }, provide) => {
      if (SLOW > 1) {
        browser.on('context', (context) => {
          // Ignores the error if the page has been closed already.
          context.on('page', (page) => slowDown(page).catch(() => {}));
        });
      }
      await provide(browser);
    },
    { scope: 'worker' },
  ],
});
