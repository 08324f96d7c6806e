import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type Browser, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import config from '../../e2e/playwright.config.ts';
import { SHIPPED_NOW, shippedKinds } from '../../e2e/support/shipped-edition.ts';

/** The result of comparing one kind of page at one width on both sites. */
export type PictureComparison = {
  name: string;
  path: string;
  pixels: number;
  /** Number of differing pixels. */
  differing: number;
  /** If the screenshots differ, the path of an image of both and their difference. */
  file?: string;
};

/**
 * The page on which the cookie notice is compared. On all other pages the notice has been answered, so that it covers
 * nothing.
 */
const COOKIE_NOTICE = { name: 'cookie notice', path: '/' };

const WIDTHS = [
  { width: 375, height: 812 },
  { width: 1440, height: 900 },
];
/**
 * Step by which the stopped clock advances, in ms. It makes all timers fire at the same time on both sites.
 */
const TIME_GOES_BY = 1_000;
/** Number of clock steps before scrolling: one each for the idle time, the script and the rendering of an island. */
const TURNS = 3;
/** How long to wait in real time for a script to load and run, in ms. */
const SCRIPT_MS = 150;
/** How long a part of the page stays in view, in ms of real time. */
const IN_VIEW_MS = 50;
/** Timeout for one page, in ms. The longest page is 34,000 pixels high. */
const TIMEOUT_MS = 120_000;
/**
 * Number of attempts per screenshot. Differing screenshots are taken again, because a busy machine may paint too late.
 */
const TRIES = 2;

/**
 * Chromium flag that blocks all other hosts, because their responses may differ. Blocking single requests
 * through Playwright would disable the HTTP cache.
 */
const OURS_ALONE = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1';

type Picture = { data: Buffer; width: number; height: number };

/** Takes screenshots of every kind of page on two sites, at two widths, and counts the differing pixels. */
export async function comparePictures(a: string, b: string, folder: string): Promise<PictureComparison[]> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const options = config.use?.launchOptions;
  const browser = await chromium.launch({ ...options, args: [...(options?.args ?? []), OURS_ALONE] });
  const compared: PictureComparison[] = [];
  try {
    for (const viewport of WIDTHS) {
      const pages = await Promise.all([openPage(browser, viewport), openPage(browser, viewport)]);
      const [ofA, ofB] = pages;
      for (const { name, path } of [COOKIE_NOTICE, ...shippedKinds()]) {
        const picture = await comparePicture(ofA, a + path, ofB, b + path);
        if (name === COOKIE_NOTICE.name) {
          await Promise.all(pages.map((page) => page.addInitScript(answerConsent, SHIPPED_NOW)));
        }
        const title = `${name} ${viewport.width}`;
        const file = picture.shown && join(folder, `${title.replace(/[^a-z0-9]+/gi, '-').toLowerCase()}.png`);
        if (picture.shown && file) await writeFile(file, picture.shown);
        compared.push({ name: title, path, pixels: picture.pixels, differing: picture.differing, file });
      }
      await Promise.all(pages.map((page) => page.context().close()));
    }
  } finally {
    await browser.close();
  }
  return compared;
}

