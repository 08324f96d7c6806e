import { type HallDay, hallDay } from './soak/hall-day.ts';
import { inQuarters } from './soak/memory.ts';
import { overNetwork } from './support/content.ts';
import { readEdition } from './support/edition.ts';
import { look } from './support/live-screen.ts';
import { MONDAY, startSite } from './support/running-site.ts';
import { expect, test } from './support/site.ts';

test.use({ serviceWorkers: 'allow' });

const MINUTE = 60_000;

/** How often the screen is looked at in the day without a server. */
const STEP_MINUTES = process.env.LONG_FORM ? 7 : 137;

test('a day without the server: never blank, never a wrong next item, and back as soon as there is one', {
  tag: '@long',
}, async ({ browser }) => {
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
