import { PAGE_KINDS } from './page-kinds.ts';
import { overBudget } from './support/page-class.ts';
import { firstViews } from './support/page-weight.ts';
import { expect, test } from './support/site.ts';

/** Number of pages that are open at the same time. */
const AT_ONCE = 9;

const kinds = PAGE_KINDS.filter(({ likeAnother, name }) => !likeAnother || name === 'search');

test('the first view of every kind of page stays within the budget of its class', async ({
  browser,
  site,
}) => {
  test.setTimeout(180_000);
  const over: string[] = [];
  for (let from = 0; from < kinds.length; from += AT_ONCE) {
    const some = kinds.slice(from, from + AT_ONCE);
    const views = await firstViews(
      browser,
      site.url,
      some.map(({ path }) => path),
    );
    for (const [index, { path: _, elements: __, ...figures }] of views.entries())
      over.push(...overBudget(some[index]?.name ?? '', figures));
  }
  expect(over).toEqual([]);
});
