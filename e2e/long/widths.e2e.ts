import type { Browser, Page } from '@playwright/test';
import { PAGE_KINDS, type PageKind } from '../page-kinds.ts';
import { SLOW } from '../playwright.config.ts';
import { cutWords, misfits, TEXT_OF_32_PX } from '../support/fit.ts';
import type { Site } from '../support/running-site.ts';
import { expect, test } from '../support/site.ts';
import {
  axeViolations,
  layoutShift,
  lookWith,
  observe,
  quiet,
  settle,
  watchLayoutShift,
} from '../support/watched-page.ts';

test.describe.configure({ mode: 'parallel' });

const WIDTHS = [320, 375, 768, 1024, 1280, 1440, 1920];

test('at a text size of 200 % no kind of page cuts a word or overflows, at any width', async ({
  playwright,
  launchOptions,
  baseURL,
}) => {
  test.setTimeout(600_000 * SLOW);
  const args = [...(launchOptions.args ?? []), TEXT_OF_32_PX];
  const browser = await playwright.chromium.launch({ ...launchOptions, args });
  const page = await browser.newPage({ baseURL });
  for (const { name, path, alone } of PAGE_KINDS) {
    // Skips the hall screen, which nobody views on a phone, and the style guide, whose samples are side by side.
    if (alone || path === '/stijlgids') continue;
    await page.goto(path);
    await settle(page);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await misfits(page), `${name} at ${width} px`).toEqual([]);
      expect.soft(await cutWords(page), `words of ${name} at ${width} px`).toEqual([]);
    }
  }
  await browser.close();
});

// `npm test` opens each kind of page at one width and then widens the window. These tests open it at every
// width, which also reveals layout shifts during loading.
for (const kind of PAGE_KINDS) {
  for (const width of WIDTHS) {
    test(`${kind.name}, opened at ${width} px, is accessible, has no layout shifts or console errors, and fits the window`, async ({
      browser,
      playwright,
      launchOptions,
      site,
    }) => {
      const open = (one: Browser) =>
        one.newContext({ viewport: { width, height: 800 }, baseURL: site.url }).then((all) => all.newPage());
      const another = () => playwright.chromium.launch(launchOptions);
      await lookWith(browser, another, async (one) => look(await open(one), kind, site));
    });
  }
}

async function look(page: Page, { path, h1, status }: PageKind, site: Pick<Site, 'url'>): Promise<void> {
  const observed = observe(page, site.url);
  await watchLayoutShift(page);
  await page.goto(path);
  await settle(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(h1);
  const violations = await axeViolations(page);
  await quiet(page);
  const shifts = await layoutShift(page);
  const cut = await misfits(page);
  await page.context().close();
  const complaints = observed.complaints.filter(
    (line) => status < 400 || !line.includes(`status of ${status}`),
  );
  expect.soft(violations, 'WCAG 2.2 AA').toEqual([]);
  expect.soft(shifts, 'layout shifts').toEqual([]);
  expect.soft(complaints, 'console').toEqual([]);
  expect.soft(observed.foreign, 'requests to other hosts').toEqual([]);
  expect.soft(cut, 'overflowing elements').toEqual([]);
}
