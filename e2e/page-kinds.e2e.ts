import type { Browser, Page } from '@playwright/test';
import { PAGE_KINDS, type PageKind } from './page-kinds.ts';
import { SLOW } from './playwright.config.ts';
import { movedOnArrival } from './support/arrival.ts';
import { ringOfSecondStop, VISIBLE_RING, withoutEdge } from './support/edges.ts';
import { doubleTextSize, misfits, smallTargets, wrongSizes } from './support/fit.ts';
import type { Site } from './support/running-site.ts';
import { inOurFonts } from './support/scripts.ts';
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

// The longest file: either worker takes of it what is next.
test.describe.configure({ mode: 'parallel' });

const PHONE = { width: 375, height: 800 };
const NARROWEST = { width: 320, height: 640 };
const DESK = { width: 1440, height: 800 };
const LARGE_TEXT = { width: 1280, height: 800 };

/** Specimens that are as wide as a desk stand side by side there, and some are drawn without their frame. */
const FOR_OUR_OWN_EYES = '/stijlgids';

/**
 * A screen in the hall shows its fonts whenever they arrive, and the programme in words is so long that it arrives in pieces: the
 * word at the end of one may move to the next line. Both have to stand still from then on, while a clock ticks.
 */
const MOVES_WHILE_IT_ARRIVES: readonly string[] = ['/live', '/programma/tekst'];
const A_TICK_MS = 1_500;

// A kind of page is opened once, and everything that only a browser can tell is asked of that one opening: opening is
// what costs. Fresh openings at every width are `npm run test:all -- widths`.
for (const kind of PAGE_KINDS) {
  test(`${kind.name} is accessible, still, silent and whole from 320 px to a desk, and asks nothing of another host`, {
    tag: kind.likeAnother ? '@long' : [],
  }, async ({ browser, playwright, launchOptions, site }) => {
    // So much is asked of one opening that a busy machine takes its time.
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
  // What fits is judged in our fonts; what stands in for them is another on each machine.
  await inOurFonts(page);
  await settle(page);
  if (MOVES_WHILE_IT_ARRIVES.includes(path)) {
    await forgetLayoutShift(page);
    await page.waitForTimeout(A_TICK_MS);
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(h1);
  await judge(page, 'on a phone');
  const measured = !alone && path !== FOR_OUR_OWN_EYES;
  if (measured) expect.soft(await wrongSizes(page), 'widths of pictures on a phone').toEqual([]);

  await page.setViewportSize(NARROWEST);
  expect.soft(await misfits(page), 'at 320 px').toEqual([]);
  expect.soft(await smallTargets(page), 'targets below 24 px at 320 px').toEqual([]);
  if (!alone) expect.soft(await linesOfBar(page), 'lines of the header at 320 px').toBe(1);

  await page.setViewportSize(DESK);
  await settle(page);
  await forgetLayoutShift(page);
  await scrollThrough(page);
  await judge(page, 'at a desk');
  if (measured) expect.soft(await wrongSizes(page), 'widths of pictures at a desk').toEqual([]);
  expect.soft(await smallTargets(page), 'targets below 24 px at a desk').toEqual([]);

  if (path !== FOR_OUR_OWN_EYES) {
    await page.emulateMedia({ forcedColors: 'active' });
    expect.soft(await withoutEdge(page), 'edges in the colours of the device').toEqual([]);
    if (!alone) expect.soft(await ringOfSecondStop(page), 'ring in those colours').toEqual(VISIBLE_RING);
    await page.emulateMedia({ forcedColors: 'none' });
    await page.setViewportSize(LARGE_TEXT);
    await doubleTextSize(page);
    expect.soft(await misfits(page), 'text at 200 %').toEqual([]);
  }
  await context.close();
  const moved = await movedOnArrival(browser, site.url + path, [PHONE, DESK]);
  expect.soft(moved, 'pushed aside by what comes later').toEqual([]);
  // A page that is missing is itself an answer of 404, which Chromium notes on its console.
  const complaints = observed.complaints.filter(
    (line) => status < 400 || !line.includes(`status of ${status}`),
  );
  expect.soft(complaints, 'console').toEqual([]);
  expect.soft(observed.foreign, 'requests to other hosts').toEqual([]);
}

/** What holds at any width. */
async function judge(page: Page, where: string): Promise<void> {
  expect.soft(await axeViolations(page), `WCAG 2.2 AA ${where}`).toEqual([]);
  await quiet(page);
  expect.soft(await layoutShift(page), `layout shifts ${where}`).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect.soft(overflow, `pixels beyond the window ${where}`).toBeLessThanOrEqual(0);
}

/** On how many lines what a finger needs at the top of a page stands. */
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
