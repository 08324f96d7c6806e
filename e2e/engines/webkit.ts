import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { Builder, By, Key as KeyCode, type WebDriver, type WebElement } from 'selenium-webdriver';
import { freePort } from '../../web/test/free-port.ts';
import { type Engine, type Key, NOWHERE, pathToWords, type Role, type Tab, visitorOf } from './driver.ts';
import { heard, listen } from './in-page.ts';

/** Size and colour depth of the virtual display, which is larger than any window of the journeys. */
const SCREEN = '1600x1200x24';
/** Maximum time for the driver or the browser to start, in ms. */
const START_MS = 30_000;

/** Sends every request to another host through a nonexistent proxy, so that it fails before it leaves this machine. */
const ARGUMENTS = [
  '--automation',
  `--proxy=http://${NOWHERE.host}:${NOWHERE.port}`,
  '--ignore-host=localhost',
  '--enable-dns-prefetching=false',
];

/**
 * Selectors of the elements that may have a role, because WebDriver cannot search by role. WebKit then
 * reports the role of each element.
 */
const CANDIDATES = {
  article: 'article, [role=article]',
  banner: 'header, [role=banner]',
  button: 'button, input[type=submit], [role=button]',
  checkbox: 'input[type=checkbox], [role=checkbox]',
  form: 'form, [role=form]',
  group: 'fieldset, details, [role=group]',
  heading: 'h1, h2, h3, h4, h5, h6, [role=heading]',
  link: 'a[href], [role=link]',
  main: 'main, [role=main]',
  navigation: 'nav, [role=navigation]',
  region: 'section, [role=region]',
  status: 'output, [role=status]',
  searchbox: 'input[type=search], [role=searchbox]',
  textbox: 'input, textarea, [role=textbox]',
} satisfies Record<Role, string>;

const KEYS = { Enter: KeyCode.ENTER, Escape: KeyCode.ESCAPE, Tab: KeyCode.TAB } satisfies Record<Key, string>;

/** Starts Debian's MiniBrowser on a virtual display, driven over WebDriver. */
export async function startWebKit(env: NodeJS.ProcessEnv): Promise<Engine> {
  let server = await startDriver(env);

  /**
   * Starts a browser. In about one of forty runs the driver hangs during the start. A second driver then tries again.
   */
  async function newSession(): Promise<WebDriver> {
    try {
      return await sessionOf(server.url);
    } catch {
      await server.stop();
      server = await startDriver(env);
      return sessionOf(server.url);
    }
  }

  async function newTab(): Promise<Tab<WebElement>> {
    const driver = await newSession();
    return {
      goTo: async (url) => {
        await driver.get(url);
        await driver.executeScript(listen);
      },
      reload: async () => {
        await driver.navigate().refresh();
        await driver.executeScript(listen);
      },
      url: () => driver.getCurrentUrl(),
      find: async (role, name, within) => {
        const candidates: WebElement[] = await driver.executeScript(
          rendered,
          CANDIDATES[role],
          within ?? null,
        );
        const found: WebElement[] = [];
        for (const candidate of candidates) {
          if (name !== undefined && (await candidate.getAccessibleName()) !== name) continue;
          if ((await candidate.getAriaRole()) === role) found.push(candidate);
        }
        return found;
      },
      findWords: (words, within) => (within ?? driver).findElements(By.xpath(pathToWords(words))),
      ask: (inPage) => driver.executeScript(inPage),
      run: (element, inPage) => driver.executeScript(inPage, element),
      click: (element) => element.click(),
      // Clicks, because WebKitWebDriver reports a touch as a mouse.
      tap: (element) => element.click(),
      type: (element, text) => element.sendKeys(text),
      pressKey: (key) => driver.actions().sendKeys(KEYS[key]).perform(),
      resize: async (width, height) => {
        await driver.manage().window().setRect({ x: 0, y: 0, width, height });
      },
      screenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
      complaints: () => driver.executeScript(heard),
      close: () => driver.quit(),
    };
  }

  return {
    newVisitor: async (origin) => visitorOf(await newTab(), origin),
    stop: () => server.stop(),
  };
}

/** Starts a browser. Rejects if it has not started in time. */
export async function sessionOf(server: string): Promise<WebDriver> {
  const late = new AbortController();
  const driver = new Builder()
    // If it gets the URL of a server, Selenium neither searches for a browser nor downloads one.
    .disableEnvironmentOverrides()
    .usingServer(server)
    // Keeps the default page load strategy, which also waits for images: with `eager`, the driver finds no
    // elements.
    .withCapabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': { args: ARGUMENTS } })
    .build();
  const inVain = pause(START_MS, undefined, { signal: late.signal }).then(() => {
    throw new Error('the browser did not start');
  });
  return Promise.race([driver, inVain]).finally(() => late.abort());
}

type Running = { stop: () => Promise<void> };

/** Starts WebKit's driver on its own virtual display. The driver starts a browser for each session. */
export async function startDriver(env: NodeJS.ProcessEnv): Promise<Running & { url: string }> {
  const screen = await startScreen(env);
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    env: { ...env, DISPLAY: screen.display },
    stdio: 'ignore',
  });
  const ended = once(driver, 'exit');
  const stop = async () => {
    driver.kill();
    await ended;
    await screen.stop();
  };
  const url = `http://127.0.0.1:${port}`;
  try {
    await Promise.race([
      answering(`${url}/status`),
      ended.then(() => Promise.reject(new Error('the driver exited before it responded'))),
    ]);
    return { url, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/**
 * Starts Xvfb directly and lets it choose a free display number. `xvfb-run` has two faults: two instances that start at
 * the same time can choose the same number, and it may not stop Xvfb at the end.
 */
async function startScreen(env: NodeJS.ProcessEnv): Promise<Running & { display: string }> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', SCREEN, '-nolisten', 'tcp'], {
    env,
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const ended = once(screen, 'exit');
  const [, , , numbers] = screen.stdio;
  if (!(numbers instanceof Readable)) throw new Error('Xvfb has no pipe for its display number');
  const [number] = await Promise.race([
    once(createInterface({ input: numbers }), 'line'),
    ended.then(() => Promise.reject(new Error('Xvfb exited before it was ready'))),
  ]);
  const stop = async () => {
    screen.kill();
    await ended;
  };
  return { display: `:${number}`, stop };
}

async function answering(url: string): Promise<void> {
  const until = performance.now() + START_MS;
  while (
    !(await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (performance.now() > until) throw new Error(`no response from ${url}`);
    await pause(50);
  }
}

/**
 * Runs in the page, once for all candidates. Excludes hidden elements: WebKit has no role for them, and
 * throws an error.
 */
const rendered = (selector: string, within: Element | null) =>
  [...(within ?? document).querySelectorAll(selector)].filter((one) => one.checkVisibility());
