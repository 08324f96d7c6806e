import { expect, type Page } from '@playwright/test';
import { rowText } from './edition.ts';

/** The rows of the timetable on the page that is open, ongoing items left out. */
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

/** All rows of a list, page after page. */
export async function rowsOnAllPages(page: Page): Promise<string[]> {
  const rows = await rowsOn(page);
  const next = page.getByRole('main').getByRole('link', { name: 'Volgende bladzijde' });
  while (await next.isVisible()) {
    const before = await rowsOn(page);
    await next.click();
    // The address changes before the rows do.
    await expect.poll(() => rowsOn(page)).not.toEqual(before);
    rows.push(...(await rowsOn(page)));
  }
  return rows;
}
