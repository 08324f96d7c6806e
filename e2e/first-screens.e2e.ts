import type { Page } from '@playwright/test';
import { type FirstScreens, firstScreens } from './support/first-screens.ts';
import { seesFocus, tabTo } from './support/keyboard.ts';
import { islandStarted, open, ownFontsLoaded, scriptsAtWork } from './support/scripts.ts';
import { expect, test } from './support/site.ts';

const SUNDAY = '/programma/2025-10-26';
const MONDAY = '/programma/2025-10-27';

const skipTo = async (page: Page, name: string) => {
  await tabTo(page, page.getByRole('link', { name, exact: true }));
  await page.keyboard.press('Enter');
};

/** Counts the Tab presses until an element that matches `row` has the focus. */
async function pressesTo(page: Page, row: string): Promise<number> {
  for (let presses = 1; presses <= 60; presses += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((selector) => document.activeElement?.matches(selector), row)) return presses;
  }
  return Number.POSITIVE_INFINITY;
}

/** Pages with a list, each with a selector of the links in its rows. `npm test` opens the first two. */
const LISTS: readonly (readonly [path: string, row: string])[] = [
  [SUNDAY, 'main ol article a'],
  ['/auteurs', '#lijst a'],
  [`${MONDAY}?type=gesprek&thema=lifestyle`, 'main ol article a'],
  ['/boektopia-op-toer', '#lijst article a'],
  ['/boektopia-op-toer-uit', '#lijst article a'],
  ['/nieuws', '#lijst article a'],
  ['/signeren', '#lijst a'],
];

for (const [index, [path, row]] of LISTS.entries()) {
  test(`at most 12 Tab presses lead from each skip link of ${path} to its first row`, {
    tag: index < 2 ? [] : '@long',
  }, async ({ page }) => {
    for (const name of ['Naar de inhoud', 'Naar de lijst']) {
      await open(page, path);
      await skipTo(page, name);
      expect.soft(await pressesTo(page, row), name).toBeLessThanOrEqual(12);
    }
  });
}

test('arrow keys move between the links to the hours of a day, which are one Tab stop', async ({ page }) => {
  await open(page, SUNDAY);
  await islandStarted(page);
  const hours = page.getByRole('navigation', { name: 'Uren' }).getByRole('link');
  await skipTo(page, 'Naar de lijst');
  await tabTo(page, hours.first());
  await page.keyboard.press('ArrowDown');
  await expect(hours.nth(1)).toBeFocused();
  await page.keyboard.press('End');
  await expect(hours.last()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(hours.last()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(hours.nth(-2)).toBeFocused();
  await seesFocus(page);
  await page.keyboard.press('Tab');
  await expect(page.locator('main ol article a').first()).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(hours.last()).toBeFocused();
});

test('on a phone the tools of a filtered list fit on one line, and the first row starts within 470 px of the top', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 667 });
  for (const path of [SUNDAY, `${SUNDAY}?type=signeersessie`, `${MONDAY}?type=gesprek&thema=lifestyle`]) {
    await open(page, path);
    await ownFontsLoaded(page);
    const row = await page.locator('main ol article').first().boundingBox();
    expect.soft(row?.y, `first row of ${path}`).toBeLessThanOrEqual(470);
    const bar = await page.locator('[data-toolbar]').boundingBox();
    expect.soft(bar?.height, `toolbar of ${path}`).toBe(56);
  }
});

/** Upper limits, so that a change that adds controls, links or words fails this test. */
const CALM: Readonly<Record<string, Readonly<Record<number, FirstScreens>>>> = {
  [SUNDAY]: {
    375: { controls: 15, links: 46, words: 270 },
    1440: { controls: 62, links: 90, words: 670 },
  },
  '/mijn-stapel': {
    375: { controls: 12, links: 10, words: 190 },
    1440: { controls: 20, links: 24, words: 370 },
  },
};

test('the first two screens of a day and of the saved items stay within the limits for controls, links and words', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto(MONDAY);
  await scriptsAtWork(page);
  for (const row of (await page.locator('main ol article').all()).slice(0, 8)) {
    await row.getByRole('button').first().click();
  }
  for (const [path, limits] of Object.entries(CALM)) {
    for (const [width, limit] of Object.entries(limits)) {
      await page.setViewportSize({ width: Number(width), height: width === '375' ? 667 : 900 });
      await page.goto(path);
      await scriptsAtWork(page);
      await page.locator('main article').filter({ visible: true }).first().waitFor();
      const shown = await firstScreens(page);
      for (const what of ['controls', 'links', 'words'] as const) {
        expect.soft(shown[what], `${what} of ${path} at ${width} px`).toBeLessThanOrEqual(limit[what]);
      }
    }
  }
});
