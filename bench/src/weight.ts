import { readFileSync, writeFileSync } from 'node:fs';
import { ensureSiteIsBuilt } from '../../e2e/support/built.ts';
import { scales, type WeighedPage, type Weight } from '../../e2e/support/page-weight.ts';
import { startShippedSite, weighedPages } from '../../e2e/support/shipped-edition.ts';
import { LIMITS_FILE, overBudget, readWeightLimits } from '../../e2e/support/weight-budget.ts';
import { writeResults } from './results.ts';

/** What a page may grow by before it is over its new limit: a sentence more is none of our business. */
const SLACK = 1.03;

/**
 * What a first view of each kind of page is sent, as `npm test` weighs it. Exit code 1 over budget. With `--note` the
 * limits in `budgets.json` are lowered to what is weighed now and never raised.
 */
export async function weight(args: readonly string[]): Promise<void> {
  await ensureSiteIsBuilt();
  const site = await startShippedSite();
  const pages = new Map<string, WeighedPage>();
  try {
    const weigh = scales(site.url);
    for (const { name, path } of weighedPages()) pages.set(name, await weigh(path));
  } finally {
    await site.stop();
  }
  if (args.includes('--note')) lowerLimits(pages);
  const limits = readWeightLimits();
  const over = [...pages].flatMap(([name, page]) => {
    const limit = limits[name];
    return limit ? overBudget(page, limit).map((what) => `${name}: ${what}`) : [`${name}: no budget`];
  });
  const figures = Object.fromEntries([...pages].map(([name, page]) => [name, page.weight]));
  console.table(figures);
  for (const line of over) console.log(line);
  console.log(`${over.length === 0 ? 'Every page is within its budget' : 'NOT met'}.`);
  console.log(`Written to ${writeResults('weight', { met: over.length === 0, pages: figures })}`);
  if (over.length > 0) process.exitCode = 1;
}

function lowerLimits(pages: ReadonlyMap<string, WeighedPage>): void {
  const budgets = JSON.parse(readFileSync(LIMITS_FILE, 'utf8'));
  const lowered = Object.fromEntries(
    [...pages].map(([name, page]) => [name, lowest(page.weight, budgets.pages?.[name])]),
  );
  writeFileSync(LIMITS_FILE, `${JSON.stringify({ ...budgets, pages: lowered }, null, 2)}\n`);
}

/** The limits of before where they are lower than what is weighed now, with some slack. */
function lowest(now: Weight, before: Weight | undefined): Weight {
  const limit = (figure: keyof Weight, withSlack: number) =>
    Math.min(before?.[figure] ?? Number.POSITIVE_INFINITY, withSlack);
  const bytes = (figure: keyof Weight) => limit(figure, Math.ceil((now[figure] * SLACK) / 100) * 100);
  return {
    html: bytes('html'),
    styles: bytes('styles'),
    scripts: bytes('scripts'),
    fonts: bytes('fonts'),
    scriptFiles: limit('scriptFiles', now.scriptFiles),
    beforePaint: limit('beforePaint', now.beforePaint),
  };
}
