import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants as zlib } from 'node:zlib';
import type { Browser, Page, Request } from '@playwright/test';

const brotli = promisify(brotliCompress);

/**
 * How long to count scripts after a page has loaded, in ms. By then, all scripts that start without user
 * input have loaded.
 */
const AFTERWARDS_MS = 15_000;

/** Returns the size of a text at the best brotli quality, in bytes; 0 for an empty text. */
async function packed(text: string): Promise<number> {
  if (text === '') return 0;
  const params = { [zlib.BROTLI_PARAM_QUALITY]: 11, [zlib.BROTLI_PARAM_MODE]: zlib.BROTLI_MODE_TEXT };
  return (await brotli(text, { params })).byteLength;
}

const inKB = (bytes: number): number => Math.ceil(bytes / 1_000);

/** Returns the size of the document at a URL, including its inline styles, in whole KB of brotli. */
export async function documentKB(address: string): Promise<number> {
  return inKB(await packed(await (await fetch(address)).text()));
}

/**
 * What one page loads with an empty cache: sizes in whole KB of brotli, and the number of requests other than images.
 */
export type FirstView = {
  path: string;
  htmlKB: number;
  scriptKB: number;
  startedKB: number;
  requests: number;
  elements: number;
};

/**
 * Opens pages as on a first visit, all at once and each with an empty cache. Counts what they load without
 * user input in the first 15 seconds, and then starts their islands. Does not count prefetches, the service
 * worker, and downloads of offline data.
 */
export async function firstViews(
  browser: Browser,
  origin: string,
  paths: readonly string[],
): Promise<FirstView[]> {
  await setTimeout(untilMinuteIsYoung(Date.now()));
  const opened = await Promise.all(paths.map((path) => open(browser, origin, path)));
  await setTimeout(AFTERWARDS_MS);
  const untouched = opened.map(({ sent, ...view }) => ({ ...view, sent, before: [...sent] }));
  const views: FirstView[] = [];
  for (const { page, path, sent, before } of untouched) {
    await startIslands(page);
    views.push({
      path,
      htmlKB: await documentKB(origin + path),
      scriptKB: inKB(await bytesOfScripts(before)),
      startedKB: inKB(await bytesOfScripts(sent)),
      requests: await countRequests(before, await storedOffline(page)),
      elements: await page.evaluate(() => document.querySelectorAll('*').length),
    });
    await page.context().close();
  }
  return views;
}

const MINUTE_MS = 60_000;
/** Maximum time for the pages to open, in ms. Requests are then counted for {@link AFTERWARDS_MS}. */
const OPENING_MS = 10_000;

/**
 * Returns how long to wait, in ms, so that no new minute begins during the measurement. Islands that show the time
 * start when a minute begins, and would wrongly count as part of a first view.
 */
function untilMinuteIsYoung(now: number): number {
  const left = MINUTE_MS - (now % MINUTE_MS);
  return left < OPENING_MS + AFTERWARDS_MS ? left : 0;
}

async function open(browser: Browser, origin: string, path: string) {
  const page = await (await browser.newContext({ serviceWorkers: 'block' })).newPage();
  // In one visit in a hundred, the page also loads the script that measures the visit (features/visits). Disables that
  // script.
  await page.addInitScript(() => {
    Math.random = () => 0.5;
  });
  const sent: Request[] = [];
  page.on('request', (request) => sent.push(request));
  await page.goto(origin + path, { waitUntil: 'load' });
  return { page, path, sent };
}

/** Returns the URLs of the responses that the scripts of a page have stored in a cache as offline data. */
const storedOffline = async (page: Page): Promise<ReadonlySet<string>> =>
  new Set(
    await page.evaluate(async () => {
      const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
      const cached = await Promise.all(stores.map((store) => store.keys()));
      return cached.flat().map(({ url }) => url);
    }),
  );

async function countRequests(sent: readonly Request[], cached: ReadonlySet<string>): Promise<number> {
  const isDownload = (request: Request) => request.resourceType() === 'fetch' && cached.has(request.url());
  const counted = await Promise.all(sent.filter((request) => !isDownload(request)).map(isCounted));
  return counted.filter(Boolean).length;
}

/**
 * Whether a request counts. Prefetches belong to the next page, and the number of images depends on the
 * editors.
 */
async function isCounted(request: Request): Promise<boolean> {
  if (!/^https?:/.test(request.url()) || request.resourceType() === 'image') return false;
  const { purpose, 'sec-purpose': secPurpose = purpose } = await request.allHeaders();
  return secPurpose === undefined;
}

/** Starts every island of a page, as user input does. */
async function startIslands(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.all(
      [...document.querySelectorAll('is-land')].map(
        (island) => 'start' in island && typeof island.start === 'function' && island.start(),
      ),
    ),
  );
}

async function bytesOfScripts(sent: readonly Request[]): Promise<number> {
  const scripts = sent.filter((request) => request.resourceType() === 'script');
  const sizes = await Promise.all(scripts.map((request) => request.sizes()));
  return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
}
