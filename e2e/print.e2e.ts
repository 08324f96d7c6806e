import type { Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { expectedRows, NOTHING_CHOSEN, readEdition } from './support/edition.ts';
import { bylineOf } from './support/edition-rules.ts';
import { misfits } from './support/fit.ts';
import { testOnLongDay } from './support/own-site.ts';
import { whileRunning } from './support/process.ts';
import { startSite } from './support/running-site.ts';
import { itemsLoaded, ownFontsLoaded, scriptsAtWork } from './support/scripts.ts';
import { expect, test } from './support/site.ts';

const DAY = '2025-10-26';
/** An event of UiTdatabank with more dates than its page initially shows. */
const EVENT_OF_MANY_DATES = '/boektopia-op-toer-activiteiten/66dd9d05-ca5d-52f0-bee6-0032561d0f63';
const { items } = readEdition();
const testLongDay = testOnLongDay(DAY);

/** Returns the text of the page as printed on A4, without spaces, which vary between printouts. */
async function printed(page: Page): Promise<string> {
  await scriptsAtWork(page);
  const paper = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(paper)), { mergePages: true });
  return bare(text);
}
const bare = (text: string) => text.replace(/[\s­-]+/g, '').toLowerCase();

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

test('the signing sessions of the busiest day all print on one A4 in landscape', {
  tag: '@long',
}, async ({ page }) => {
  const signings = items.filter(({ type, day }) => type === 'Signeersessie' && day === DAY);
  // The site's clock starts before the first session, because the page does not print past sessions.
  const sheet = await whileRunning(await startSite({ SITE_NOW: `${DAY}T08:00:00+01:00` }), async (site) => {
    await page.goto(`${site.url}/signeren?dag=${DAY}`);
    await scriptsAtWork(page);
    return page.pdf({ format: 'A4', preferCSSPageSize: true });
  });
  const paper = await getDocumentProxy(new Uint8Array(sheet));
  expect(paper.numPages).toBe(1);
  const [, , width = 0, height = 0] = (await paper.getPage(1)).view;
  expect([width, height].map((points) => Math.round((points / 72) * 25.4))).toEqual([297, 210]);
  const text = bare((await extractText(paper, { mergePages: true })).text);
  expect(signings.length).toBeGreaterThan(25);
  for (const item of signings) expect(text).toContain(bare(bylineOf(item) ?? item.title));
});

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

test('the biggest day, with all its items, prints as a grid on one A3 sheet', async ({ page }) => {
  await page.goto(`/programma/${DAY}?weergave=rooster`);
  await scriptsAtWork(page);
  const paper = await getDocumentProxy(
    new Uint8Array(await page.pdf({ format: 'A4', preferCSSPageSize: true })),
  );
  expect(paper.numPages).toBe(1);
  const [, , width, height] = (await paper.getPage(1)).view;
  expect([width, height].map((points) => Math.round(((points ?? 0) / 72) * 25.4))).toEqual([420, 297]);
  const text = bare((await extractText(paper, { mergePages: true })).text);
  for (const { title } of items.filter(({ day, ongoing }) => day === DAY && !ongoing))
    expect(text).toContain(bare(title));
});

for (const day of [DAY, ...new Set(items.map((item) => item.day).filter((one) => one !== DAY))]) {
  test(`the booklet of ${day} is one A4 with eight pages, placed and turned for folding`, {
    tag: day === DAY ? [] : '@long',
  }, async ({ page }) => {
    await page.goto(`/boekje?dag=${day}`);
    // Waits for our own fonts, because the widths of fallback fonts differ between machines.
    await ownFontsLoaded(page);
    const paper = await getDocumentProxy(new Uint8Array(await page.pdf({ preferCSSPageSize: true })));
    expect(paper.numPages).toBe(1);
    const sheet = await paper.getPage(1);
    const [, , width = 0, height = 0] = sheet.view;
    expect([width, height].map((points) => Math.round((points / 72) * 25.4))).toEqual([297, 210]);

    // Each text lies within one of the eight pages. Determines which one, and whether the text is upside
    // down.
    const { items: words } = await sheet.getTextContent();
    const found = words.flatMap((word) => {
      if (!('str' in word) || word.str.trim() === '') return [];
      const [a, , , , x, y] = word.transform;
      const end = x + (a < 0 ? -word.width : word.width);
      const columns = [x, end].map((at) => Math.floor((at / width) * 4));
      return [{ text: word.str, isTurned: a < 0, columns, isUpper: y > height / 2 }];
    });
    for (const { text, isTurned, columns, isUpper } of found) {
      expect(isTurned, text).toBe(isUpper);
      expect(columns[0], text).toBe(columns[1]);
    }
    const onPage = (column: number, isUpper: boolean) =>
      bare(
        found
          .filter((one) => one.columns[0] === column && one.isUpper === isUpper)
          .map(({ text }) => text)
          .join(''),
      );
    for (const [number, column, isUpper] of [
      [2, 3, true],
      [3, 2, true],
      [4, 1, true],
      [5, 0, true],
      [6, 0, false],
      [7, 1, false],
    ] as const)
      expect(onPage(column, isUpper)).toMatch(new RegExp(`${number}$`));
    expect(onPage(3, false)).toContain('belevingenvandedag');
    expect(onPage(2, false)).toContain(bare(`/programma/${day}`));

    // Every item is printed, and every row ends above the page number.
    const text = bare((await extractText(paper, { mergePages: true })).text);
    for (const { title } of items.filter((item) => item.day === day)) expect(text).toContain(bare(title));
    await page.emulateMedia({ media: 'print' });
    const over = await page.locator('li[data-page] section').evaluateAll((parts) =>
      parts.filter((part) => {
        const [inner, leaf] = [part, part.closest('li[data-page]')].map((one) =>
          one?.getBoundingClientRect(),
        );
        const isTurned = part.closest('[data-turned]') !== null;
        const beyond = (inner && leaf && (isTurned ? inner.top - leaf.top : leaf.bottom - inner.bottom)) ?? 0;
        return beyond < (7 / 25.4) * 96;
      }),
    );
    expect(over).toHaveLength(0);
  });
}

