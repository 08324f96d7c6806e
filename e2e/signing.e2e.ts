import { uuidOf } from './support/content.ts';
import { testOnSmallSite } from './support/own-site.ts';
import { bare, paperOf, sizeOf, textOn } from './support/paper.ts';
import { open } from './support/scripts.ts';
import { expect } from './support/site.ts';
import { itemContent } from './support/small-festival.ts';
import { SMALL_NOON } from './support/small-site.ts';

/**
 * Sessions on Monday: two at one table in one hour, one at another table in that hour, a later one at the
 * first table, and one without a table.
 */
const SIGNINGS = [
  { title: 'Eerst aan drie', start: '2025-10-27 13:00', table: '3' },
  { title: 'Daarna aan drie', start: '2025-10-27 13:30', table: '3' },
  { title: 'Aan vier', start: '2025-10-27 13:00', table: '4' },
  { title: 'Later aan drie', start: '2025-10-27 15:00', table: '3' },
  { title: 'Zonder tafel', start: '2025-10-27 13:00', table: '' },
];

const test = testOnSmallSite({
  now: SMALL_NOON,
  change: async (folder) => {
    await folder.write('types/signeersessie', { component: 'type', title: 'Signeersessie' });
    for (const { table, ...item } of SIGNINGS) {
      const content = { ...itemContent(item), type: uuidOf('types/signeersessie'), table };
      await folder.write(`programma-items/${item.title.toLowerCase().replaceAll(' ', '-')}`, content);
    }
  },
});

test('the signing board has a row per table and a column per hour, stacks two sessions of one table and hour, and prints on one A4', {
  tag: '@long',
}, async ({ page }) => {
  await open(page, '/signeren?dag=2025-10-27');
  const places = new Map(
    await page
      .getByRole('main')
      .getByRole('article')
      .evaluateAll((cards) =>
        cards.map((card) => {
          const { left, right, top, bottom } = card.getBoundingClientRect();
          const title = card.querySelector('h4')?.textContent ?? '';
          return [title, { left, right, top, bottom }] as const;
        }),
      ),
  );
  const [first, second, four, later, none] = SIGNINGS.map(({ title }) => {
    const box = places.get(title);
    if (!box) throw new Error(`no card of ${title}: ${[...places.keys()]}`);
    return box;
  });
  if (!first || !second || !four || !later || !none) throw new Error('the board does not have five cards');
  // Sessions in one hour are in one column, in the order of their tables. Sessions without a table are last.
  expect([second.left, four.left, none.left]).toEqual([first.left, first.left, first.left]);
  expect(second.top).toBeGreaterThanOrEqual(first.bottom);
  expect(four.top).toBeGreaterThanOrEqual(second.bottom);
  expect(none.top).toBeGreaterThanOrEqual(four.bottom);
  expect(later.left).toBeGreaterThanOrEqual(first.right);
  expect(later.top).toBeLessThan(second.bottom);
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['14 u', '15 u', '16 u']);

  const paper = await paperOf(await page.pdf({ format: 'A4', preferCSSPageSize: true }));
  expect(paper.numPages).toBe(1);
  expect(await sizeOf(paper)).toEqual([297, 210]);
  const text = await textOn(paper);
  for (const { title } of SIGNINGS) expect(text).toContain(bare(title));

  // On a day without sessions, the page says so and links to the days with sessions.
  await page.goto('/signeren?dag=2025-10-25');
  await expect(page.getByText('Op zaterdag 25 oktober signeert er niemand.')).toBeVisible();
  await page.getByRole('navigation', { name: 'Dagen met signeersessies' }).getByRole('link').click();
  await expect(page).toHaveURL('/signeren?dag=2025-10-27');
  await expect(page.getByText('Nog 5 signeersessies')).toBeVisible();
});
