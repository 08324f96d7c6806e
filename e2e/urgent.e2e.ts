import type { Browser, Locator } from '@playwright/test';
import { PAGE_KINDS } from './page-kinds.ts';
import { type ContentFolder, copyOfContent } from './support/content.ts';
import { whileRunning } from './support/process.ts';
import { startSite } from './support/running-site.ts';
import { scriptsAtWork } from './support/scripts.ts';
import { expect, test } from './support/site.ts';
import { announceUrgently, withSmallFestival } from './support/small-festival.ts';
import { publish, SECRET } from './support/webhook.ts';

const WORDS = 'De hal sluit om 16:00.';
const PATHS = ['/', '/programma/2025-10-26', '/nu', '/mijn-stapel', '/zoeken'];
const TWENTY_PAGES = 20;
/** The height of the toolbar of a day page on a phone. */
const TOOLBAR_PX = 56;

test('an urgent announcement appears on open pages within a minute, stays in view, and disappears when the editors end it', {
  tag: '@long',
}, async ({ browser }) => {
  await withSmallFestival((folder) => announcedAndEnded(browser, folder, PATHS));
});

test('an urgent announcement appears and disappears within a minute on twenty open pages of twenty kinds', {
  tag: '@long',
}, async ({ browser }) => {
  test.setTimeout(120_000);
  const kinds = PAGE_KINDS.filter(
    ({ alone, status, likeAnother }) => !alone && status === 200 && !likeAnother,
  );
  expect(kinds.length).toBeGreaterThanOrEqual(TWENTY_PAGES);
  const folder = await copyOfContent();
  try {
    await announcedAndEnded(
      browser,
      folder,
      kinds.slice(0, TWENTY_PAGES).map(({ path }) => path),
    );
  } finally {
    await folder.remove();
  }
});

/** Opens the paths at once, switches an urgent announcement on and off, and expects each page to follow within 57 s. */
async function announcedAndEnded(
  browser: Browser,
  folder: ContentFolder,
  paths: readonly string[],
): Promise<void> {
  const env = {
    CONTENT_DIR: folder.dir,
    CONTENT_WEBHOOK_SECRET: SECRET,
    SITE_NOW: '2025-10-26T09:30:00+01:00',
  };
  await whileRunning(await startSite(env), async (site) => {
    const context = await browser.newContext({ baseURL: site.url, viewport: { width: 375, height: 700 } });
    await context.clock.install();
    const pages = await Promise.all(
      paths.map(async (path) => {
        const page = await context.newPage();
        await page.goto(path);
        await scriptsAtWork(page);
        return page;
      }),
    );
    const served = async () => (await fetch(`${site.url}/mededeling.json`)).text();
    const inAMinute = () => context.clock.runFor(57_000);
    for (const page of pages) await expect(page.getByText(WORDS)).toHaveCount(0);

    await announceUrgently(folder, WORDS);
    await publish(site, 'globaal/header');
    await expect.poll(served, { timeout: 5_000 }).toContain(WORDS);
    await inAMinute();
    for (const page of pages) {
      const message = page.getByRole('region', { name: 'Dringende mededeling' });
      await expect(message).toHaveText(WORDS);
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await expect(message).toBeInViewport({ ratio: 1 });
      await expect(message.getByRole('button')).toHaveCount(0);
    }

    await folder.edit('globaal/header', ({ content }) => {
      Object.assign(content, { announcement_urgent: false });
    });
    await publish(site, 'globaal/header');
    await expect.poll(served, { timeout: 5_000 }).toContain('"html":null');
    await inAMinute();
    for (const page of pages) await expect(page.getByText(WORDS)).toHaveCount(0);
    await context.close();
  });
}

test('an urgent announcement covers neither link targets, nor the focused element, nor sticky toolbars', {
  tag: '@long',
}, async ({ browser }) => {
  const folder = await copyOfContent();
  try {
    await announceUrgently(folder, `${WORDS} ${'Verlaat rustig de hal. '.repeat(4)}`);
    await whileRunning(await startSite({ CONTENT_DIR: folder.dir }), async (site) => {
      const page = await browser.newPage({ baseURL: site.url, viewport: { width: 1280, height: 700 } });
      await page.goto('/praktisch');
      await scriptsAtWork(page);
      const message = page.getByRole('region', { name: 'Dringende mededeling' });
      await expect(message).toBeVisible();
      const covered = (selector: string) =>
        page.evaluate((wanted) => {
          const top = document.querySelector(wanted)?.getBoundingClientRect().top ?? Number.NaN;
          const bar = document.querySelector('[aria-label="Dringende mededeling"]');
          return top - (bar?.getBoundingClientRect().bottom ?? Number.NaN);
        }, selector);
      const contents = page.getByRole('navigation', { name: 'Op deze bladzijde' });
      const last = contents.getByRole('link').last();
      const target = (await last.getAttribute('href')) ?? '';
      await last.click();
      expect(await covered(target)).toBeGreaterThanOrEqual(0);
      expect(await covered('nav[aria-labelledby=op-deze-bladzijde]')).toBeGreaterThanOrEqual(0);
      await page.getByRole('contentinfo').getByRole('link').first().focus();
      for (let step = 0; step < 20; step += 1) {
        await page.keyboard.press('Shift+Tab');
        expect(await covered(':focus')).toBeGreaterThanOrEqual(0);
      }
      // On a desktop the shelf of days is below the bar, and the links to the hours and the filters below the shelf.
      await page.goto('/programma/2025-10-26');
      await scriptsAtWork(page);
      await page.evaluate(() => window.scrollTo(0, 800));
      const boxOf = async (tool: Locator) => {
        const box = await tool.boundingBox();
        return { top: box?.y, bottom: box && box.y + box.height };
      };
      const shelf = await boxOf(page.getByRole('navigation', { name: 'Dagen van het festival' }));
      const hours = await boxOf(page.getByRole('navigation', { name: 'Uren' }));
      expect.soft(hours.top).toBeGreaterThanOrEqual(shelf.bottom ?? Number.NaN);
      expect.soft((await boxOf(page.locator('#filter > form'))).bottom).toBeLessThanOrEqual(700);
      // On a phone the bar is higher. The day page has a toolbar below it.
      await page.setViewportSize({ width: 375, height: 700 });
      await page.goto('/programma/2025-10-28');
      await scriptsAtWork(page);
      for (const hour of ['#u-2025-10-28-1500', '#u-2025-10-28-1100']) {
        await page.evaluate((to) => location.assign(to), hour);
        expect(await covered(hour)).toBeGreaterThanOrEqual(TOOLBAR_PX);
      }
      await page.close();
    });
  } finally {
    await folder.remove();
  }
});