testLongDay(
  'the button prints after all rows have rendered, and restores the page afterwards (§4.17)',
  async ({ page }) => {
    await countPrintedRows(page);
    await page.goto(`/programma/${DAY}?pagina=2`);
    const rows = page.getByRole('main').locator('article');
    const before = await rows.count();
    await page.getByRole('button', { name: 'Druk af' }).click();
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

testLongDay('the button waits for items that arrive late, and then prints all of them', async ({ page }) => {
  await countPrintedRows(page);
  await page.route('**/*.items', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 4_000));
    await route.continue();
  });
  await page.goto(`/programma/${DAY}`);
  await scriptsAtWork(page);
  await page.getByRole('button', { name: 'Druk af' }).click();
  await expect.poll(() => printedRows(page), { timeout: 20_000 }).toBeGreaterThan(100);
});

testLongDay(
  'a part of a list says on paper what is missing, and other lists print their page number',
  async ({ page }) => {
    await page.route('**/*.items', (route) => route.abort());
    await page.goto(`/programma/${DAY}`);
    expect(await printed(page)).toMatch(/hierstaan24vande\d+belevingen\./);
    await page.goto('/zoeken?zoekterm=boek&groep=programma&sorteer=nieuwste');
    expect(await printed(page)).toMatch(/bladzijde1van\d/);
  },
);

/** The printable widths of A4 and Letter, in px. */
const PAPERS = { A4: 703, Letter: 725 } as const;
const PRINTED_PAGES = [
  '/',
  `/programma/${DAY}`,
  '/activiteiten/de-slak-heeft-gelijk',
  '/praktisch',
  '/alle-blokken',
  '/auteurs/greet-soetaert',
  '/boektopia-op-toer-uit',
  '/boekhandels',
  '/nu',
  '/mijn-stapel',
];

for (const [format, width] of Object.entries(PAPERS)) {
  test(`nothing is cut at the edge of ${format}, and no button is printed`, {
    tag: format === 'A4' ? [] : '@long',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 1_000 });
    for (const path of PRINTED_PAGES) {
      await page.emulateMedia({ media: 'screen' });
      await page.goto(path);
      await ownFontsLoaded(page);
      await page.emulateMedia({ media: 'print' });
      expect.soft(await misfits(page), path).toEqual([]);
      const buttons = await page.getByRole('button').filter({ visible: true }).allTextContents();
      expect.soft(buttons, path).toEqual([]);
      await expect.soft(page.getByText('nu bezig').filter({ visible: true }), path).toHaveCount(0);
    }
  });
}

test('no row of a printed day stands alone at the start or the end of a column', async ({ page }) => {
  await page.goto(`/programma/${DAY}`);
  await ownFontsLoaded(page);
  await itemsLoaded(page);
  for (const format of ['A4', 'Letter'] as const) {
    const paper = await getDocumentProxy(new Uint8Array(await page.pdf({ format, preferCSSPageSize: true })));
    for (let number = 1; number <= paper.numPages; number += 1) {
      const { items: words } = await (await paper.getPage(number)).getTextContent();
      const texts = words.flatMap((word) => ('str' in word ? [word] : []));
      const middle = ((await paper.getPage(number)).view[2] ?? 0) / 2;
      for (const isLeft of [true, false]) {
        const times = texts.filter(
          ({ str, transform }) => /^\d\d:\d\d$/.test(str.trim()) && transform[4] < middle === isLeft,
        );
        expect(times.length, `page ${number} of ${format}`).not.toBe(1);
      }
    }
  }
});

test('carousels and collapsed lists print completely', async ({ page }) => {
  await page.goto('/activiteiten/negen-dagen-om-een-roman-te-schrijven');
  const row = page.getByRole('group', { name: 'Alle momenten' });
  const days = await row.getByRole('listitem').locator('p:first-child').allTextContents();
  expect(days.length).toBeGreaterThan(4);
  const text = await printed(page);
  for (const day of days) expect(text).toContain(bare(day));
  expect(text).not.toContain(bare(`van ${days.length}`));

  await page.goto(EVENT_OF_MANY_DATES);
  const later = page.getByRole('main').locator('details time');
  await expect(later.first()).toBeHidden();
  const dates = await later.allTextContents();
  expect(dates.length).toBeGreaterThan(1);
  const sheet = await printed(page);
  for (const date of dates) expect(sheet).toContain(bare(date));
});
