import type { Browser } from '@playwright/test';
import { isEveryday, PAGE_KINDS, type PageKind } from './page-kinds.ts';
import { overBudget } from './support/page-class.ts';
import { firstViews } from './support/page-weight.ts';
import { expect, test } from './support/site.ts';

/** Maximum number of pages that are open at the same time. */
const AT_ONCE = 9;

const kinds = PAGE_KINDS.filter(({ likeAnother, name }) => !likeAnother || name === 'search');

test('the first view of an everyday kind of page stays within the budget of its class', async ({
  browser,
  site,
}) => {
  test.setTimeout(180_000);
  expect(await exceeded(browser, site.url, kinds.filter(isEveryday))).toEqual([]);
});

test('the first view of the other kinds of page stays within the budget of its class', {
  tag: '@long',
}, async ({ browser, site }) => {
  test.setTimeout(180_000);
  const others = kinds.filter((kind) => !isEveryday(kind));
  expect(await exceeded(browser, site.url, others)).toEqual([]);
});

/** Returns a sentence for each budget that the first view of a page exceeds. */
async function exceeded(browser: Browser, origin: string, kinds: readonly PageKind[]): Promise<string[]> {
  const over: string[] = [];
  for (let from = 0; from < kinds.length; from += AT_ONCE) {
    const some = kinds.slice(from, from + AT_ONCE);
    const views = await firstViews(
      browser,
      origin,
      some.map(({ path }) => path),
    );
    for (const [index, { path: _, elements: __, ...figures }] of views.entries())
      over.push(...overBudget(some[index]?.name ?? '', figures));
  }
  return over;
}
