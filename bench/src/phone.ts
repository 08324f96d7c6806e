import type { Browser, CDPSession, Page } from '@playwright/test';

/** The phone that Lighthouse takes for the middle of what people have. */
const SCREEN = { width: 412, height: 823 };
const PIXELS = 1.75;
const SLOWDOWN = 4;

/** Lighthouse's line: 1.6 Mbit/s down, 750 kbit/s up, in bytes per second, and 150 ms. */
export const LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

export type Phone = { page: Page; devtools: CDPSession };

/** Opens an empty page on a phone that has seen nothing before, with its processor four times slower. */
export async function withPhone<Result>(
  browser: Browser,
  use: (phone: Phone) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({
    viewport: SCREEN,
    deviceScaleFactor: PIXELS,
    isMobile: true,
    hasTouch: true,
    locale: 'nl-BE',
    timezoneId: 'Europe/Brussels',
  });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    return await use({ page, devtools });
  } finally {
    await context.close();
  }
}
