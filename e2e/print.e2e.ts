import type { Page } from '@playwright/test';
import { expectedRows, readEdition } from './support/edition.ts';
import { bylineOf } from './support/edition-rules.ts';
import { testOnLongDay } from './support/own-site.ts';
import { bare, paperOf, printed } from './support/paper.ts';
import { itemsLoaded, ownFontsLoaded, scriptsAtWork } from './support/scripts.ts';
import { NOTHING_CHOSEN } from './support/selection.ts';
import { expect, test } from './support/site.ts';

const DAY = '2025-10-26';
const { items } = readEdition();
const testLongDay = testOnLongDay(DAY);

/**
 * Counts how often the row of an item occurs in the text: its time, optionally its end and the text of its
 * ribbon, and its title.
 */
function rowsIn(text: string, time: string, title: string): number {
  const literal = (words: string) => bare(words).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const between = '(tot\\d\\d:\\d\\d)?(volzet|geannuleerd|verplaatst|nieuw)*';
  return [...text.matchAll(new RegExp(`${literal(time)}${between}${literal(title)}`, 'g'))].length;
}

/** Replaces `window.print` with a function that counts the rows on paper and stores the count on the root element. */
const countPrintedRows = (page: Page) =>
  page.addInitScript(() => {
    window.print = () => {
      window.dispatchEvent(new Event('beforeprint'));
      document.documentElement.dataset.printed = String(document.querySelectorAll('main article').length);
      window.dispatchEvent(new Event('afterprint'));
    };
  });
/** Presses the button at the foot of a day that prints the list. */
async function printList(page: Page): Promise<void> {
  await page.getByRole('main').locator('summary').filter({ hasText: 'Druk af' }).click();
  await page.getByRole('button', { name: 'Deze lijst' }).click();
}
const printedRows = async (page: Page) => Number(await page.locator('html').getAttribute('data-printed'));

for (const query of ['', '?pagina=2']) {
  testLongDay(
    `a day with more than a hundred items prints completely, each item once${query && ', from page 2 as well'} (§2.54, §4.16, §9.1)`,
    {
      tag: query === '' ? [] : '@long',
    },
    async ({ page, site }) => {
      await page.goto(`/programma/${DAY}${query}`);
      // On Linux, system fonts are wider in print than in the layout.
      await ownFontsLoaded(page);
      const expected = site.items.filter(({ day, ongoing }) => day === DAY && !ongoing);
      expect(expected.length).toBeGreaterThan(100);
      // The button waits for the items of the day before it prints. The browser's own print command cannot wait.
      await itemsLoaded(page);
      const text = await printed(page);
      for (const { title, time } of expected) {
        const same = expected.filter((other) => other.title === title && other.time === time);
        expect(rowsIn(text, time, title), `${time} ${title}`).toBe(same.length);
      }
      for (const item of expected) expect(text).toContain(bare(bylineOf(item) ?? item.title));
      expect(text).toMatch(/standvanmaandag27oktober2025,09:[345]\d/);
    },
  );
}

test('a filtered day prints its filters, the matching items and the all-day items, but no other items', async ({
  page,
}) => {
  const choice = { ...NOTHING_CHOSEN, type: ['zoektocht'] };
  await page.goto(`/programma/${DAY}?type=zoektocht`);
  await itemsLoaded(page);
  const text = await printed(page);
  expect(text).toContain(bare('Zoektocht, zondag 26 oktober'));
  const rows = expectedRows(items, DAY, choice);
  expect(rows.length).toBeGreaterThan(0);
  for (const { title, time } of items.filter(
    ({ day, slugs }) => day === DAY && !slugs.type.includes('zoektocht'),
  )) {
    expect(rowsIn(text, time, title), `${time} ${title}`).toBe(0);
  }
  expect(text).toContain(bare('Het spoor van de zilvervis'));
});

testLongDay(
  'the button prints after all rows have rendered, and restores the page afterwards (§4.17)',
  async ({ page }) => {
    await countPrintedRows(page);
    await page.goto(`/programma/${DAY}?pagina=2`);
    const rows = page.getByRole('main').locator('article');
    const before = await rows.count();
    await printList(page);
    await expect.poll(() => printedRows(page)).toBeGreaterThan(100);
    await expect(rows).toHaveCount(before);
    await expect(page.getByText('Het spoor van de zilvervis')).toBeHidden();

    // Some browsers never fire `afterprint`. The list of the next day must then still be divided into pages.
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    await expect.poll(() => rows.count()).toBeGreaterThan(100);
    await page.getByRole('navigation', { name: 'Dagen van het festival' }).getByRole('link').nth(2).click();
    await expect(page).toHaveURL(/2025-10-27$/);
    await expect(page.getByRole('navigation', { name: /^Bladzijden van maandag/ })).toBeVisible();
  },
);

testLongDay('Ctrl+P prints the whole list, even before the visitor has touched it', async ({ page }) => {
  await countPrintedRows(page);
  await page.goto(`/programma/${DAY}`);
  await scriptsAtWork(page);
  await page.keyboard.press('Control+p');
  await expect.poll(() => printedRows(page)).toBeGreaterThan(100);
});

testLongDay(
  'the button waits for items that arrive late, and then prints all of them',
  { tag: '@long' },
  async ({ page }) => {
    await countPrintedRows(page);
    await page.route('**/*.items', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 4_000));
      await route.continue();
    });
    await page.goto(`/programma/${DAY}`);
    await scriptsAtWork(page);
    await printList(page);
    await expect.poll(() => printedRows(page), { timeout: 20_000 }).toBeGreaterThan(100);
  },
);

testLongDay(
  'a printed part of a list says how many items are missing, and other lists print their page number',
  async ({ page }) => {
    await page.route('**/*.items', (route) => route.abort());
    await page.goto(`/programma/${DAY}`);
    expect(await printed(page)).toMatch(/hierstaan24vande\d+belevingen\./);
    await page.goto('/zoeken?zoekterm=boek&groep=programma&sorteer=nieuwste');
    expect(await printed(page)).toMatch(/bladzijde1van\d/);
  },
);

test('no row of a printed day stands alone at the start or the end of a column', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto(`/programma/${DAY}`);
  await ownFontsLoaded(page);
  await itemsLoaded(page);
  for (const format of ['A4', 'Letter'] as const) {
    let found = 0;
    const paper = await paperOf(await page.pdf({ format, preferCSSPageSize: true }));
    for (let number = 1; number <= paper.numPages; number += 1) {
      const { items: words } = await (await paper.getPage(number)).getTextContent();
      const texts = words.flatMap((word) => ('str' in word ? [word] : []));
      const middle = ((await paper.getPage(number)).view[2] ?? 0) / 2;
      for (const isLeft of [true, false]) {
        const times = texts.filter(
          ({ str, transform }) => /^\d\d:\d\d$/.test(str.trim()) && transform[4] < middle === isLeft,
        );
        found += times.length;
        expect(times.length, `page ${number} of ${format}`).not.toBe(1);
      }
    }
    expect(found, `times on ${format}`).toBeGreaterThan(0);
  }
});
