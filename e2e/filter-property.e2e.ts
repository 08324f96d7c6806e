import type { Page } from '@playwright/test';
import fc from 'fast-check';
import { momentsOn, type RowMoment, rowsOn, rowsOnAllPages } from './support/day-page.ts';
import { drawnSelections } from './support/drawn-selections.ts';
import { expectedItems, expectedRows, inOrder, isChosen, readEdition } from './support/edition.ts';
import { alternativeOf, momentLink, statusesOf } from './support/edition-rules.ts';
import { MONDAY } from './support/running-site.ts';
import { open } from './support/scripts.ts';
import { type Choice, GROUPS, type Group, NOTHING_CHOSEN, queryOf } from './support/selection.ts';
import { expect, test } from './support/site.ts';

const edition = readEdition();
const { items, options } = edition;
const days = [...new Set(items.map(({ day }) => day))].sort();
/** Number of selections to test. `npm run test:all -- property` and `npm run soak -- filters` test more. */
const RUNS = Number(process.env.FILTER_RUNS ?? 1);
/**
 * Seed of the random selections, which changes every day. The titles of the tests contain the seed. To repeat the
 * selections of a failed test, set `FILTER_SEED` to its seed.
 */
const SEED = Number(process.env.FILTER_SEED ?? new Date().toISOString().slice(0, 10).replaceAll('-', ''));

/** Maximum number of rows on one page of a day's list. */
const PER_PAGE = 24;
/** A selection whose result contains two items that differ only in their spot on the stage. */
const SAME_BUT_FOR_THE_SPOT = {
  day: '2025-10-27',
  choice: { ...NOTHING_CHOSEN, locatie: ['signeerplein'] },
};
const samples = [
  SAME_BUT_FOR_THE_SPOT,
  ...fc.sample(drawnSelections(edition), { numRuns: RUNS - 1, seed: SEED }),
];

test('the edition has more than 150 items on nine days', () => {
  expect(items.length).toBeGreaterThan(150);
  expect(days).toHaveLength(9);
});

test.describe.configure({ mode: 'parallel' });

for (const [index, { day, choice }] of samples.entries()) {
  const path = `/programma/${day}?${queryOf(choice)}`;

  test(`selection ${index + 1} of seed ${SEED} has the same result without JavaScript, with JavaScript, and recomputed from the content (§2.53, §5.19)`, async ({
    browser,
    site,
  }) => {
    test.info().annotations.push({ type: 'address', description: path });
    const expected = expectedRows(items, day, choice);

    const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
    const page = await plain.newPage();
    await page.goto(path);
    expect(await besideTheList(page)).toEqual(expectedBeside(day, choice));
    expect(await momentsOn(page)).toEqual(expectedMoments(day, choice).slice(0, PER_PAGE));
    expect(await rowsOnAllPages(page)).toEqual(expected);
    await plain.close();

    const scripted = await browser.newContext({
      baseURL: site.url,
      viewport: { width: 1440, height: 900 },
    });
    const live = await scripted.newPage();
    await open(live, `/programma/${day}`);
    const folds = live.locator('main form details:not([open]) > summary:visible');
    while ((await folds.count()) > 0) await folds.first().click();
    for (const group of GROUPS) {
      for (const slug of choice[group]) await live.locator(`input[name=${group}][value="${slug}"]`).check();
    }
    await expect.poll(() => new URL(live.url()).searchParams.size).toBe(sizeOf(choice));
    await expect.poll(() => besideTheList(live)).toEqual(expectedBeside(day, choice));
    await expect.poll(() => rowsOn(live)).toEqual(expected.slice(0, PER_PAGE));
    expect(await momentsOn(live)).toEqual(expectedMoments(day, choice).slice(0, PER_PAGE));
    expect(await rowsOnAllPages(live)).toEqual(expected);
    await scripted.close();
  });
}

/** Computes the status and link of each row from the content files. */
const expectedMoments = (day: string, choice: Choice): RowMoment[] =>
  expectedItems(items, day, choice).map((item) => ({
    link: momentLink(item),
    statuses: statusesOf(item),
    instead: alternativeOf(item, items, new Date(MONDAY), MONDAY.slice(0, 10)),
  }));

const sizeOf = (choice: Choice) => GROUPS.reduce((sum, group) => sum + choice[group].length, 0);

/** The parts of a day page outside its list. */
type Beside = {
  /** Count of each option by its group and name: «type gesprek» → 7. */
  options: Record<string, number>;
  /** Number of matching items per day, in the order of the days. If nothing is selected, the list is empty. */
  days: number[];
  /** Items that run all day. */
  ongoing: string[];
};

async function besideTheList(page: Page): Promise<Beside> {
  const main = page.getByRole('main');
  const names = await page
    .getByRole('navigation', { name: 'Dagen van het festival' })
    .getByRole('link')
    .allTextContents();
  return {
    options: await optionsOn(page),
    days: names.flatMap((name) => {
      const count = /, (\d+|geen) beleving/i.exec(name)?.[1];
      return count === undefined ? [] : [Number(count) || 0];
    }),
    ongoing: await main
      .locator('details article')
      .evaluateAll((articles) =>
        articles.map(
          (article) =>
            `${article.querySelector('h3')?.textContent} @ ${(article.querySelector('ul > li')?.textContent ?? '').replace(', op het plan', '')}`,
        ),
      ),
  };
}

/** Computes the expected parts of a day page from the content files. */
function expectedBeside(day: string, choice: Choice): Beside {
  return {
    options: expectedCounts(day, choice),
    days: sizeOf(choice) === 0 ? [] : days.map((one) => expectedRows(items, one, choice).length),
    ongoing: items
      .filter((item) => item.ongoing && runsOn(item, day) && isChosen(item, choice))
      .sort(inOrder)
      .map(({ title, place }) => `${title} @ ${place}`),
  };
}

async function optionsOn(page: Page): Promise<Record<string, number>> {
  const boxes = await page
    .getByRole('main')
    .locator('form label')
    .evaluateAll((labels) =>
      labels.map((label) => {
        const box = label.querySelector('input');
        return [`${box?.name} ${box?.value}`, Number(label.lastElementChild?.textContent)] as const;
      }),
    );
  return Object.fromEntries(boxes);
}

/**
 * Counts, for each option, the items that start or run on that day and match the choices in the other groups.
 */
function expectedCounts(day: string, choice: Choice): Record<string, number> {
  const here = items.filter((item) => (item.ongoing ? runsOn(item, day) : item.day === day));
  const isShown = (group: Group) =>
    ['type', 'thema', 'locatie'].includes(group) ||
    choice[group].length > 0 ||
    [...options[group].keys()].some((slug) => {
      const count = here.filter(({ slugs }) => slugs[group].includes(slug)).length;
      return count > 0 && count < here.length;
    });
  return Object.fromEntries(
    GROUPS.filter(isShown).flatMap((group) =>
      [...options[group].keys()].map((slug) => [
        `${group} ${slug}`,
        here.filter((item) => isChosen(item, choice, group) && item.slugs[group].includes(slug)).length,
      ]),
    ),
  );
}

/** Whether the item takes place on this day in Brussels, at least in part. */
function runsOn({ start, end }: { start: string; end: string }, day: string): boolean {
  const dayOf = (utc: string, shiftMs = 0) =>
    new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Brussels', dateStyle: 'short' }).format(
      new Date(Date.parse(`${utc}Z`) + shiftMs),
    );
  return dayOf(start) <= day && dayOf(end, -1) >= day;
}
