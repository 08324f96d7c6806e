import { FAULTY_PAGES } from '../support/faulty-pages.ts';
import { expect, test } from '../support/site.ts';
import { isWholeAndUsable } from '../support/whole-page.ts';

test.describe.configure({ mode: 'parallel' });

/** How long to watch a page, in ms: in an old browser a script may break it some seconds after loading. */
const SETTLED = 10_000;

test('the browser is Chromium 119', ({ browser }) => {
  expect(browser.version()).toMatch(/^119\./);
});

for (const faulty of FAULTY_PAGES) {
  test(`${faulty.name} remains complete for ten seconds and is usable in Chromium 119`, async ({
    playwright,
    launchOptions,
    site,
  }) => {
    // In single-process mode, closing one context also closes the next one.
    const browser = await playwright.chromium.launch({ ...launchOptions, timeout: 30_000 });
    try {
      await isWholeAndUsable(browser, site.url, faulty, { name: 'Chromium 119' }, SETTLED);
    } finally {
      await browser.close();
    }
  });
}
