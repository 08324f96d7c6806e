import type { Page } from '@playwright/test';
import { islandStarted, open, ownFontsLoaded } from './support/scripts.ts';
import { expect, test } from './support/site.ts';

test.describe.configure({ mode: 'parallel' });

const BIGGEST_DAY = '/programma/2025-10-26';

test('pressing a row of a day opens its item, and pressing the place in the row opens the floor plan', async ({
  page,
}) => {
  await open(page, '/programma/2025-10-28');
  const reserved = page.locator('main article').filter({ hasText: 'met reservatie' }).first();
  for (const width of [375, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const places = await reserved.getByRole('listitem').evaluateAll((facts) =>
      facts.map((fact) => {
        fact.scrollIntoView({ block: 'center', behavior: 'instant' });
        // Presses near the start of the first line, because a fact may wrap to the next line.
        const box = [...fact.getClientRects()].find((one) => one.width > 4);
        const { left = 0, top = 0, height = 0, width = 0 } = box ?? {};
        const hit = document.elementFromPoint(left + Math.min(24, width / 2), top + height / 2);
        return hit?.closest('a')?.getAttribute('href')?.split(/[#/]/)[1];
      }),
    );
    expect.soft(places, `at ${width} px`).toEqual(['praktisch', ...places.slice(1).fill('activiteiten')]);
    expect.soft(places.length).toBeGreaterThan(2);
  }
});

test('the first rows of a day are visible without scrolling, no row on a phone is higher than 120 px, and the toolbar with the links to the hours stays visible at the end of the list', async ({
  page,
}) => {
  for (const path of [BIGGEST_DAY, '/programma/2025-10-27']) {
    await page.setViewportSize({ width: 375, height: 812 });
    await open(page, path);
    await ownFontsLoaded(page);
    await expect(page.getByRole('region', { name: 'Mededeling' })).toBeVisible();
    const phone = await rowBoxes(page);
    expect.soft(phone[0]?.top, `first row of ${path}`).toBeLessThanOrEqual(470);
    expect.soft(Math.max(...phone.map(({ height }) => height)), `rows of ${path}`).toBeLessThanOrEqual(120);
    expect.soft(await namesCutEarly(page), path).toEqual([]);
    await page.setViewportSize({ width: 1440, height: 900 });
    const desk = await rowBoxes(page);
    expect.soft(desk.filter(({ bottom }) => bottom <= 900).length, path).toBeGreaterThanOrEqual(8);
    // The filters must still be visible when the end of the list is in view.
    await page.getByRole('main').locator('ol article').last().scrollIntoViewIfNeeded();
    await expect.soft(page.getByRole('group', { name: 'Types' })).toBeInViewport();
    if (path !== BIGGEST_DAY) continue;
    await page.setViewportSize({ width: 375, height: 812 });
    await staysInReach(page);
  }
  await page.setViewportSize({ width: 768, height: 1024 });
  await open(page, '/programma/2025-10-27?type=gesprek&thema=lifestyle');
  expect((await boxOfTools(page)).height, 'height of the bar on a tablet').toBe(56);
});

/** Returns the names that extend beyond their row or are truncated inside it. */
const namesCutEarly = (page: Page) =>
  page
    .getByRole('main')
    .locator('ol article h3 + p')
    .evaluateAll((lines) =>
      lines
        .filter((line) => {
          const row = line.closest('article')?.getBoundingClientRect();
          const isCut = line.scrollHeight > line.clientHeight + 1;
          return isCut || line.getBoundingClientRect().right > (row?.right ?? 0);
        })
        .map(({ textContent }) => textContent),
    );

/** Every kind of page that lists moments. `npm test` opens the first three. */
const LISTS = [
  BIGGEST_DAY,
  '/nu',
  '/mijn-stapel',
  '/auteurs/greet-soetaert',
  '/signeren?dag=2025-11-01',
  '/zoeken?zoekterm=vandoorne',
  '/boektopia-op-toer',
  '/boektopia-op-toer-uit',
];

for (const [index, path] of LISTS.entries()) {
  test(`on ${path}, a row with a one-line title is at most 96 px high on a phone, its ribbon is large enough to tap, and no row truncates its place, type, ages or status`, {
    tag: index < 3 ? [] : '@long',
  }, async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    if (path === '/mijn-stapel') await saveTwoItems(page);
    await open(page, path);
    await ownFontsLoaded(page);
    const rows = page.getByRole('main').locator('li article');
    await expect(rows.first()).toBeAttached();
    await page.locator('main details').evaluateAll((all) => {
      for (const one of all) one.toggleAttribute('open', true);
    });
    expect.soft(await highRows(page)).toEqual([]);
    const targets = await page
      .locator('main article > button')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
    for (const { width, height } of targets) expect.soft(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    for (const width of [320, 375, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await factsCut(page), `at ${width} px`).toEqual([]);
    }
  });
}

async function saveTwoItems(page: Page): Promise<void> {
  await open(page, BIGGEST_DAY);
  const ribbons = page.getByRole('main').locator('ol article').getByRole('button', { name: 'Bewaar' });
  await ribbons.first().click();
  await ribbons.last().click();
}

/** Returns the rows with a one-line title that are higher than 96 px. Throws if there are no rows. */
const highRows = (page: Page) =>
  page
    .getByRole('main')
    .locator('li article')
    .evaluateAll((articles) => {
      const rows = articles.filter((one) => one.firstElementChild?.matches('span[data-colour]'));
      const short = rows.filter((row) => {
        const title = row.querySelector('h2, h3, h4');
        return (
          title &&
          title.getBoundingClientRect().height < 2 * Number.parseFloat(getComputedStyle(title).lineHeight)
        );
      });
      if (rows.length === 0) throw new Error('no rows');
      return short
        .filter((row) => row.getBoundingClientRect().height > 96)
        .map((row) => `${row.getBoundingClientRect().height} px: ${row.textContent}`);
    });

/** Returns the texts of facts and ribbons that extend beyond their row or whose box clips them. */
const factsCut = (page: Page) =>
  page
    .getByRole('main')
    .locator('li article li')
    .evaluateAll((facts) =>
      facts
        .filter((fact) => {
          const row = fact.closest('article');
          let box = fact.parentElement;
          while (box && box !== row && getComputedStyle(box).overflow === 'visible') box = box.parentElement;
          const end = row?.getBoundingClientRect();
          const isBeyond = [...fact.getClientRects()].some(
            ({ right, bottom }) => end && (right > end.right + 1 || bottom > end.bottom + 1),
          );
          return box !== row || isBeyond;
        })
        .map(({ textContent }) => textContent),
    );

const boxOfTools = (page: Page) =>
  page
    .getByRole('main')
    .locator('div:has(> details):has(> div [role="status"])')
    .evaluate((bar) => bar.getBoundingClientRect().toJSON());

for (const javaScriptEnabled of [true, false]) {
  test(`each link to an hour scrolls to that hour ${javaScriptEnabled ? 'with' : 'without'} scripts, even if the hour is on another page of the list`, {
    tag: '@long',
  }, async ({ browser, site }) => {
    const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled });
    const page = await context.newPage();
    const hours = page.getByRole('navigation', { name: 'Uren' }).getByRole('link');
    await page.goto('/programma/2025-10-26');
    const names = await hours.allTextContents();
    expect(names.length).toBeGreaterThan(5);
    for (const name of names) {
      await page.goto('/programma/2025-10-26');
      await hours.filter({ hasText: name }).first().click();
      const heading = page.getByRole('heading', { name: `${Number.parseInt(name, 10)} u`, exact: true });
      await expect.poll(async () => (await heading.first().boundingBox())?.y).toBeLessThan(200);
      await expect(heading.first()).toBeInViewport();
    }
    await context.close();
  });
}

/**
 * Checks that the bar and the links to the hours stay visible far down the page. Also checks that, if an hour is not in
 * the list yet, its link loads the part of the list that contains it.
 */
async function staysInReach(page: Page): Promise<void> {
  const main = page.getByRole('main');
  const hours = main.getByRole('navigation', { name: 'Uren' }).getByRole('link');
  expect.soft((await boxOfTools(page)).height, 'height of the bar').toBe(56);
  await islandStarted(page);
  await main.getByRole('link', { name: 'Toon de volgende 24' }).click();
  await expect(main.locator('ol article')).toHaveCount(48);
  await page.evaluate(() => window.scrollTo({ top: 3_000, behavior: 'instant' }));
  await expect
    .poll(async () => [await page.evaluate(() => window.scrollY), (await boxOfTools(page)).top])
    .toEqual([3_000, 0]);
  await expect(main.locator('summary').filter({ hasText: 'Filter' })).toBeInViewport({ ratio: 1 });
  for (const hour of [hours.first(), hours.last()]) await expect(hour).toBeInViewport({ ratio: 1 });
  const name = `${Number.parseInt((await hours.last().textContent()) ?? '', 10)} u`;
  const lastHour = main.getByRole('heading', { level: 2, name, exact: true });
  await expect(lastHour).toHaveCount(0);
  await hours.last().click();
  await expect(lastHour).toBeInViewport();
  await expect(page).toHaveURL(/\?pagina=3#/);
  await expect(main.getByRole('link', { name: 'Toon de vorige 24' })).toHaveCount(1);
}

/** Returns the current positions of the rows in the timetable. */
const rowBoxes = (page: Page) =>
  page
    .getByRole('main')
    .locator('ol article')
    .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().toJSON()));
