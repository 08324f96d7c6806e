import type { Locator, Page } from '@playwright/test';
import { SLOW } from './playwright.config.ts';
import { ringOfSecondStop, VISIBLE_RING, withoutEdge } from './support/edges.ts';
import { cutWords, doubleTextSize, misfits, TEXT_OF_32_PX } from './support/fit.ts';
import { firstInteraction, open, ownFontsLoaded } from './support/scripts.ts';
import { expect, test } from './support/site.ts';

test.describe.configure({ mode: 'parallel' });

test('at a text size of 200 % a page has only as many columns as fit', {
  tag: '@long',
}, async ({ playwright, launchOptions, baseURL }) => {
  const args = [...(launchOptions.args ?? []), TEXT_OF_32_PX];
  const browser = await playwright.chromium.launch({ ...launchOptions, args });
  const page = await browser.newPage({ baseURL });
  for (const path of [
    '/boektopia-op-toer-uit',
    '/activiteiten/sproet-stof-maar-dan-luidop',
    '/programma/2025-10-27',
  ]) {
    await open(page, path);
    for (const width of [375, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await misfits(page), `${path} at ${width} px`).toEqual([]);
      expect.soft(await cutWords(page), `words of ${path} at ${width} px`).toEqual([]);
    }
  }
  await page.setViewportSize({ width: 375, height: 800 });
  await firstInteraction(page);
  for (const answer of ['Nee, liever niet', 'Ja, dat mag']) {
    await expect.soft(page.getByRole('button', { name: answer })).toBeVisible();
  }
  const ribbons = page
    .locator('main article li > span')
    .filter({ hasText: /^(geannuleerd|volzet|verplaatst|nieuw)$/ });
  expect(await ribbons.count()).toBeGreaterThan(0);
  expect.soft(await brokenWords(ribbons), 'ribbons').toEqual([]);
  const days = page.getByRole('navigation', { name: 'Dagen van het festival' }).getByRole('link');
  const titles = page.locator('main article').getByRole('heading', { level: 3 });
  for (const width of [375, 768, 1280, 2560]) {
    await page.setViewportSize({ width, height: 800 });
    expect.soft(await brokenWords(days), `the days at ${width} px`).toEqual([]);
    if (width > 375) expect.soft(await brokenWords(titles), `titles at ${width} px`).toEqual([]);
  }
  await browser.close();
});

test('with a font wider than that of the site, at normal and double size, no time breaks over two lines and no drawer is wider than a phone', {
  tag: '@long',
}, async ({ playwright, launchOptions, baseURL }) => {
  for (const size of [[], [TEXT_OF_32_PX]]) {
    const args = [...(launchOptions.args ?? []), ...size];
    const browser = await playwright.chromium.launch({ ...launchOptions, args });
    const page = await browser.newPage({ baseURL, viewport: { width: 320, height: 640 } });
    // Blocks our fonts, as on a slow connection. The fallback font is wider, as on a device without Arial.
    await page.route('**/*.woff2', (route) => route.abort());
    // On the tests' Monday, Saturday's sessions are past.
    await open(page, '/signeren?dag=2025-10-25');
    await expect(page.getByText('zijn voorbij.')).toBeVisible();
    expect.soft(await misfits(page), `past sessions, ${size}`).toEqual([]);
    await open(page, '/');
    const hours = page.locator('section[aria-labelledby="nu-en-straks"] time');
    await expect(hours).not.toHaveCount(0);
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await brokenWords(hours), `hours at ${width} px, ${size}`).toEqual([]);
    }
    await browser.close();
  }
});

test('on a phone with only the text enlarged to 200 %, no word is cut and the name of every day stays on one line', {
  tag: '@long',
}, async ({ page }) => {
  // Allows more time, because the test checks every word of three complete pages.
  test.setTimeout(180_000 * SLOW);
  await page.setViewportSize({ width: 375, height: 800 });
  for (const path of ['/nieuws', '/boektopia-op-toer-uit', '/programma/2025-10-27']) {
    await open(page, path);
    await doubleTextSize(page);
    expect.soft(await cutWords(page), `words of ${path}`).toEqual([]);
  }
  const days = page.getByRole('navigation', { name: 'Dagen van het festival' }).getByRole('link');
  await expect(days).toHaveCount(9);
  expect.soft(await brokenWords(days), 'the days').toEqual([]);
});

