import type { Page } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { HTML_RULES } from './html-rules.ts';
import { overNetwork } from './support/content.ts';
import { expect, MONDAY, type Site, startSite, test } from './support/site.ts';
import { axeViolations, observe } from './support/watched-page.ts';

const MINUTE = 60_000;

/** What a screen shows at one moment, read in one go. */
type Seen = {
  /** `HH:mm:ss` in Brussels. */
  clock: string;
  /** The starts of the next items, whichever slide stands. */
  starts: string[];
  /** How many slides stand, and what can be seen of them. */
  standing: number;
  content: string;
};

function look(page: Page): Promise<Seen> {
  return page.evaluate(() => {
    const standing = [...document.querySelectorAll<HTMLElement>('main [data-shown]')];
    return {
      clock: document.querySelector('header time')?.getAttribute('datetime') ?? '',
      starts: [...document.querySelectorAll('main li time')].map(
        (time) => time.getAttribute('datetime') ?? '',
      ),
      standing: standing.length,
      content: standing
        .map((slide) => (slide.textContent ?? '') + (slide.querySelector('img')?.alt ?? ''))
        .join(''),
    };
  });
}

async function asked(
  site: Pick<Site, 'url'>,
): Promise<{ now: string; plan: { items: { start: string }[] } }> {
  return (await fetch(`${site.url}/live.json`)).json();
}

/** How far a shown clock is off, in seconds. */
const secondsOff = (clock: string, now: string) =>
  Math.abs(+new Date(`${now.slice(0, 10)}T${clock}+01:00`) - +new Date(now)) / 1000;

test('the screen stands alone: valid, accessible, silent, and without anything that asks consent', async ({
  page,
  site,
}) => {
  const html = await (await fetch(`${site.url}/live`)).text();
  const report = await new HtmlValidate(HTML_RULES).validateString(html);
  expect(report.results.flatMap(({ messages }) => messages.map(({ message }) => message))).toEqual([]);
  expect(html).toMatch(/<link rel="canonical" href="https:\/\/www\.boektopia\.be\/live"/);

  const observed = observe(page, site.url);
  await page.goto('/live?locatie=forum');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Boektopia in aantocht');
  await expect(page.getByText('Forum', { exact: true })).toHaveCount(1);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByText(/cookie/i)).toHaveCount(0);
  expect(await axeViolations(page)).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem('latestLocation'))).toBeNull();
  expect(observed).toEqual({ complaints: [], foreign: [] });
  expect((await fetch(`${site.url}/live/bestaat-niet`)).status).toBe(404);
});

test('without JavaScript the next items stand on the page', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
  const page = await context.newPage();
  await page.goto('/live');
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expect(page.getByText('10:00')).toBeVisible();
  await context.close();
});

test('the slides go round by fifteen seconds, and the keyboard stops them', async ({ page }) => {
  await page.clock.install();
  await page.goto('/live');
  const pause = page.getByRole('button', { name: 'Beelden stilzetten' });
  await expect(pause).toHaveCount(1);
  const { content: first } = await look(page);
  await page.clock.runFor(15_500);
  const { content: second } = await look(page);
  expect(second).not.toBe(first);

  await page.keyboard.press('Tab');
  await expect(pause).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(pause).toHaveAttribute('aria-pressed', 'true');
  await page.clock.runFor(60_000);
  expect((await look(page)).content).toBe(second);
  await page.keyboard.press('Enter');
  await page.clock.runFor(15_500);
  expect((await look(page)).content).not.toBe(second);
});

test('a device whose clock is wrong, and is put right meanwhile, shows the right time', async ({
  page,
  site,
}) => {
  await page.clock.install({ time: Date.now() + 10 * MINUTE });
  // The answer may come before the page has loaded whole.
  const answered = page.waitForResponse(/live\.json/, { timeout: 30_000 });
  await page.goto('/live');
  await answered;
  await page.waitForTimeout(1_500);
  const right = async () => secondsOff((await look(page)).clock, (await asked(site)).now);
  await expect.poll(right, { timeout: 15_000 }).toBeLessThanOrEqual(1.5);
  await page.clock.setSystemTime(Date.now());
  await page.waitForTimeout(1_500);
  await expect.poll(right, { timeout: 15_000 }).toBeLessThanOrEqual(1.5);
});

test('a day without the server: never blank, never a wrong next item, and back as soon as there is one', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const first = await startSite({ SITE_NOW: MONDAY });
  const { items } = (await asked(first)).plan;
  const monday = items
    .map(({ start }) => +new Date(start))
    .filter((start) => start < Date.parse('2025-10-27T23:00Z'));
  const page = await browser.newPage();
  const exceptions: string[] = [];
  page.on('pageerror', ({ message }) => exceptions.push(message));
  await page.clock.install();
  await page.goto(`${first.url}/live`);
  await page.waitForFunction(() => localStorage.length > 0);
  await first.stop();

  const judged = { today: 0, later: 0 };
  for (let passed = 0; passed < 12 * 60; passed += 7) {
    await page.clock.fastForward(7 * MINUTE);
    await page.clock.runFor(2_000);
    const seen = await look(page);
    expect(seen.standing).toBe(1);
    expect(seen.content, seen.clock).toMatch(/\S/);
    const now = +new Date(`2025-10-27T${seen.clock}+01:00`);
    const next = monday.find((start) => now < start + 5 * MINUTE);
    const told = seen.starts.map((start) => +new Date(start));
    if (next === undefined) {
      expect(
        told.every((start) => start > Date.parse('2025-10-27T23:00Z')),
        seen.clock,
      ).toBe(true);
      judged.later += 1;
    } else {
      // A very short item is gone before its five minutes are over: none of ours is.
      expect(told[0], seen.clock).toBe(next);
      judged.today += 1;
    }
  }
  expect(judged.today).toBeGreaterThan(50);
  expect(judged.later).toBeGreaterThan(5);

  const port = new URL(first.url).port;
  const second = await startSite({ PORT: port, SITE_NOW: '2025-10-29T12:00:00+01:00' });
  const later = async () => {
    await page.clock.runFor(5_000);
    return (await look(page)).starts[0];
  };
  await expect.poll(later, { timeout: 30_000, intervals: [100] }).toContain('2025-10-29T');
  await second.stop();

  // The site is back and its content is not: what the device kept stands.
  const bare = await startSite({
    PORT: port,
    SITE_NOW: '2025-10-29T12:05:00+01:00',
    ...overNetwork({ url: 'http://localhost:9' }),
  });
  expect((await page.reload())?.status()).toBe(503);
  await expect.poll(async () => (await look(page)).starts[0]).toContain('2025-10-29T');
  await bare.stop();
  await page.close();
  expect(exceptions).toEqual([]);
});
