import { scales } from '../support/page-weight.ts';
import { startShippedSite, weighedPages } from '../support/shipped-edition.ts';
import { overBudget, readWeightLimits } from '../support/weight-budget.ts';
import { expect, testOn } from './our-site.ts';

const test = testOn(() => startShippedSite());
const limits = readWeightLimits();
const pages = weighedPages();

test('every kind of page has a budget of its own, and no other one has', () => {
  expect(Object.keys(limits).sort()).toEqual(pages.map(({ name }) => name).sort());
});

test('the programme in words of the shipped edition is a document of at most 60 KB', async ({ site }) => {
  const text = await (await fetch(`${site.url}/programma/tekst`)).text();
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(60 * 1024);
});

for (const { name, path } of pages) {
  test(`${name}: what a first view of the shipped edition is sent is within its budget`, async ({ site }) => {
    const limit = limits[name];
    if (!limit) throw new Error(`no budget for ${name}: npm run bench -- weight --note`);
    expect(overBudget(await scales(site.url)(path), limit)).toEqual([]);
  });
}
