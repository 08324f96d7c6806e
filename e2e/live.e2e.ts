import type { Locator, Page } from '@playwright/test';
import { look } from './support/hall-screen.ts';
import { whileRunning } from './support/process.ts';
import { type Site, startSite } from './support/running-site.ts';
import { scriptsAtWork } from './support/scripts.ts';
import { expect, test } from './support/site.ts';
import { announceUrgently, withSmallFestival } from './support/small-festival.ts';
import { publish, SECRET } from './support/webhook.ts';

const MINUTE = 60_000;

async function requested(site: Pick<Site, 'url'>): Promise<{ now: string }> {
  return (await fetch(`${site.url}/live.json`)).json();
}

/** Waits until the displayed clock has changed twice. */
async function ticks(page: Page): Promise<void> {
  for (let tick = 0; tick < 2; tick += 1) {
    const { clock } = await look(page);
    await expect.poll(async () => (await look(page)).clock).not.toBe(clock);
  }
}

/** Returns the difference between a displayed clock and the time of the site, in seconds. */
const secondsOff = (clock: string, now: string) =>
  Math.abs(+new Date(`${now.slice(0, 10)}T${clock}+01:00`) - +new Date(now)) / 1000;

test('a hall screen whose scripts fail to load reloads automatically; a page on which a visitor has typed does not', {
  tag: '@long',
}, async ({ page }) => {
  test.setTimeout(300_000);
  const scripts = '**/assets/*.js';
  await page.route(scripts, (route) => route.abort('connectionreset'));
  await Promise.all([page.waitForEvent('requestfailed'), page.goto('/live')]);
  await page.unroute(scripts);
  // Any Playwright action on the page would count as user input.
  await page.waitForEvent('framenavigated', { timeout: 90_000 });
  await scriptsAtWork(page);

  await page.route(scripts, (route) => route.abort('connectionreset'));
  await page.goto('/contact');
  await page.getByLabel('Voornaam').fill('Noor');
  await page.waitForTimeout(61_000);
  await expect(page.getByLabel('Voornaam')).toHaveValue('Noor');
  await page.unroute(scripts);
});

test('no hall screen has a header or footer, and an unknown hall screen gets a 404', async ({ page }) => {
  await page.goto('/live?locatie=forum');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Boektopia in aantocht');
  await expect(page.getByText('Forum', { exact: true })).toHaveCount(1);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByText(/cookie/i)).toHaveCount(0);
  await scriptsAtWork(page);
  expect(await page.evaluate(() => localStorage.getItem('latestLocation'))).toBeNull();

  const missing = await page.goto('/live/bestaat-niet');
  expect(missing?.status()).toBe(404);
  await expect(page).toHaveTitle('Deze bladzijde ontbreekt | Boektopia');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
});

test('the next items on the hall screen are visible without JavaScript', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
  const page = await context.newPage();
  await page.goto('/live');
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expect(page.getByText('10:00')).toBeVisible();
  await context.close();
});

test('the slides of the hall screen change every fifteen seconds, and the keyboard pauses them', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/live');
  const pause = page.getByRole('button', { name: 'Beelden stilzetten' });
  await expect(pause).toHaveCount(1);
  const shown = async () => (await look(page)).content;
  const first = await shown();
  await page.clock.runFor(15_500);
  await expect.poll(shown).not.toBe(first);

  // Moves the slide’s progress bar almost to its end.
  const line = page.getByRole('main').locator(':scope > [aria-hidden] > div');
  await line.evaluate((element) => {
    for (const run of element.getAnimations()) run.currentTime = 12_000;
  });
  await page.keyboard.press('Tab');
  await expect(pause).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(pause).toHaveAttribute('aria-pressed', 'true');
  const stopped = await shown();
  const before = (await look(page)).clock;
  await page.clock.runFor(60_000);
  await expect.poll(async () => (await look(page)).clock).not.toBe(before);
  expect(await shown()).toBe(stopped);
  await page.keyboard.press('Enter');
  await expect(pause).toHaveAttribute('aria-pressed', 'false');
  // The slide's progress bar restarts with the full time.
  const runs = await line.evaluate((element) =>
    element.getAnimations().map(({ currentTime }) => currentTime),
  );
  expect(runs).toHaveLength(1);
  expect(Number(runs[0])).toBeLessThan(12_000);
  await page.clock.runFor(15_500);
  await expect.poll(shown).not.toBe(stopped);
});

