import type { Page } from '@playwright/test';
import { look } from './support/hall-screen.ts';
import { readQr } from './support/qr.ts';
import { ownFontsLoaded, scriptsAtWork } from './support/scripts.ts';
import { expect, test } from './support/site.ts';

/** Sizes of a 55-inch screen, and the distance from which it is viewed, in mm. */
const SCREEN = { longSide: 1_217.6, distance: 10_000 };
/** Maximum viewing distance of a letter, as a multiple of its height. */
const READ_FROM = 200;
/** Minimum text size of a title, as a share of the longer side of the screen: 96 px of 1,920 px. */
const LEAST_TITLE = 96 / 1_920;

/** Reads the parts of the current slide that must be readable from afar. */
function readable(page: Page) {
  return page.evaluate(() => {
    const isInView = (element: Element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const isWhole = x >= 0 && y >= 0 && x + width <= innerWidth && y + height <= innerHeight;
      return isWhole && element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    };
    const sizesOf = (selector: string) =>
      [...document.querySelectorAll(selector)]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .map((element) => Number.parseFloat(getComputedStyle(element).fontSize));
    const slide = '[data-shown]';
    return {
      /** The next starting times on the slide and in the footer, without those that another element covers. */
      starts: [
        ...document.querySelectorAll(`${slide} li:has(h2) time, section[aria-label^="Straks in"] time`),
      ]
        .filter(isInView)
        .map((time) => time.textContent.slice(-5)),
      titles: sizesOf(`${slide} h2, ${slide}[data-kind="text"] p`),
      /**
       * Text sizes of time, title and place. Authors and the minutes until the start may be smaller, and are
       * left out.
       */
      letters: sizesOf(
        `${slide} :is(time, h2, h3), ${slide} li:has(h2) > div p, ${slide} li:has(h3) > div:last-child p:first-child, main > section :is(time, span:not(time span), p)`,
      ),
      fits:
        document.documentElement.scrollHeight <= innerHeight &&
        document.documentElement.scrollWidth <= innerWidth,
    };
  });
}

/** At this screen size, checks on every slide that the programme is readable from ten metres. */
async function readARound(page: Page, [width, height]: readonly [number, number]): Promise<void> {
  await page.setViewportSize({ width, height });
  const millimetres = SCREEN.longSide / Math.max(width, height);
  const slides = await page.locator('main [data-kind]').count();
  expect(slides).toBeGreaterThan(8);
  for (let turn = 0; turn < slides; turn += 1) {
    const { content } = await look(page);
    const seen = await readable(page);
    expect(seen.fits, content).toBe(true);
    expect(seen.starts.length, content).toBeGreaterThanOrEqual(3);
    expect(Math.min(...seen.letters) * millimetres, content).toBeGreaterThanOrEqual(
      SCREEN.distance / READ_FROM,
    );
    expect(Math.min(...seen.titles) / Math.max(width, height), content).toBeGreaterThanOrEqual(
      content.startsWith('Wie signeert waar') ? 0 : LEAST_TITLE,
    );
    await page.clock.runFor(15_000);
    await expect.poll(async () => (await look(page)).content).not.toBe(content);
  }
}

test('the next three starting times on the hall screen are readable from ten metres on every slide', {
  tag: '@long',
}, async ({ page }) => {
  await page.clock.install();
  await page.goto('/live');
  await ownFontsLoaded(page);
  expect(await readQr(page)).toBe('https://www.boektopia.be/nu');
  await readARound(page, [1920, 1080]);
});

test('the next starting times are readable on a portrait hall screen, on a small hall screen and on a video wall', {
  tag: '@long',
}, async ({ page }) => {
  await page.clock.install();
  await page.goto('/live');
  await scriptsAtWork(page);
  for (const size of [
    [1080, 1920],
    [1280, 720],
    [3840, 2160],
    [1920, 1200],
  ] as const) {
    await readARound(page, size);
  }
});
