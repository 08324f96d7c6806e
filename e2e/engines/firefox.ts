import puppeteer, { type Browser, type ElementHandle } from 'puppeteer-core';
import { type Engine, NOWHERE, pathToWords, type Role, type Tab, visitorOf } from './driver.ts';

const FIREFOX = '/usr/bin/firefox-esr';

/**
 * Preferences that keep Firefox from contacting other hosts. Firefox requests updates, lists, captive portal checks and
 * telemetry from Mozilla, and Puppeteer's own preferences stop most of these requests. The proxy and a forced DNS
 * result stop the rest, and any requests to other hosts from pages.
 */
const PREFERENCES = {
  'network.proxy.type': 1,
  'network.proxy.http': NOWHERE.host,
  'network.proxy.http_port': NOWHERE.port,
  'network.proxy.ssl': NOWHERE.host,
  'network.proxy.ssl_port': NOWHERE.port,
  'network.proxy.no_proxies_on': 'localhost',
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'network.dns.disablePrefetch': true,
  'network.dns.forceResolve': NOWHERE.host,
  'network.dns.use_https_rr_as_altsvc': false,
  'network.trr.mode': 5,
  'browser.region.network.url': '',
  'browser.topsites.contile.enabled': false,
  'datareporting.usage.uploadEnabled': false,
  'dom.push.connection.enabled': false,
  'extensions.systemAddon.update.enabled': false,
  // Firefox ignores this preference unless the environment below allows it.
  'services.settings.server': 'data:,',
  'toolkit.telemetry.enabled': false,
  'toolkit.telemetry.unified': false,
  'toolkit.telemetry.archive.enabled': false,
  // Without a window, Firefox reports no mouse. The value 6 means a fine pointer that can hover.
  'ui.primaryPointerCapabilities': 6,
  'ui.allPointerCapabilities': 6,
  // Maximum duration of a tap, in ms. On a busy machine a touch ends late, and a touch of half a second would
  // open a menu instead of clicking.
  'apz.max_tap_time': 30_000,
  'ui.click_hold_context_menus.delay': 30_000,
  // Uses overlay scroll bars, as on a phone: a page is as wide as its window.
  'ui.useOverlayScrollbars': 1,
  'intl.accept_languages': 'nl-BE, nl',
};

/** Navigation options: wait for the document, but not for its images. The test's own timeout limits the wait. */
const ARRIVED = { waitUntil: 'domcontentloaded', timeout: 0 } as const;

/** Starts Debian's Firefox without a window, driven over WebDriver BiDi. */
export function launchFirefox(env: NodeJS.ProcessEnv): Promise<Browser> {
  return puppeteer.launch({
    browser: 'firefox',
    executablePath: FIREFOX,
    extraPrefsFirefox: PREFERENCES,
    // The test runner handles SIGINT and then closes the browser.
    handleSIGINT: false,
    defaultViewport: null,
    env: { ...env, MOZ_REMOTE_SETTINGS_DEVTOOLS: '1' },
  });
}

/** Starts Firefox for the journeys. */
export async function startFirefox(env: NodeJS.ProcessEnv): Promise<Engine> {
  const browser = await launchFirefox(env);

  async function newTab(): Promise<Tab<ElementHandle>> {
    const context = await browser.createBrowserContext();
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on('console', (message) => {
      const kind = message.type();
      if (kind === 'error' || kind === 'warn') complaints.push(`${kind}: ${message.text()}`);
    });
    page.on('pageerror', (error) => {
      complaints.push(`exception: ${error instanceof Error ? error.message : String(error)}`);
    });
    return {
      goTo: async (url) => {
        complaints.length = 0;
        await page.goto(url, ARRIVED);
      },
      reload: async () => {
        complaints.length = 0;
        await page.reload(ARRIVED);
      },
      // Reads the address in the page: Puppeteer is not notified of pages that Back restores from the
      // back/forward cache.
      url: () => page.evaluate(() => window.location.href),
      find: (role, name, within) => (within ?? page).$$(selectorOf(role, name)),
      findWords: (words, within) => (within ?? page).$$(`::-p-xpath(${pathToWords(words)})`),
      ask: (inPage) => page.evaluate(inPage),
      run: (handle, inPage) => handle.evaluate(inPage),
      click: (handle) => handle.click(),
      tap: (handle) => handle.tap(),
      type: async (handle, text) => {
        await handle.focus();
        // `focus` puts the caret before the existing text. The End key moves it to the end.
        await page.keyboard.press('End');
        await page.keyboard.type(text);
      },
      pressKey: (key) => page.keyboard.press(key),
      resize: (width, height) => page.setViewport({ width, height }),
      screenshot: () => page.screenshot(),
      complaints: async () => [...complaints],
      close: () => context.close(),
    };
  }

  return {
    newVisitor: async (origin) => visitorOf(await newTab(), origin),
    stop: () => browser.close(),
  };
}

/**
 * Returns the Puppeteer selector for a role and a name. Its syntax cannot express a name that contains both kinds of
 * quotation marks.
 */
function selectorOf(role: Role, name: string | undefined): string {
  if (name === undefined) return `aria/[role="${role}"]`;
  const quote = name.includes('"') ? "'" : '"';
  if (name.includes(quote)) throw new Error(`Puppeteer cannot search for: ${name}`);
  return `aria/[role="${role}"][name=${quote}${name}${quote}]`;
}
