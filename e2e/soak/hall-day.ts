import { type Browser, expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { readEdition } from '../support/edition.ts';
import { type Site, startSite } from '../support/running-site.ts';
import { clockOff, expectedOf, look } from './hall-screen.ts';
import { forPage, forProcess, type HurriedClock, timeOn } from './hurried-clock.ts';
import { type MemoryUse, scaleFor } from './memory.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
/** Speed of the festival's clock relative to real time. */
const RATE = 60;
/** How far the clock of the device is ahead of the festival's clock, in ms. */
const DEVICE_IS_FAST_BY = 10 * MINUTE;
/** Interval between two checks of the hall screen, in milliseconds of real time. */
const LOOK_EVERY_MS = 300;
const WEIGH_EVERY_LOOKS = 4;
const PICTURE_EVERY_LOOKS = 10;
/**
 * Minimum standard deviation of a screenshot that counts as filled. A slide of one colour has 0, and a short
 * sentence on it gives more than 10.
 */
const LEAST_DEVIATION = 4;

/** A part of a festival day with its failures. All minutes are minutes of the accelerated clock. */
export type HallDay = {
  from: Date;
  /** How long the screen is watched after it has started, in minutes. */
  minutes: number;
  kills: number;
  downMinutes: number;
  offlineMinutes: number;
};

/** Results of watching the screen. */
export type HallReport = {
  looks: number;
  pictures: number;
  blank: string[];
  wrong: string[];
  /** Maximum error of the clock that the hall screen shows, in festival seconds. */
  clockOff: number;
  /** Number of responses that the hall screen received, for each start of the server. */
  answers: number[];
  exceptions: string[];
  weights: MemoryUse[];
};

/**
 * Watches a hall screen through an accelerated day. Server, device and programme use one clock; the device is
 * ten minutes ahead and in another time zone. The server is killed and restarted several times; during the
 * first outage the screen reloads too. Halfway, the device is offline while the server runs.
 */
export async function hallDay(browser: Browser, day: HallDay): Promise<HallReport> {
  const clock: HurriedClock = { from: +day.from, at: Date.now(), rate: RATE };
  const hall = await openHall(browser, clock);
  try {
    await hang(hall);
    return await watch(hall, day, clock);
  } finally {
    await hall.close();
  }
}

type Hall = {
  /** Address of the hall screen. */
  address: string;
  page: Page;
  /** Number of responses that the hall screen received from the server after each of its starts. */
  answers: number[];
  exceptions: string[];
  /** Resolves once the current server has sent a response to the screen. */
  heard: () => Promise<void>;
  kill: () => Promise<void>;
  /** Restarts the server on the same port; returns before it is ready. */
  start: () => void;
  close: () => Promise<void>;
};

async function openHall(browser: Browser, clock: HurriedClock): Promise<Hall> {
  const first = await startSite(forProcess(clock));
  const PORT = new URL(first.url).port;
  let site: Promise<Site> = Promise.resolve(first);
  const context = await browser.newContext({
    viewport: { width: 960, height: 540 },
    timezoneId: 'America/New_York',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.addInitScript(forPage({ ...clock, from: clock.from + DEVICE_IS_FAST_BY }));
  const answers = [0];
  const exceptions: string[] = [];
  page.on('pageerror', ({ message }) => exceptions.push(message));
  page.on('response', (response) => {
    if (/\/live\.json/.test(response.url()) && response.ok()) answers.push((answers.pop() ?? 0) + 1);
  });
  const heard = () =>
    expect
      .poll(() => answers.at(-1), { message: 'responses of the server to the screen', timeout: 30_000 })
      .toBeGreaterThan(0);
  return {
    address: `${first.url}/live`,
    page,
    answers,
    exceptions,
    heard,
    kill: async () => {
      const { kill } = await site;
      await heard();
      await kill();
    },
    start: () => {
      answers.push(0);
      site = startSite({ ...forProcess(clock), PORT });
    },
    close: async () => {
      await context.close();
      await (await site).stop();
    },
  };
}

/** Opens the screen, and waits until the device has stored the page. */
async function hang({ page, address }: Hall): Promise<void> {
  await page.goto(address);
  const held = { message: 'the page is stored on the device', timeout: 30_000 };
  await expect.poll(() => page.evaluate(isKept), held).toBe(true);
}

async function isKept(): Promise<boolean> {
  return localStorage.length > 0 && (await caches.match(window.location.href)) !== undefined;
}

async function watch(hall: Hall, day: HallDay, clock: HurriedClock): Promise<HallReport> {
  const { page, answers, exceptions } = hall;
  const { items } = readEdition();
  const weigh = await scaleFor(page);
  const report: HallReport = {
    looks: 0,
    pictures: 0,
    blank: [],
    wrong: [],
    clockOff: 0,
    answers,
    exceptions,
    weights: [],
  };
  const began = timeOn(clock);
  const troubles = troublesOf(hall, day, began);
  while (timeOn(clock) < began + day.minutes * MINUTE) {
    while (troubles[0] && troubles[0].at <= timeOn(clock)) await troubles.shift()?.befall();
    const seen = await look(page);
    const off = clockOff(seen.clock, seen.device - DEVICE_IS_FAST_BY);
    const expected = expectedOf(items, seen.device - DEVICE_IS_FAST_BY + off);
    report.looks += 1;
    report.clockOff = Math.max(report.clockOff, Math.abs(off) / SECOND);
    if (seen.standing.length !== 1 || seen.standing[0] === '') {
      report.blank.push(`${seen.clock} ${seen.standing}`);
    }
    if (JSON.stringify(seen.told) !== JSON.stringify(expected)) {
      report.wrong.push(`${seen.clock} ${JSON.stringify(seen.told)}, not ${JSON.stringify(expected)}`);
    }
    if (report.looks % WEIGH_EVERY_LOOKS === 0) report.weights.push(await weigh());
    if (report.looks % PICTURE_EVERY_LOOKS === 0) {
      report.pictures += 1;
      if (await isOneColour(page)) report.blank.push(`${seen.clock}, as a picture`);
    }
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
  await hall.heard();
  return report;
}

type Trouble = { at: number; befall: () => unknown };

/** Returns all failures of a day, in order of time. */
function troublesOf({ page, kill, start }: Hall, day: HallDay, began: number): Trouble[] {
  const minute = (passed: number) => began + passed * MINUTE;
  const outages = Array.from({ length: day.kills }, (_, index): Trouble[] => {
    const passed = (day.minutes * (index + 0.5)) / day.kills;
    return [
      { at: minute(passed), befall: kill },
      ...(index === 0 ? [{ at: minute(passed + day.downMinutes / 2), befall: () => startCold(page) }] : []),
      { at: minute(passed + day.downMinutes), befall: start },
    ];
  });
  const offline = 0.49 * day.minutes;
  return [
    ...outages.flat(),
    { at: minute(offline), befall: () => page.context().setOffline(true) },
    { at: minute(offline + day.offlineMinutes), befall: () => page.context().setOffline(false) },
  ].sort((a, b) => a.at - b.at);
}

/** Reloads the screen as after a power cut. The page and the time must come from the device's own storage. */
async function startCold(page: Page): Promise<void> {
  await page.reload();
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(1);
}

async function isOneColour(page: Page): Promise<boolean> {
  const { channels } = await sharp(await page.locator('main > div').first().screenshot()).stats();
  return Math.max(...channels.map(({ stdev }) => stdev)) < LEAST_DEVIATION;
}
