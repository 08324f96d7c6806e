import type { Browser, Page } from '@playwright/test';
import { isEveryday, PAGE_KINDS, type PageKind } from './page-kinds.ts';
import { SLOW } from './playwright.config.ts';
import { movedOnArrival } from './support/arrival.ts';
import { ringOfSecondStop, VISIBLE_RING, withoutEdge } from './support/edges.ts';
import { doubleTextSize, misfits, smallTargets, wrongSizes } from './support/fit.ts';
import type { Site } from './support/running-site.ts';
import { ownFontsLoaded } from './support/scripts.ts';
import { expect, test } from './support/site.ts';
import {
  axeViolations,
  forgetLayoutShift,
  layoutShift,
  lookWith,
  observe,
  quiet,
  scrollThrough,
  settle,
  watchLayoutShift,
} from './support/watched-page.ts';

// This file takes the longest, therefore both workers run its tests.
test.describe.configure({ mode: 'parallel' });

const PHONE = { width: 375, height: 800 };
const NARROWEST = { width: 320, height: 640 };
const DESK = { width: 1440, height: 800 };
const LARGE_TEXT = { width: 1280, height: 800 };

/**
 * The style guide, which is exempt from the checks of image sizes, forced colours and enlarged text. Its samples are as
 * wide as a desktop and side by side, and some lack the elements that normally surround them.
 */
const FOR_OUR_OWN_EYES = '/stijlgids';

/**
 * Pages that may shift while they load. The hall screen applies its fonts whenever they arrive. The programme as text
 * is so long that it arrives in pieces, and the last word of a piece may move to the next line. After loading, neither
 * may shift while a clock ticks.
 */
const MOVES_WHILE_IT_ARRIVES: readonly string[] = ['/live', '/programma/tekst'];
/** Long enough for a clock on the page to change, in ms. */
const A_TICK_MS = 1_500;

// Opens each kind of page once for all checks that need a browser, because opening a page takes the most
// time. `npm run test:all -- widths` opens every page at every width.
for (const kind of PAGE_KINDS) {
  test(`${kind.name} is accessible, has no layout shifts or console errors, fits every window from 320 px to a desktop, and requests nothing from other hosts`, {
    tag: isEveryday(kind) ? [] : '@long',
  }, async ({ browser, playwright, launchOptions, site }) => {
    // Allows more time, because the many checks take long on a busy machine.
    test.setTimeout(180_000 * SLOW);
    const another = () => playwright.chromium.launch(launchOptions);
    await lookWith(browser, another, (one) => look(one, kind, site));
  });
}

async function look(
  browser: Browser,
  { path, h1, status, alone }: PageKind,
  site: Pick<Site, 'url'>,
): Promise<void> {
  const context = await browser.newContext({ viewport: PHONE, baseURL: site.url });
  const page = await context.newPage();
  const observed = observe(page, site.url);
  await watchLayoutShift(page);
  await page.goto(path);
  // Measures with our own fonts, because the fallback fonts differ between machines.
  await ownFontsLoaded(page);
  await settle(page);
  if (MOVES_WHILE_IT_ARRIVES.includes(path)) {
    await forgetLayoutShift(page);
    await page.waitForTimeout(A_TICK_MS);
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(h1);
  await judge(page, 'on a phone');
  const measured = !alone && path !== FOR_OUR_OWN_EYES;
  if (measured) expect.soft(await wrongSizes(page), 'wrong sizes of pictures on a phone').toEqual([]);

  await page.setViewportSize(NARROWEST);
  expect.soft(await misfits(page), 'at 320 px').toEqual([]);
  expect.soft(await smallTargets(page), 'targets below 24 px at 320 px').toEqual([]);
  if (!alone) expect.soft(await linesOfBar(page), 'lines of the header at 320 px').toBe(1);

  await page.setViewportSize(DESK);
  await settle(page);
  await forgetLayoutShift(page);
  await scrollThrough(page);
  await judge(page, 'on a desktop');
  if (measured) expect.soft(await wrongSizes(page), 'wrong sizes of pictures on a desktop').toEqual([]);
  expect.soft(await smallTargets(page), 'targets below 24 px on a desktop').toEqual([]);

  if (path !== FOR_OUR_OWN_EYES) {
    await page.emulateMedia({ forcedColors: 'active' });
    expect.soft(await withoutEdge(page), 'controls without an edge in forced colours').toEqual([]);
    if (!alone)
      expect.soft(await ringOfSecondStop(page), 'focus ring in forced colours').toEqual(VISIBLE_RING);
    await page.emulateMedia({ forcedColors: 'none' });
    await page.setViewportSize(LARGE_TEXT);
    await doubleTextSize(page);
    expect.soft(await misfits(page), 'text at 200 %').toEqual([]);
  }
  await context.close();
  const moved = await movedOnArrival(browser, site.url + path, [PHONE, DESK]);
  expect.soft(moved, 'elements that later content moves').toEqual([]);
  // The status of the not-found page itself is 404, which Chromium logs on its console.
  const complaints = observed.complaints.filter(
    (line) => status < 400 || !line.includes(`status of ${status}`),
  );
  expect.soft(complaints, 'console').toEqual([]);
  expect.soft(observed.foreign, 'requests to other hosts').toEqual([]);
}

/** Checks that apply at any width. */
async function judge(page: Page, where: string): Promise<void> {
  expect.soft(await axeViolations(page), `WCAG 2.2 AA ${where}`).toEqual([]);
  await quiet(page);
  expect.soft(await layoutShift(page), `layout shifts ${where}`).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect.soft(overflow, `pixels beyond the window ${where}`).toBeLessThanOrEqual(0);
}

/** Returns the number of lines that the buttons of the header take up. */
async function linesOfBar(page: Page): Promise<number> {
  const banner = page.getByRole('banner');
  const tools = [
    banner.getByRole('link', { name: 'Zoeken' }),
    banner.getByRole('link', { name: 'Mijn stapel' }),
    banner.getByRole('button', { name: 'Menu' }),
  ];
  const middles = await Promise.all(
    tools.map((tool) =>
      tool.evaluate((element) => {
        const { top, height } = element.getBoundingClientRect();
        return Math.round(top + height / 2);
      }),
    ),
  );
  return new Set(middles).size;
}
