import { readEdition } from './support/edition.ts';
import { bylineOf } from './support/edition-rules.ts';
import { bare, paperOf, sizeOf, textOn } from './support/paper.ts';
import { whileRunning } from './support/process.ts';
import { startSite } from './support/running-site.ts';
import { ownFontsLoaded, scriptsAtWork } from './support/scripts.ts';
import { expect, test } from './support/site.ts';

const DAY = '2025-10-26';
const { items } = readEdition();

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
  const paper = await paperOf(sheet);
  expect(paper.numPages).toBe(1);
  expect(await sizeOf(paper)).toEqual([297, 210]);
  const text = await textOn(paper);
  expect(signings.length).toBeGreaterThan(25);
  for (const item of signings) expect(text).toContain(bare(bylineOf(item) ?? item.title));
});

test('the biggest day, with all its items, prints as a grid on one A3 sheet', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto(`/programma/${DAY}?weergave=rooster`);
  await scriptsAtWork(page);
  const paper = await paperOf(await page.pdf({ format: 'A4', preferCSSPageSize: true }));
  expect(paper.numPages).toBe(1);
  expect(await sizeOf(paper)).toEqual([420, 297]);
  const text = await textOn(paper);
  for (const { title } of items.filter(({ day, ongoing }) => day === DAY && !ongoing))
    expect(text).toContain(bare(title));
});

for (const day of [DAY, ...new Set(items.map((item) => item.day).filter((one) => one !== DAY))]) {
  test(`the booklet of ${day} is one A4 with eight pages, each at the position and rotation that folding requires`, {
    tag: day === DAY ? [] : '@long',
  }, async ({ page }) => {
    await page.goto(`/boekje?dag=${day}`);
    // Wait for the site's own fonts, because the widths of fallback fonts differ between machines.
    await ownFontsLoaded(page);
    const paper = await paperOf(await page.pdf({ preferCSSPageSize: true }));
    expect(paper.numPages).toBe(1);
    const sheet = await paper.getPage(1);
    const [, , width = 0, height = 0] = sheet.view;
    expect(await sizeOf(paper)).toEqual([297, 210]);

    // Finds the page of each text, and whether the text is upside down. No text may cross the edge of its page.
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
    const text = await textOn(paper);
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
