import puppeteer, { type Browser } from 'puppeteer-core';
import config from '../playwright.config.ts';

/**
 * Makes headless Chromium report a mouse that can hover; by default it reports no pointer. The numbers are
 * Blink's constants.
 */
const MOUSE =
  '--blink-settings=availableHoverTypes=2,primaryHoverType=2,availablePointerTypes=4,primaryPointerType=4';

/**
 * Starts Chromium with Puppeteer. Unlike Playwright, Puppeteer does not disable prerendering, because Puppeteer
 * attaches to tabs. Debian's headless shell has no back/forward cache, therefore Back loads the document again.
 */
export function launchChromium({ hovers }: { hovers: boolean }): Promise<Browser> {
  const { executablePath, args = [] } = config.use?.launchOptions ?? {};
  if (executablePath === undefined) throw new Error('the configuration of the journeys names no Chromium');
  return puppeteer.launch({
    executablePath,
    headless: 'shell',
    args: [...args, ...(hovers ? [MOUSE] : [])],
    handleSIGINT: false,
    defaultViewport: null,
  });
}