test('no word of a heading and no name breaks, on a phone, a tablet and a desktop', { tag: '@long' }, async ({
  page,
}) => {
  for (const path of [
    '/',
    '/alle-blokken',
    '/praktisch',
    '/activiteiten/sproet-stof-maar-dan-luidop',
    '/auteurs/mira-vandoorne',
    '/signeren?dag=2025-11-01',
    '/boekhandels?gemeente=8500',
    '/boektopia-op-toer-uit',
    '/zoeken?zoekterm=vandoorne',
  ]) {
    await open(page, path);
    await ownFontsLoaded(page);
    const names = page.getByRole('main').locator('h1, h2, h3, article span:has(> a)');
    for (const width of [320, 375, 1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await brokenWords(names), `${path} at ${width} px`).toEqual([]);
    }
  }
});

/** Returns the words that break over two lines for lack of space. */
function brokenWords(texts: Locator): Promise<string[]> {
  return texts.evaluateAll((elements) =>
    elements.flatMap((element) => {
      const broken: string[] = [];
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        // Text that only screen readers read has no width.
        if ((node.parentElement?.offsetWidth ?? 0) <= 1) continue;
        for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[^\s-]+/g)) {
          const letters = document.createRange();
          letters.setStart(node, index);
          letters.setEnd(node, index + word.length);
          const lines = new Set([...letters.getClientRects()].map(({ top }) => Math.round(top)));
          if (lines.size > 1) broken.push(word);
        }
      }
      return broken;
    }),
  );
}

test('the name of every day stays on one line in the day strip, even in a short window and with large text', async ({
  page,
}) => {
  await open(page, '/');
  for (const large of [false, true]) {
    if (large) await doubleTextSize(page);
    for (const [width, height] of [
      [375, 500],
      [667, 375],
      [1024, 600],
      [1280, 720],
      [1440, 800],
      [2560, 1200],
    ] as const) {
      await page.setViewportSize({ width, height });
      expect.soft(await brokenNames(page), `${width} × ${height}, ${large ? 'large' : 'plain'}`).toEqual([]);
    }
  }
});

test('on a desktop the whole strip of days on the home page is visible without scrolling', {
  tag: '@long',
}, async ({ page }) => {
  await open(page, '/');
  await ownFontsLoaded(page);
  const shelf = page.getByRole('navigation', { name: 'Dagen van het festival' });
  for (const [width, height] of [
    [1024, 768],
    [1280, 720],
    [1440, 800],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    const below = await shelf.evaluate(
      (element) => element.getBoundingClientRect().bottom - window.innerHeight,
    );
    expect.soft(below, `px below ${width} × ${height}`).toBeLessThanOrEqual(0);
  }
});

/** Returns the names of days that take two lines, or overlap the date below them. */
function brokenNames(page: Page): Promise<(string | null)[]> {
  const spines = page.getByRole('navigation', { name: 'Dagen van het festival' }).getByRole('link');
  return spines.evaluateAll((links) =>
    links
      .map((link) => [...link.querySelectorAll('[aria-hidden="true"]')].filter((one) => one.textContent))
      .filter(([name, date]) => {
        if (!name || !date) return true;
        const lines = document.createRange();
        lines.selectNodeContents(name);
        const bottom = name.getBoundingClientRect().bottom;
        return lines.getClientRects().length !== 1 || bottom > date.getBoundingClientRect().top;
      })
      .map(([name]) => name?.textContent ?? null),
  );
}

test.describe('in forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  // page-kinds.e2e.ts makes this check on every kind of page. Here the page also has active filters.
  test('in forced colours a filtered list shows the edges of every current element, button, link and checkbox', async ({
    page,
  }) => {
    await open(page, '/programma/2025-10-27?type=gesprek');
    expect(await withoutEdge(page)).toEqual([]);
    expect(await ringOfSecondStop(page)).toEqual(VISIBLE_RING);
  });
});
