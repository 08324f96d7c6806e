import { chromium } from '@playwright/test';
import config from '../../e2e/playwright.config.ts';
import { ensureSiteIsBuilt } from '../../e2e/support/built.ts';
import { classOf, overBudget } from '../../e2e/support/page-class.ts';
import { type FirstView, firstViews } from '../../e2e/support/page-weight.ts';
import { startShippedSite, weighedPages } from '../../e2e/support/shipped-edition.ts';
import { writeResults } from './results.ts';

/** Number of pages that are open at the same time. */
const AT_ONCE = 6;

/**
 * For each kind of page of the shipped edition, prints the bytes and requests of a first view, counted as in the
 * journey `page-weight`. With `--url`, measures a running site. If a page exceeds its budget, the exit code is 1.
 */
export async function weight(args: readonly string[]): Promise<void> {
  await ensureSiteIsBuilt();
  const given = args[args.indexOf('--url') + 1];
  const site =
    args.includes('--url') && given
      ? { url: new URL(given).origin, stop: async () => {} }
      : await startShippedSite();
  const browser = await chromium.launch(config.use?.launchOptions);
  const pages = weighedPages();
  const views: FirstView[] = [];
  try {
    for (let from = 0; from < pages.length; from += AT_ONCE)
      views.push(
        ...(await firstViews(
          browser,
          site.url,
          pages.slice(from, from + AT_ONCE).map(({ path }) => path),
        )),
      );
  } finally {
    await browser.close();
    await site.stop();
  }
  const figures = pages.flatMap(({ name }, index) => {
    const view = views[index];
    return view ? [{ name, class: classOf(name), ...view }] : [];
  });
  const over = figures.flatMap(({ name, htmlKB, scriptKB, startedKB, requests }) =>
    overBudget(name, { htmlKB, scriptKB, startedKB, requests }),
  );
  console.table(figures);
  for (const line of over) console.log(line);
  console.log(`${over.length === 0 ? 'Every page is within its budget' : 'NOT met'}.`);
  console.log(`Written to ${writeResults('weight', { met: over.length === 0, pages: figures })}`);
  if (over.length > 0) process.exitCode = 1;
}
