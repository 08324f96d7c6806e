import type { Locator } from '@playwright/test';
import { PAGE_KINDS } from './page-kinds.ts';
import { inPieces } from './support/in-pieces.ts';
import { scriptsAtWork } from './support/scripts.ts';
import { expect, test } from './support/site.ts';
import { layoutShift, watchLayoutShift } from './support/watched-page.ts';

const arriving = test.extend<{ slowly: { url: string } }>({
  slowly: async ({ site }, provide) => {
    const slowly = await inPieces(site.url);
    await provide(slowly);
    await slowly.stop();
  },
});

const AT_A_DESK = 1440;
/**
 * The page that `npm test` opens, at phone width. All other combinations are tagged `@long`, because
 * page-kinds.e2e.ts already checks the layout shifts of every kind of page.
 */
const SHOWN = '/programma/2025-10-27';

/**
 * Largest layout shift that one word in the facts of a row may cause, as a layout shift score. Visitors notice scores
 * above 0.1 (https://web.dev/articles/cls).
 */
const WORD = 0.002;

/**
 * Whether only one word shifted, because it moved to the next line when its second half was parsed. CSS cannot prevent
 * that, because the first half fitted on the line.
 */
const isWordThatWrapped = ({ value, what }: { value: number; what: string[] }) =>
  value < WORD && what.length === 1 && /^text «\S+»$/.test(what[0] ?? '');

for (const [name, path] of [
  ['the home page', '/'],
  ['a day', '/programma/2025-10-27'],
  ['an experience', '/activiteiten/de-slak-heeft-gelijk'],
  ['a page with a picture', '/praktisch'],
  ['the hall screen', '/live'],
] as const) {
  for (const width of [375, AT_A_DESK]) {
    arriving(
      `${name} does not shift while its HTML arrives in pieces, at ${width} px`,
      {
        tag: width === AT_A_DESK || path !== SHOWN ? '@long' : [],
      },
      async ({ page, slowly }) => {
        await page.setViewportSize({ width, height: 800 });
        await watchLayoutShift(page);
        await page.goto(slowly.url + path);
        await scriptsAtWork(page);
        const shifts = await layoutShift(page);
        expect(shifts.filter((one) => !isWordThatWrapped(one))).toEqual([]);
      },
    );
  }
}

test('a font that loads after the first paint shifts nothing, and the next page uses it', {
  tag: '@long',
}, async ({ page }) => {
  await page.route(/\.woff2$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue();
  });
  await watchLayoutShift(page);
  await page.goto('/programma/2025-10-28');
  await scriptsAtWork(page);
  const title = page.getByRole('heading', { level: 1 });
  const inFallback = await widthOf(title);
  await page.evaluate(() => document.fonts.ready);
  expect(await widthOf(title)).toBe(inFallback);
  expect(await layoutShift(page)).toEqual([]);

  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).press('Enter');
  await expect(title).toHaveText('Contact');
  await expect.poll(async () => (await widthOf(title)) / (await widthInFallback(title))).toBeLessThan(0.9);
});

test('the first page does not request the reading font, and the second page uses it', {
  tag: '@long',
}, async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  const isAsked = () => requested.some((url) => /literata-[^/]*\.woff2$/.test(url));
  await page.goto('/praktisch');
  await scriptsAtWork(page);
  await page.waitForLoadState('networkidle');
  expect(isAsked()).toBe(false);

  await page.keyboard.press('Tab');
  await expect.poll(isAsked).toBe(true);
  await page.waitForLoadState('networkidle');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy', exact: true }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy');
  await expect(page.locator('html')).not.toHaveAttribute('data-late-fonts');
});

/** Returns how wide the text of an element is in the fallback of the display font. */
const widthInFallback = async (element: Locator): Promise<number> => {
  await element.evaluate((node: HTMLElement) => node.style.setProperty('font-family', '"Display Fallback"'));
  const width = await widthOf(element);
  await element.evaluate((node: HTMLElement) => node.style.removeProperty('font-family'));
  return width;
};

/** Returns the width of an element's text, in CSS pixels. */
const widthOf = (element: Locator): Promise<number> =>
  element.evaluate((node) => {
    const words = document.createRange();
    words.selectNodeContents(node);
    return words.getBoundingClientRect().width;
  });

for (const { name, path, alone } of PAGE_KINDS) {
  // Skips the hall screen and the style guide, which nobody opens on a phone.
  if (alone || path === '/stijlgids') continue;
  test(`${name} does not shift on a small phone that shows fallback fonts`, {
    tag: path === '/nu' ? [] : '@long',
  }, async ({ page }) => {
    await page.route(/\.woff2$/, (route) => route.abort());
    await page.setViewportSize({ width: 320, height: 800 });
    await watchLayoutShift(page);
    await page.goto(path);
    await scriptsAtWork(page);
    expect(await layoutShift(page)).toEqual([]);
  });
}
