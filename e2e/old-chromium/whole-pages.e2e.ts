import { FAULTY_PAGES, isWholeAndUsable } from '../support/faulty-pages.ts';
import { expect, test } from '../support/site.ts';

test.describe.configure({ mode: 'parallel' });

/** Pages that a script breaks in an old browser break seconds after they loaded. */
const SETTLED = 10_000;

test('the browser is Chromium 119', ({ browser }) => {
  expect(browser.version()).toMatch(/^119\./);
});

for (const faulty of FAULTY_PAGES) {
  test(`${faulty.name} is whole for ten seconds and can be used in Chromium 119`, async ({
    playwright,
    launchOptions,
    site,
  }) => {
    // In its only process a context that is closed takes the next one with it.
    const browser = await playwright.chromium.launch({ ...launchOptions, timeout: 30_000 });
    try {
      await isWholeAndUsable(browser, site.url, faulty, { name: 'Chromium 119' }, SETTLED);
    } finally {
      await browser.close();
    }
  });
}
