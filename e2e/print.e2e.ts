import type { Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { expectedRows, NOTHING_CHOSEN, readEdition } from './support/edition.ts';
import { bylineOf } from './support/edition-rules.ts';
import { testOnLongDay } from './support/own-site.ts';
import { whileRunning } from './support/process.ts';
import { startSite } from './support/running-site.ts';
import { inOurFonts, itemsHere, scriptsAtWork } from './support/scripts.ts';
import { expect, test } from './support/site.ts';

const DAY = '2025-10-26';
/** Of UiTdatabank, with more dates than its page shows at once. */
const EVENT_OF_MANY_DATES = '/boektopia-op-toer-activiteiten/66dd9d05-ca5d-52f0-bee6-0032561d0f63';
const { items } = readEdition();
const testLongDay = testOnLongDay(DAY);

/** The words of the page as it is printed on A4, without the spaces that a printer sets as it likes. */
async function printed(page: Page): Promise<string> {
  await scriptsAtWork(page);
  const paper = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(paper)), { mergePages: true });
  return bare(text);
}
const bare = (text: string) => text.replace(/[\s­-]+/g, '').toLowerCase();

/** How often a row stands in the text: its time, perhaps its end and what a ribbon says, its title. */
function rowsIn(text: string, time: string, title: string): number {
  const literal = (words: string) => bare(words).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const between = '(tot\\d\\d:\\d\\d)?(volzet|geannuleerd|verplaatst|nieuw|nubezig)*';
  return [...text.matchAll(new RegExp(`${literal(time)}${between}${literal(title)}`, 'g'))].length;
}

for (const query of ['', '?pagina=2']) {
  testLongDay(
    `a day of more than a hundred items is printed whole, each item once${query && ', from page 2 as well'} (§2.54, §4.16, §9.1)`,
    {
      tag: query === '' ? [] : '@long',
    },
    async ({ page, site }) => {
      await page.goto(`/programma/${DAY}${query}`);
      // On paper Linux sets its own fonts wider than they were laid out.
      await inOurFonts(page);
      const expected = site.items.filter(({ day, ongoing }) => day === DAY && !ongoing);
      expect(expected.length).toBeGreaterThan(100);
      // The browser's own menu cannot wait for them, as the button does.
      await itemsHere(page);
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

test('who signs on the busiest day is one A4 on its side, with everybody on it', {
  tag: '@long',
}, async ({ page }) => {
  const signings = items.filter(({ type, day }) => type === 'Signeersessie' && day === DAY);
  // Before it: what is over is not printed.
  const sheet = await whileRunning(await startSite({ SITE_NOW: `${DAY}T08:00:00+01:00` }), async (site) => {
    await page.goto(`${site.url}/signeren?dag=${DAY}`);
    await scriptsAtWork(page);
    return page.pdf({ preferCSSPageSize: true });
  });
  const paper = await getDocumentProxy(new Uint8Array(sheet));
  expect(paper.numPages).toBe(1);
  const [, , width = 0, height = 0] = (await paper.getPage(1)).view;
  expect([width, height].map((points) => Math.round((points / 72) * 25.4))).toEqual([297, 210]);
  const text = bare((await extractText(paper, { mergePages: true })).text);
  expect(signings.length).toBeGreaterThan(25);
  for (const item of signings) expect(text).toContain(bare(bylineOf(item) ?? item.title));
});

test('what is printed is what is chosen, its filters named, the drawer open', async ({ page }) => {
  const choice = { ...NOTHING_CHOSEN, type: ['zoektocht'] };
  await page.goto(`/programma/${DAY}?type=zoektocht`);
  await itemsHere(page);
  const text = await printed(page);
  expect(text).toContain(bare('Filter: Zoektocht'));
  const rows = expectedRows(items, DAY, choice);
  expect(rows.length).toBeGreaterThan(0);
  for (const { title, time } of items.filter(
    ({ day, slugs }) => day === DAY && !slugs.type.includes('zoektocht'),
  )) {
    expect(rowsIn(text, time, title), `${time} ${title}`).toBe(0);
  }
  expect(text).toContain(bare('Het spoor van de zilvervis'));
});

test('the biggest day as a grid is one sheet of A3, with all of its items', async ({ page }) => {
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
  test(`${day} as a booklet is one A4 whose eight pages lie as the folds want them`, {
    tag: day === DAY ? [] : '@long',
  }, async ({ page }) => {
    await page.goto(`/boekje?dag=${day}`);
    // What stands in for them is another on each machine, and wider here.
    await inOurFonts(page);
    const paper = await getDocumentProxy(new Uint8Array(await page.pdf({ preferCSSPageSize: true })));
    expect(paper.numPages).toBe(1);
    const sheet = await paper.getPage(1);
    const [, , width = 0, height = 0] = sheet.view;
    expect([width, height].map((points) => Math.round((points / 72) * 25.4))).toEqual([297, 210]);

    // Each word lies within a page: which one, and whether it stands on its head.
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

    // Nothing is cut: all of the day is there, and ends above the number of its page.
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
  'the button prints once everything stands, and afterwards the page is as it was (§4.17)',
  async ({ page }) => {
    await page.addInitScript(() => {
      window.print = () => {
        window.dispatchEvent(new Event('beforeprint'));
        document.documentElement.dataset.printed = String(document.querySelectorAll('main article').length);
        window.dispatchEvent(new Event('afterprint'));
      };
    });
    await page.goto(`/programma/${DAY}?pagina=2`);
    const rows = page.getByRole('main').locator('article');
    const before = await rows.count();
    await page.getByRole('button', { name: 'Druk af' }).click();
    const printed = async () => Number(await page.locator('html').getAttribute('data-printed'));
    await expect.poll(printed).toBeGreaterThan(100);
    await expect(rows).toHaveCount(before);
    await expect(page.getByText('Het spoor van de zilvervis')).toBeHidden();

    // Some browsers never say that printing is over: the next day has its pages all the same.
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    await expect.poll(() => rows.count()).toBeGreaterThan(100);
    await page.getByRole('navigation', { name: 'Dagen van het festival' }).getByRole('link').nth(2).click();
    await expect(page).toHaveURL(/2025-10-27$/);
    await expect(page.getByRole('navigation', { name: /^Bladzijden van maandag/ })).toBeVisible();
  },
);

test('what slides or opens on the screen stands whole on paper', async ({ page }) => {
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
