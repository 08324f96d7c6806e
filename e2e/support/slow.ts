import { test as base, type Page } from '@playwright/test';
import { SLOW } from '../playwright.config.ts';

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW });
}

/** What every test with a browser is made of: its pages are as many times slower as `SLOW` says. */
export const test = base.extend({
  browser: [
    async ({ browser }, provide) => {
      if (SLOW > 1) {
        browser.on('context', (context) => {
          // A page that is closed by then needs no slowing down.
          context.on('page', (page) => slowDown(page).catch(() => {}));
        });
      }
      await provide(browser);
    },
    { scope: 'worker' },
  ],
});
