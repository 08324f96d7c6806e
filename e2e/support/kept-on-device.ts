import { expect, type Page } from '@playwright/test';
import { DEVICE_PROGRAMME, DEVICE_TEXTS } from '../../web/src/domain/pages/paths.ts';

/** The names of the caches on the device, and for which parts of the site it has a worker. */
export const onDevice = (page: Page) =>
  page.evaluate(async () => ({
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations())
      .map(({ scope }) => new URL(scope).pathname)
      .sort(),
  }));

/** Waits until an address is held on the device. */
export const isHeld = (page: Page, address: string) =>
  expect
    .poll(() => page.evaluate(async (path) => (await caches.match(path))?.status, address), {
      timeout: 20_000,
    })
    .toBe(200);

/** Has the worker take a step, and waits until it is there. */
export async function take(page: Page, step: 'programme' | 'texts'): Promise<void> {
  const address = { programme: DEVICE_PROGRAMME, texts: DEVICE_TEXTS }[step];
  await page.evaluate(
    async (take) => (await navigator.serviceWorker.ready).active?.postMessage({ take }),
    step,
  );
  await isHeld(page, address);
}
