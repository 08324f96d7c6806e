import { expect, type Page } from '@playwright/test';
import { rowText } from './edition.ts';

/**
 * The parts of a row that depend on its moment: its link, its statuses, and the text about another moment with free
 * seats.
 */
export type RowMoment = { link: string; statuses: string[]; instead: string | undefined };

/** Returns the rows of the timetable on the current page, without all-day items. */
export async function rowsOn(page: Page): Promise<string[]> {
  const rows = await page
    .getByRole('main')
    .locator('article')
    .evaluateAll((articles) =>
      articles
        .filter((article) => !article.closest('details'))
        .map((article) => ({
          time: article.querySelector('time')?.textContent ?? '',
          title: article.querySelector('h3')?.textContent ?? '',
          place: (article.querySelector('ul > li')?.textContent ?? '').replace(', op het plan', ''),
        })),
    );
  return rows.map(rowText);
}

/**
 * Returns all rows of a list whose first page is open. With scripts, the list grows on that page. Without scripts, each
 * part of the list is a page.
 */
export async function rowsOnAllPages(page: Page): Promise<string[]> {
  let rows = await rowsOn(page);
  const next = page.getByRole('main').getByRole('link', { name: /^Toon de volgende \d+$/ });
  while (await next.isVisible()) {
    const before = await rowsOn(page);
    const to = (await next.getAttribute('href')) ?? '';
    await next.click();
    await expect(page).toHaveURL(new URL(to, page.url()).href);
    // The address changes before the rows do. Without scripts it even changes before the document is
    // complete.
    await page.waitForLoadState('domcontentloaded');
    await expect.poll(() => rowsOn(page)).not.toEqual(before);
    const after = await rowsOn(page);
    const isGrown = before.every((row, index) => after[index] === row);
    rows = isGrown ? after : [...rows, ...after];
  }
  return rows;
}

/** Returns the link, the statuses and the text about alternative times of each row on the page. */
export async function momentsOn(page: Page): Promise<RowMoment[]> {
  return page
    .getByRole('main')
    .locator('article')
    .evaluateAll((articles) =>
      articles
        .filter((article) => !article.closest('details'))
        .map((article) => {
          const words = [...article.querySelectorAll('p, li, li > span')].map(
            (part) => part.textContent ?? '',
          );
          return {
            link: article.querySelector('h3 a')?.getAttribute('href') ?? '',
            statuses: ['geannuleerd', 'volzet', 'verplaatst', 'nieuw'].filter((status) =>
              words.includes(status),
            ),
            instead: words.find((one) => /^Ook (op|vandaag|dezelfde) /.test(one)),
          };
        }),
    );
}
