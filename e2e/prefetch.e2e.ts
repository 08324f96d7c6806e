import { expect, type Page } from '@playwright/test';
import { testOnOwnSite } from './support/own-site.ts';
import type { Site } from './support/running-site.ts';
import { scriptsAtWork } from './support/scripts.ts';

// Without kept pages the server's log tells every question.
const test = testOnOwnSite({ CACHE_PAGE_S: '0' });

const DAY = '/programma/2025-10-26';
const LONG_ENOUGH_MS = 1_500;

/** Opens the day; tells what the server was asked for since on behalf of pages that nobody is on yet. */
async function openDay(page: Page, { log }: Site): Promise<() => string[]> {
  const start = log.length;
  await page.goto(DAY);
  await scriptsAtWork(page);
  return () => log.slice(start).flatMap((line) => /^GET (\S+\.data(?:\?\S*)?) 200/.exec(line)?.[1] ?? []);
}

test('a link near the window is fetched before it is followed, and not again then (§9.6)', async ({
  page,
  site,
}) => {
  const asked = await openDay(page, site);
  const rows = () => asked().filter((path) => path.startsWith('/activiteiten/'));
  await expect.poll(() => rows().length).toBeGreaterThan(0);

  // The log names what an address asks, not what for: of a moment it tells the page.
  const [path = ''] = rows();
  const target = path.replace(/\.data.*$/, '');
  const times = () => rows().filter((one) => one === path).length;
  const before = times();
  await page.getByRole('main').locator(`a[href^="${target}?moment="]`).first().click();
  await expect(page).toHaveURL(new RegExp(`${target}\\?moment=`));
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/26 oktober/);
  expect(times()).toBe(before);
});

test('a day of a hundred rows asks for few of them, however far a visitor scrolls', {
  tag: '@long',
}, async ({ page, site }) => {
  const asked = await openDay(page, site);
  for (let screen = 1; screen <= 8; screen += 1) {
    await page.mouse.wheel(0, 700);
    await page.waitForTimeout(LONG_ENOUGH_MS / 5);
  }
  await page.waitForTimeout(LONG_ENOUGH_MS);
  const pages = asked();
  expect(pages.length).toBeGreaterThan(3);
  expect(pages.length).toBeLessThanOrEqual(12);
  expect(new Set(pages).size).toBe(pages.length);
});

test('the code of the next pages waits for a visitor, and where it cannot be had the page stays', async ({
  page,
  site,
}) => {
  const asked = await openDay(page, site);
  await expect.poll(() => asked().length).toBeGreaterThan(1);
  const code = () => page.locator('link[rel=modulepreload][href*="/assets/experience-"]');
  await expect(code()).toHaveCount(0);

  await page.route('**/assets/*.js', (route) => route.abort('connectionreset'));
  await page.evaluate(() => Object.assign(window, { isStillThere: true }));
  await page.mouse.wheel(0, 300);
  await expect.poll(() => code().count()).toBeGreaterThan(0);
  await page.waitForTimeout(LONG_ENOUGH_MS);
  expect(await page.evaluate(() => 'isStillThere' in window)).toBe(true);
});

test('nothing is fetched beforehand for who pays by the byte', { tag: '@long' }, async ({ page, site }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
  });
  const asked = await openDay(page, site);
  await page.waitForTimeout(LONG_ENOUGH_MS);
  expect(asked()).toEqual([]);
});

test('a page that is fetched ahead lies ready: its styles take effect with it and not before, and nobody is asked', async ({
  page,
  site,
}) => {
  await openDay(page, site);
  await page.mouse.wheel(0, 300);
  const row = page.getByRole('main').locator('ol article h3 a[href^="/activiteiten/"]').nth(3);
  // Once for the cache of the browser, and once out of it.
  await expect.poll(() => row.evaluate(timesRead)).toBe(2);
  const waiting = page.locator('link[rel=stylesheet][media="not all"][data-ready]');
  await expect.poll(() => waiting.count()).toBeGreaterThan(0);
  const styles = await waiting.evaluateAll((sheets) =>
    sheets.map((sheet) => sheet.getAttribute('data-ready') ?? ''),
  );
  await page.evaluate(noteEarlyStyles);
  // A browser that is listened to gives nothing out of its cache either.
  await page.route('**/*.data*', (route) => route.abort());
  await row.click();
  await expect(page.locator('main h1')).not.toHaveText(/26 oktober/);
  // Placeholders, where the wait was felt, bring their own.
  const early = await page.evaluate(() => window.earlyStyles);
  expect(early.filter((sheet) => styles.some((path) => sheet.includes(path)))).toEqual([]);

  // Those of the page that was opened; others wait for theirs.
  await expect(page.locator('link[data-ready*="ExperienceScreen"]')).toHaveJSProperty('media', 'all');
});

