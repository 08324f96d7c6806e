import type { Browser, CDPSession, Page } from '@playwright/test';

/** Screen size of Lighthouse's default phone, in CSS px. */
const PHONE_SIZE = { width: 412, height: 823 };
/** Device pixel ratio of Lighthouse's default phone. */
const PIXELS = 1.75;
/** Factor by which the CPU is slowed down. */
const SLOWDOWN = 4;

/** Lighthouse's connection: 1.6 Mbit/s down, 750 kbit/s up (here in bytes per second), and 150 ms latency. */
export const LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

export type Phone = { page: Page; devtools: CDPSession };

/** Opens an empty page on an emulated phone, with an empty profile and a CPU slowed down by a factor of four. */
export async function withPhone<Result>(
  browser: Browser,
  use: (phone: Phone) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({
    viewport: PHONE_SIZE,
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
