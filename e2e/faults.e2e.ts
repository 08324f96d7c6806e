import { ANSWERS, FAULTS, withoutScript } from './support/faults.ts';
import { FAULTY_PAGES } from './support/faulty-pages.ts';
import { test } from './support/site.ts';
import { isWholeAndUsable } from './support/whole-page.ts';

test.describe.configure({ mode: 'parallel' });

/** How long to wait, in ms, while the remaining scripts run in a page that lacks one script. */
const SHORT = 400;

for (const [index, faulty] of FAULTY_PAGES.entries()) {
  for (const fault of FAULTS) {
    // `npm test` tests most faults on one kind of page, the long run all faults on all kinds.
    test(`${faulty.name} is complete and usable with ${fault.name}`, {
      tag: index === 0 && !fault.isLikeAnother ? [] : '@long',
    }, async ({ browser, site }) => {
      await isWholeAndUsable(browser, site.url, faulty, fault);
    });
  }

  test(`${faulty.name} is complete and usable even if any one of its scripts fails to load`, {
    tag: '@long',
  }, async ({ browser, site }) => {
    test.setTimeout(180_000);
    const scripts = await isWholeAndUsable(browser, site.url, faulty, { name: 'no fault' }, SHORT);
    for (const [place, path] of scripts.entries()) {
      // Every kind of page contains the shared scripts. Each kind therefore tests only one failure of each shared
      // script, and the next kind tests the next failure.
      const isOwn = path.includes('.island');
      for (const answer of ANSWERS.filter((_, nth) => isOwn || nth === (place + index) % ANSWERS.length)) {
        const fault = withoutScript(path.replace('/assets/', ''), answer);
        await test.step(fault.name, () => isWholeAndUsable(browser, site.url, faulty, fault, SHORT));
      }
    }
  });
}