test('on a phone the first view of a page that was fetched ahead comes before what stands below it', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await openDay(page, site);
  await page.mouse.wheel(0, 300);
  const row = page.getByRole('main').locator('ol article h3 a[href^="/activiteiten/"]').nth(3);
  await expect.poll(() => row.evaluate(timesRead)).toBe(2);
  await page.evaluate(noteFirstFrame);
  await row.click();
  const more = page.getByRole('region', { name: 'Ontdek meer belevingen' });
  await expect(more).toBeVisible();
  const { hasMore, footerTop } = await page.evaluate(() => window.firstFrame);
  expect(hasMore).toBe(false);
  // Nothing that is seen moves when it comes.
  expect(footerTop).toBeGreaterThan(812);
  // The way back lands by height.
  await more.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
  const left = await page.evaluate(() => scrollY);
  await page.goBack();
  await expect(page.locator('main h1')).toHaveText(/26 oktober/);
  await page.goForward();
  await expect(more).toBeInViewport();
  expect(Math.abs((await page.evaluate(() => scrollY)) - left)).toBeLessThan(2);
});

/** Runs in the page: how often the answer of the page behind a link was read. */
function timesRead(link: HTMLElement | SVGElement): number {
  const [path, query = ''] = (link.getAttribute('href') ?? '').split(/(?=\?)/);
  return performance.getEntriesByName(`${location.origin}${path}.data${query}`).length;
}

declare global {
  interface Window {
    /** Sheets that came or went while the page before was shown. */
    earlyStyles: string[];
    /** What stood in the first frame of the page that was opened. */
    firstFrame: { hasMore: boolean; footerTop: number };
  }
}

/** Runs in the page: notes what stands below when the page that is opened is shown for the first time. */
function noteFirstFrame(): void {
  const title = document.querySelector('main h1')?.textContent;
  const changes = new MutationObserver(() => {
    if (document.querySelector('main h1')?.textContent === title) return;
    changes.disconnect();
    requestAnimationFrame(() => {
      window.firstFrame = {
        hasMore: document.querySelector('#meer-belevingen') !== null,
        footerTop: document.querySelector('footer')?.getBoundingClientRect().top ?? 0,
      };
    });
  });
  changes.observe(document.body, { childList: true, characterData: true, subtree: true });
}

test('a style sheet that comes later has nothing laid out anew', async ({ page }) => {
  await page.goto(DAY);
  await scriptsAtWork(page);
  await page.mouse.wheel(0, 10);
  const ready = page.locator('link[data-ready]');
  await expect.poll(() => ready.count()).toBeGreaterThan(1);
  await page.waitForTimeout(LONG_ENOUGH_MS);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  const layouts = async () => {
    await page.evaluate(() => document.body.offsetHeight);
    const { metrics } = await devtools.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'LayoutCount')?.value;
  };
  const before = await layouts();
  await ready.evaluateAll((links) => {
    for (const link of links) if (link instanceof HTMLLinkElement) link.media = 'all';
  });
  expect(await layouts()).toBe(before);
});

/** Runs in the page: notes every change of what styles it has, until its title is another. */
function noteEarlyStyles(): void {
  window.earlyStyles = [];
  const title = document.querySelector('main h1')?.textContent;
  new MutationObserver((changes) => {
    if (document.querySelector('main h1')?.textContent !== title) return;
    for (const { target, addedNodes, removedNodes } of changes) {
      for (const node of [target, ...addedNodes, ...removedNodes]) {
        if (node instanceof HTMLLinkElement && node.rel === 'stylesheet' && node.media !== 'not all')
          window.earlyStyles.push(node.href);
      }
    }
  }).observe(document.documentElement, {
    attributeFilter: ['media', 'href'],
    childList: true,
    subtree: true,
  });
}
