import { overBudget } from '../../e2e/support/page-class.ts';
import { documentKB } from '../../e2e/support/page-weight.ts';
import { startShippedSite, weighedPages } from '../../e2e/support/shipped-edition.ts';
import { expect, testOn } from './our-site.ts';

const test = testOn(() => startShippedSite());

test('the text document of the shipped programme is at most 60 KB', async ({ site }) => {
  const text = await (await fetch(`${site.url}/programma/tekst`)).text();
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(60 * 1024);
});

for (const { name, path } of weighedPages()) {
  test(`${name}: in the shipped edition, the document with its inline styles is within its budget`, async ({
    site,
  }) => {
    expect(overBudget(name, { htmlKB: await documentKB(site.url + path) })).toEqual([]);
  });
}