async function openPage(browser: Browser, viewport: { width: number; height: number }): Promise<Page> {
  const context = await browser.newContext({
    viewport,
    locale: 'nl-BE',
    // The stopped clock ignores the time zone of the machine, so set the time zone here.
    timezoneId: 'Europe/Brussels',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  context.setDefaultTimeout(TIMEOUT_MS);
  const page = await context.newPage();
  // A clock can be paused only at a time in the future, therefore it is installed one hour earlier.
  await page.clock.install({ time: Date.parse(SHIPPED_NOW) - 3_600_000 });
  await page.clock.pauseAt(SHIPPED_NOW);
  return page;
}

/** Runs in the page: answers the cookie notice. */
function answerConsent(on: string): void {
  const answers = { version: '1', on, media: 'no', measuring: 'no' };
  localStorage.setItem('consent', new URLSearchParams(answers).toString());
}

async function comparePicture(ofA: Page, addressA: string, ofB: Page, addressB: string) {
  for (let tries = 1; ; tries += 1) {
    const [one, other] = await Promise.all([pictureOf(ofA, addressA), pictureOf(ofB, addressB)]);
    const { differing, mask, ...size } = difference(one, other);
    const pixels = size.width * size.height;
    if (differing === 0) return { pixels, differing, shown: undefined };
    if (tries === TRIES)
      return { pixels, differing, shown: await beside(one, other, { data: mask, ...size }) };
  }
}

/** Takes a screenshot of the whole page after all its images and delayed parts have been painted. */
async function pictureOf(page: Page, address: string): Promise<Picture> {
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.evaluate(() => {
    for (const picture of document.images) Object.assign(picture, { loading: 'eager', decoding: 'sync' });
  });
  for (let turns = 0; turns < TURNS; turns += 1) {
    await page.clock.runFor(TIME_GOES_BY);
    await setTimeout(SCRIPT_MS);
  }
  await scrollThrough(page);
  await page.clock.runFor(TIME_GOES_BY);
  await paintedInFull(page);
  const bytes = await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Scrolls through the whole page, because some parts become active only when they are visible. */
async function scrollThrough(page: Page): Promise<void> {
  const scrollTo = (top: number) =>
    page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const step = page.viewportSize()?.height ?? height;
  for (let top = 0; top < height; top += step) {
    await scrollTo(top);
    await setTimeout(IN_VIEW_MS);
  }
  await page.clock.runFor(TIME_GOES_BY);
  await setTimeout(SCRIPT_MS);
  await scrollTo(0);
}

/** Waits until fonts and images have loaded, up to a limit. */
async function paintedInFull(page: Page): Promise<void> {
  // Polls from Node, because the page's own timers are stopped.
  for (const until = Date.now() + TIMEOUT_MS; Date.now() < until; await setTimeout(100)) {
    const isThere = await page.evaluate(
      () => document.fonts.status === 'loaded' && [...document.images].every(({ complete }) => complete),
    );
    if (isThere) return;
  }
}

/**
 * Creates an image that is red where two screenshots differ, and pale elsewhere. A pixel that only one of
 * them has counts as different.
 */
function difference(one: Picture, other: Picture) {
  const width = Math.max(one.width, other.width);
  const height = Math.max(one.height, other.height);
  const mask = Buffer.alloc(width * height * 3, 255);
  let differing = 0;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const isInBoth = x < one.width && x < other.width && y < one.height && y < other.height;
      const [p, q, at] = [(y * one.width + x) * 3, (y * other.width + x) * 3, (y * width + x) * 3];
      const isSame =
        isInBoth &&
        one.data[p] === other.data[q] &&
        one.data[p + 1] === other.data[q + 1] &&
        one.data[p + 2] === other.data[q + 2];
      if (isSame) mask.fill(Math.round(200 + (one.data[p + 1] ?? 0) * 0.2), at, at + 3);
      else {
        mask.set([216, 0, 0], at);
        differing += 1;
      }
    }
  }
  return { width, height, differing, mask };
}

/** Places both screenshots and their difference side by side in one image. */
async function beside(...pictures: readonly Picture[]): Promise<Buffer> {
  const width = pictures.reduce((sum, picture) => sum + picture.width, 0);
  const height = Math.max(...pictures.map((picture) => picture.height));
  let left = 0;
  const placed = pictures.map(({ data, ...size }) => {
    const at = left;
    left += size.width;
    return { input: data, raw: { ...size, channels: 3 } as const, left: at, top: 0 };
  });
  return sharp({ create: { width, height, channels: 3, background: '#ffffff' } })
    .composite(placed)
    .png()
    .toBuffer();
}
