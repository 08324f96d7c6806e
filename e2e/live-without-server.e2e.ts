import { type HallDay, hallDay } from './soak/hall-day.ts';
import { inQuarters } from './soak/memory.ts';
import { overNetwork } from './support/content.ts';
import { readEdition } from './support/edition.ts';
import { look } from './support/hall-screen.ts';
import { MONDAY, startSite } from './support/running-site.ts';
import { expect, test } from './support/site.ts';

test.use({ serviceWorkers: 'allow' });

const MINUTE = 60_000;

/** Minutes between two checks of the hall screen during the day without a server. */
const STEP_MINUTES = process.env.LONG_FORM ? 7 : 137;

test('during a day without a server the hall screen is never blank and shows the right next item, and it updates once a server responds', {
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
    // Retries, because the screen renders a little later than its clock changes.
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
        // `next` assumes that the screen shows an item for five minutes after its start. A shorter item would
        // disappear earlier, but the edition has none.
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
  // The `online` event makes the screen refetch immediately.
  const askedAtOnce = page.waitForRequest(/live\.json/);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await askedAtOnce;
  await second.stop();

  // Restarts the site without its content. The screen must start from the page and schedule that it has
  // stored.
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

/** Maximum growth of the heap, in bytes. The heap may grow because the screen caches 2,000 formatted times. */
const HEAP_MAY_GROW_BYTES = 2_000_000;
/** Maximum growth of the number of DOM nodes. The number varies because slides differ in their number of elements. */
const NODES_MAY_GROW = 100;

/** The part of the accelerated day to run: the morning, or with `npm run soak -- live` the whole day. */
const HALL_DAY = process.env.LIVE_DAY === 'whole' ? WHOLE_DAY : MORNING;

test('the hall screen stays correct through an accelerated festival day with server kills, a cold start, an offline period and a wrong clock', {
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
  // `clockOff` and its limit are in festival seconds, 60 per real second. Without correction the clock would be off by
  // 600 seconds. A response that takes four real seconds accounts for an error of at most 240.
  expect(told.clockOff).toBeLessThan(400);
  expect(told.answers, 'number of server starts with a response to the screen').toHaveLength(
    HALL_DAY.kills + 1,
  );
  expect(late.heapBytes - early.heapBytes).toBeLessThan(HEAP_MAY_GROW_BYTES);
  expect(late.nodes - early.nodes).toBeLessThan(NODES_MAY_GROW);
});
