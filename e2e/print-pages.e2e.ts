import { misfits } from './support/fit.ts';
import { bare, printed } from './support/paper.ts';
import { ownFontsLoaded } from './support/scripts.ts';
import { expect, test } from './support/site.ts';

/** An event of UiTdatabank with more dates than its page initially shows. */
const EVENT_OF_MANY_DATES = '/boektopia-op-toer-activiteiten/66dd9d05-ca5d-52f0-bee6-0032561d0f63';
/** The printable widths of A4 and Letter, in px. */
const PAPERS = { A4: 703, Letter: 725 } as const;
/** Pages that visitors print. `npm test` opens the first two, on A4. */
const PRINTED_PAGES = [
  '/programma/2025-10-26',
  '/activiteiten/de-slak-heeft-gelijk',
  '/alle-blokken',
  '/mijn-stapel',
  '/',
  '/praktisch',
  '/auteurs/greet-soetaert',
  '/boektopia-op-toer-uit',
  '/boekhandels',
  '/nu',
];

for (const [format, width] of Object.entries(PAPERS)) {
  for (const [index, path] of PRINTED_PAGES.entries()) {
    test(`${path}, printed on ${format} paper, is not cut off at an edge and contains no button`, {
      tag: format === 'A4' && index < 2 ? [] : '@long',
    }, async ({ page }) => {
      await page.setViewportSize({ width, height: 1_000 });
      await page.goto(path);
      await ownFontsLoaded(page);
      await page.emulateMedia({ media: 'print' });
      expect.soft(await misfits(page)).toEqual([]);
      const buttons = await page.getByRole('button').filter({ visible: true }).allTextContents();
      expect.soft(buttons).toEqual([]);
      await expect.soft(page.getByText('nu bezig').filter({ visible: true })).toHaveCount(0);
    });
  }
}

test('carousels and collapsed lists print all their items', async ({ page }) => {
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