test('a device with a wrong clock, which is corrected later, always shows the right time', {
  tag: '@long',
}, async ({ page, site }) => {
  await page.clock.install({ time: Date.now() + 10 * MINUTE });
  // Starts to wait before the navigation, because the response may arrive before the page has loaded.
  const answered = page.waitForResponse(/live\.json/, { timeout: 30_000 });
  await page.goto('/live');
  await answered;
  const right = async () => secondsOff((await look(page)).clock, (await requested(site)).now);
  await ticks(page);
  await expect.poll(right, { timeout: 15_000 }).toBeLessThanOrEqual(1.5);
  await page.clock.setSystemTime(Date.now());
  await ticks(page);
  await expect.poll(right, { timeout: 15_000 }).toBeLessThanOrEqual(1.5);
});

/**
 * Returns the distinct widths that the title of an item has while the minutes until its start vary. No other
 * item is shown meanwhile.
 */
const widthsOfTitles = (item: Locator) =>
  item.evaluate((shown) => {
    const moment = shown.querySelector('time + span');
    const title = shown.querySelector('h2');
    if (!moment || !title) throw new Error('the item has no moment or no title');
    const list = shown.parentElement;
    const others = [...(list?.children ?? [])].filter((other) => other !== shown);
    const words = moment.textContent;
    for (const other of others) other.remove();
    const widths = ['over 59 min', 'over 48 min', 'over 11 min', 'over 9 min'].map((minutes) => {
      moment.textContent = minutes;
      return title.offsetWidth;
    });
    list?.append(...others);
    moment.textContent = words;
    return [...new Set(widths)];
  });

test('a published change and an urgent message each appear on an open hall screen within five seconds', async ({
  browser,
}) => {
  await withSmallFestival(async (folder) => {
    const env = {
      CONTENT_DIR: folder.dir,
      CONTENT_WEBHOOK_SECRET: SECRET,
      SITE_NOW: '2025-10-26T09:30:00+01:00',
    };
    await whileRunning(await startSite(env), async (site) => {
      const page = await browser.newPage();
      const listening = page.waitForResponse(/live\.events/);
      await page.goto(`${site.url}/live`);
      await listening;
      const next = page.getByRole('listitem').filter({ hasText: 'Zondag om tien' });
      await expect(next).toContainText(/over \d+ min/);
      // The row of the evening item does not yet show «over … min». It reserves space for that text, so that
      // nothing moves when the text appears.
      await expect(page.getByRole('listitem').filter({ hasText: 'Tot na middernacht' })).not.toContainText(
        'over',
      );
      const heights = await page
        .locator('li p:has(> time)')
        .evaluateAll((times: HTMLElement[]) => times.map(({ offsetHeight }) => offsetHeight));
      expect(heights).toEqual([heights[0], heights[0]]);
      expect(await widthsOfTitles(next), 'width of the title as the minutes change').toHaveLength(1);
      await folder.edit('programma-items/zo-10', (story) => {
        Object.assign(story, { tag_list: ['geannuleerd'] });
      });
      await publish(site, 'programma-items/zo-10');
      await expect(next).toContainText('geannuleerd', { timeout: 5_000 });

      await announceUrgently(folder, 'De hal sluit om 16:00.');
      await publish(site, 'globaal/header');
      await expect(page.getByRole('alert')).toHaveText('De hal sluit om 16:00.', { timeout: 5_000 });
      await page.close();
    });
  });
});
