import { scales, WEIGHED } from '../support/page-weight.ts';
import { overBudget, readNoted, readWeightLimits } from '../support/weight-budget.ts';
import { expect, ourSite, test } from './our-site.ts';

const limits = readWeightLimits();
const noted = readNoted();
const weigh = scales(ourSite().url);

test('every kind of page has a budget of its own, and no other one has', () => {
  expect(Object.keys(limits).sort()).toEqual(WEIGHED.map(({ name }) => name).sort());
});

for (const { name, path } of WEIGHED) {
  test(`${name}: what a first view is sent is within its budget`, async () => {
    const limit = limits[name];
    if (!limit) throw new Error(`no budget for ${name}: npm run bench -- weight --note`);
    expect(overBudget(await weigh(path), limit, noted)).toEqual([]);
  });
}
