import { ANSWERS, FAULTS, withoutScript } from './support/faults.ts';
import { FAULTY_PAGES, isWholeAndUsable } from './support/faulty-pages.ts';
import { test } from './support/site.ts';

test.describe.configure({ mode: 'parallel' });

/** What scripts do by themselves in a page that lacks one of them, in ms. */
const SHORT = 400;

for (const [index, faulty] of FAULTY_PAGES.entries()) {
  for (const fault of FAULTS) {
    // One kind of page is tried before a change leaves the machine, all others with everything.
    test(`${faulty.name} is whole and can be used with ${fault.name}`, {
      tag: index === 0 ? [] : '@long',
    }, async ({ browser, site }) => {
      await isWholeAndUsable(browser, site.url, faulty, fault);
    });
  }

  test(`${faulty.name} is whole and can be used without each of its scripts`, { tag: '@long' }, async ({
    browser,
    site,
  }) => {
    test.setTimeout(180_000);
    const scripts = await isWholeAndUsable(browser, site.url, faulty, { name: 'no fault' }, SHORT);
    for (const [place, path] of scripts.entries()) {
      // What several kinds of page share fails in another way on each.
      const isOwn = path.includes('.island');
      for (const answer of ANSWERS.filter((_, nth) => isOwn || nth === (place + index) % ANSWERS.length)) {
        const fault = withoutScript(path.replace('/assets/', ''), answer);
        await test.step(fault.name, () => isWholeAndUsable(browser, site.url, faulty, fault, SHORT));
      }
    }
  });
}
