import { setTimeout } from 'node:timers/promises';
import type { Browser, Page } from 'puppeteer-core';
import { Origin } from 'selenium-webdriver';
import { launchChromium } from '../../e2e/engines/chromium.ts';
import { launchFirefox } from '../../e2e/engines/firefox.ts';
import { sessionOf, startDriver } from '../../e2e/engines/webkit.ts';
import { setConnection, watchPresses } from './next-page-watch.ts';

/** The screen of a current phone. WebKit uses its own window size, because its window cannot be this narrow. */
const PHONE = { width: 412, height: 823, deviceScaleFactor: 1.75 };
const SLOWDOWN = 4;
/** Duration of a touch, in ms. */
const TOUCH_MS = 80;
/** How long a mouse rests on a link before the click, in ms: enough to prerender the page behind it. */
const HOVERS_MS = 2_000;

/** A point in the viewport, in CSS px. */
type Point = { x: number; y: number };

/** Controls a browser with an empty profile, for a visit to several pages. */
export type Reader = {
  open(url: string): Promise<void>;
  press(at: Point): Promise<void>;
  /** Runs a function in the page. `selector` is passed to it as its argument. */
  run<Result>(inPage: (selector: string) => Result, selector?: string): Promise<Awaited<Result>>;
  leave(): Promise<void>;
};

export type ReadingBrowser = {
  newReader(): Promise<Reader>;
  stop(): Promise<void>;
};

/**
 * Functions that start an engine, by name. The variants of Chromium press links by touch or mouse, with or without
 * prerendering. `connection` is an `effectiveType`: browsers do not estimate the speed of connections to their own
 * machine.
 */
export const ENGINES: Readonly<Record<string, (connection: string) => Promise<ReadingBrowser>>> = {
  chromium: (connection) => chromium({ connection, hovers: false, prerenders: false }),
  'chromium-touch': (connection) => chromium({ connection, hovers: false, prerenders: true }),
  'chromium-hover': (connection) => chromium({ connection, hovers: true, prerenders: true }),
  firefox: async () => {
    const browser = await launchFirefox({ ...process.env, TZ: 'Europe/Brussels' });
    return withPuppeteer(browser, { prepare: (page) => page.setViewport(PHONE), press: click });
  },
  webkit,
};

type Kind = { connection: string; hovers: boolean; prerenders: boolean };

async function chromium({ connection, hovers, prerenders }: Kind): Promise<ReadingBrowser> {
  const browser = await launchChromium({ hovers });
  return withPuppeteer(browser, {
    press: hovers ? hoverAndClick : touch,
    prepare: async (page) => {
      await page.setViewport({ ...PHONE, isMobile: !hovers, hasTouch: !hovers });
      await page.emulateCPUThrottling(SLOWDOWN);
      await page.evaluateOnNewDocument(setConnection, connection);
      if (prerenders) return;
      const session = await page.createCDPSession();
      await session.send('Page.setPrerenderingAllowed', { isAllowed: false });
    },
  });
}

type Press = (page: Page, at: Point) => Promise<void>;

async function touch({ touchscreen }: Page, { x, y }: Point): Promise<void> {
  const finger = await touchscreen.touchStart(x, y);
  await setTimeout(TOUCH_MS);
  await finger.end();
}

const click: Press = ({ mouse }, { x, y }) => mouse.click(x, y);

async function hoverAndClick({ mouse }: Page, { x, y }: Point): Promise<void> {
  await mouse.move(x, y);
  await setTimeout(HOVERS_MS);
  await mouse.click(x, y);
}

type How = { prepare: (page: Page) => Promise<void>; press: Press };

function withPuppeteer(browser: Browser, { prepare, press }: How): ReadingBrowser {
  async function newReader(): Promise<Reader> {
    const context = await browser.createBrowserContext();
    const page = await context.newPage();
    await prepare(page);
    await page.evaluateOnNewDocument(watchPresses);
    return {
      open: async (url) => {
        await page.goto(url, { waitUntil: 'load', timeout: 0 });
      },
      press: (at) => press(page, at),
      run: (inPage, selector = '') => page.evaluate(inPage, selector),
      leave: () => context.close(),
    };
  }
  return { newReader, stop: () => browser.close() };
}

/**
 * Starts WebKit. WebDriver cannot run code before the scripts of a page, so each reader refuses cookies on
 * `/robots.txt` before it opens another page.
 */
async function webkit(): Promise<ReadingBrowser> {
  const server = await startDriver(process.env);
  async function newReader(): Promise<Reader> {
    const driver = await sessionOf(server.url);
    return {
      open: async (url) => {
        await driver.get(new URL('/robots.txt', url).href);
        await driver.executeScript(watchPresses);
        await driver.get(url);
      },
      press: ({ x, y }) =>
        driver.actions().move({ x, y, origin: Origin.VIEWPORT, duration: 0 }).click().perform(),
      run: (inPage, selector = '') => driver.executeScript(inPage, selector),
      leave: () => driver.quit(),
    };
  }
  return { newReader, stop: () => server.stop() };
}
