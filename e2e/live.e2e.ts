import type { Page } from '@playwright/test';
import { type HallDay, hallDay } from './soak/hall-day.ts';
import { inQuarters } from './soak/memory.ts';
import { overNetwork } from './support/content.ts';
import { readEdition } from './support/edition.ts';
import { whileRunning } from './support/process.ts';
import { MONDAY, type Site, startSite } from './support/running-site.ts';
import { scriptsAtWork } from './support/scripts.ts';
import { expect, test } from './support/site.ts';
import { richText, withSmallFestival } from './support/small-festival.ts';
import { publish, SECRET } from './support/webhook.ts';

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

async function asked(site: Pick<Site, 'url'>): Promise<{ now: string }> {
  return (await fetch(`${site.url}/live.json`)).json();
}

/** Waits until the clock on the screen has gone on once, and once more. */
async function ticks(page: Page): Promise<void> {
  for (let tick = 0; tick < 2; tick += 1) {
    const { clock } = await look(page);
    await expect.poll(async () => (await look(page)).clock).not.toBe(clock);
  }
}

/** How far a shown clock is off, in seconds. */
const secondsOff = (clock: string, now: string) =>
  Math.abs(+new Date(`${now.slice(0, 10)}T${clock}+01:00`) - +new Date(now)) / 1000;

test('the screen stands alone, at one stage or in the whole hall, and an address that no editor made is told', async ({
  page,
}) => {
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
  const shown = async () => (await look(page)).content;
  const first = await shown();
  await page.clock.runFor(15_500);
  await expect.poll(shown).not.toBe(first);

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
  await page.clock.runFor(15_500);
  await expect.poll(shown).not.toBe(stopped);
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
  const right = async () => secondsOff((await look(page)).clock, (await asked(site)).now);
  await ticks(page);
  await expect.poll(right, { timeout: 15_000 }).toBeLessThanOrEqual(1.5);
  await page.clock.setSystemTime(Date.now());
  await ticks(page);
  await expect.poll(right, { timeout: 15_000 }).toBeLessThanOrEqual(1.5);
});

test('what editors publish stands on an open screen within five seconds, and what is urgent over it', async ({
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
      await expect(next).toBeVisible();
      await folder.edit('programma-items/zo-10', (story) => {
        Object.assign(story, { tag_list: ['geannuleerd'] });
      });
      await publish(site, 'programma-items/zo-10');
      await expect(next).toContainText('geannuleerd', { timeout: 5_000 });

      await folder.edit('globaal/header', ({ content }) => {
        Object.assign(content, {
          announcement: richText('De hal sluit om 16:00.'),
          toggle_announcement: true,
          announcement_urgent: true,
        });
      });
      await publish(site, 'globaal/header');
      await expect(page.getByRole('alert')).toHaveText('De hal sluit om 16:00.', { timeout: 5_000 });
      await page.close();
    });
  });
});

/** How often the screen is looked at in the day without a server. */
const STEP_MINUTES = process.env.LONG_FORM ? 7 : 34;

test('a day without the server: never blank, never a wrong next item, and back as soon as there is one', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const first = await startSite({ SITE_NOW: MONDAY });
  const monday = readEdition()
    .items.filter(({ day, ongoing }) => day === '2025-10-27' && !ongoing)
    .map(({ start }) => Date.parse(`${start}Z`))
    .sort((a, b) => a - b);
  const page = await browser.newPage();
  const exceptions: string[] = [];
  page.on('pageerror', ({ message }) => exceptions.push(message));
  await page.clock.install();
  await page.goto(`${first.url}/live`);
  await page.waitForFunction(() => localStorage.length > 0);
  await first.stop();

  const judged = { today: 0, later: 0 };
  for (let passed = 0; passed < 12 * 60; passed += STEP_MINUTES) {
    await page.clock.fastForward(STEP_MINUTES * MINUTE);
    await page.clock.runFor(2_000);
    // What the clock sets off is drawn a moment later.
    await expect(async () => {
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
    }).toPass();
  }
  expect(judged.today).toBeGreaterThan(350 / STEP_MINUTES);
  expect(judged.later).toBeGreaterThan(35 / STEP_MINUTES);

  const port = new URL(first.url).port;
  const second = await startSite({ PORT: port, SITE_NOW: '2025-10-29T12:00:00+01:00' });
  const later = async () => {
    await page.clock.runFor(5_000);
    return (await look(page)).starts[0];
  };
  await expect.poll(later, { timeout: 30_000, intervals: [100] }).toContain('2025-10-29T');
  // No clock runs: a device that is in reach of a network again asks at once.
  const askedAtOnce = page.waitForRequest(/live\.json/);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await askedAtOnce;
  await second.stop();

  // The site is back and its content is not: what the device kept opens, page and plan.
  const bare = await startSite({
    PORT: port,
    SITE_NOW: '2025-10-29T12:05:00+01:00',
    ...overNetwork({ url: 'http://localhost:9' }),
  });
  expect((await fetch(`${bare.url}/live`)).status).toBe(503);
  await page.reload();
  await expect.poll(async () => (await look(page)).starts[0]).toContain('2025-10-29T');
  await bare.stop();
  await page.close();
  expect(exceptions).toEqual([]);
});

const MORNING: HallDay = {
  from: new Date('2025-10-26T10:40:00+01:00'),
  minutes: 20,
  kills: 2,
  downMinutes: 2,
  offlineMinutes: 3,
};
const WHOLE_DAY: HallDay = {
  from: new Date('2025-10-26T09:00:00+01:00'),
  minutes: 720,
  kills: 20,
  downMinutes: 3,
  offlineMinutes: 10,
};

/** A screen remembers how it wrote the last two thousand moments, and draws some slides fuller than others. */
const HEAP_MAY_GROW_BYTES = 2_000_000;
const NODES_MAY_GROW = 100;

/** The long form is `npm run soak -- live`. */
const HALL_DAY = process.env.LIVE_DAY === 'whole' ? WHOLE_DAY : MORNING;

test('a hurried festival day: kills, a cold start, no network and a wrong clock leave no mark on the screen', {
  tag: '@long',
}, async ({ browser }) => {
  test.setTimeout(120_000 + 2_000 * HALL_DAY.minutes);
  const { weights, ...told } = await hallDay(browser, HALL_DAY);
  const { early, late } = inQuarters(weights);
  console.log(JSON.stringify({ ...told, wrong: told.wrong.length, weighed: weights.length, early, late }));

  expect(told.blank).toEqual([]);
  expect(told.wrong.slice(0, 5)).toEqual([]);
  expect(told.exceptions).toEqual([]);
  expect(told.pictures).toBeGreaterThan(0);
  // A device ten minutes fast is six hundred off; four seconds that an answer is under way are half as much.
  expect(told.clockOff).toBeLessThan(400);
  expect(told.answers, 'lives of the server, in each of which the screen heard of it').toHaveLength(
    HALL_DAY.kills + 1,
  );
  expect(late.heapBytes - early.heapBytes).toBeLessThan(HEAP_MAY_GROW_BYTES);
  expect(late.nodes - early.nodes).toBeLessThan(NODES_MAY_GROW);
});
