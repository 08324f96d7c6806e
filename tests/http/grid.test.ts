import fc from 'fast-check';
import { drawnSelections } from '../../e2e/support/drawn-selections.ts';
import { expectedItems, readEdition } from '../../e2e/support/edition.ts';
import { momentLink } from '../../e2e/support/edition-rules.ts';
import { NOTHING_CHOSEN, queryOf } from '../../e2e/support/selection.ts';
import { expect, test } from './our-site.ts';

const edition = readEdition();

/** Number of random selections to test. `npm run test:all -- samples` tests a hundred. */
const SELECTIONS = process.env.LONG_FORM === undefined ? 4 : 100;
/** Maximum number of rows on a page of a list. */
const PER_PAGE = 24;

/** Returns the links of the items on a page, in order: in its list, its grid, and its all-day items. */
async function linksAt(url: string) {
  const html = await (await fetch(url)).text();
  const drawer =
    /<details[^>]*><summary[^>]*><h2>(?:(?!<\/details>)[\s\S])*<\/details>/.exec(html)?.[0] ?? '';
  const linksIn = (part: string, isCell: boolean) =>
    (part.match(/<article[\s\S]*?<\/article>/g) ?? [])
      .filter((one) => one.includes('day-grid') === isCell)
      .map((one) => /<h[34][^>]*><a [^>]*?href="([^"]+)"/.exec(one)?.[1]);
  const rest = html.replace(drawer, '');
  return { list: linksIn(rest, false), grid: linksIn(rest, true), ongoing: linksIn(drawer, false) };
}

test('the grid of a day has the same items in the same order as all pages of its list together, for any selection', async ({
  site,
}) => {
  const drawn = fc.sample(drawnSelections(edition), { numRuns: SELECTIONS - 1, seed: 94 });
  const whole = expectedItems(edition.items, '2025-10-26', NOTHING_CHOSEN).length;
  let found = 0;
  for (const { day, choice } of [{ day: '2025-10-26', choice: NOTHING_CHOSEN }, ...drawn]) {
    const expected = expectedItems(edition.items, day, choice).map(momentLink);
    const query = queryOf(choice);
    const requested = (more: string) => `${site.url}/programma/${day}?${query}${query && '&'}${more}`;
    const pages = Math.max(1, Math.ceil(expected.length / PER_PAGE));
    const [grid, ...lists] = await Promise.all([
      linksAt(requested('weergave=rooster')),
      ...Array.from({ length: pages }, (_, index) => linksAt(requested(`pagina=${index + 1}`))),
    ]);
    const [first] = lists;
    expect([grid.grid, grid.ongoing], requested('')).toEqual([expected, first?.ongoing]);
    expect(
      lists.flatMap(({ list }) => list),
      requested(''),
    ).toEqual(expected);
    expect(lists.flatMap((one) => one.grid)).toEqual([]);
    found += expected.length;
  }
  expect(whole).toBeGreaterThan(2 * PER_PAGE);
  expect(found).toBeGreaterThan(whole);
});
