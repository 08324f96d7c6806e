import { expect, type Page } from '@playwright/test';
import { DEVICE_PROGRAMME, DEVICE_TEXTS } from '../../web/src/domain/pages/paths.ts';

/**
 * The paths that lie in the caches of the device, by their names. A cache without any is none: Chromium makes one anew where
 * it wants to note how it compiled a script that came out of one that was deleted, and a look makes one too.
 */
export const held = (page: Page) =>
  page.evaluate(async () => {
    const found: Record<string, string[]> = {};
    for (const name of await caches.keys()) {
      const requests = await (await caches.open(name)).keys();
      if (requests.length > 0) found[name] = requests.map(({ url }) => new URL(url).pathname);
    }
    return found;
  });

/** The names of the caches on the device that hold something, and for which parts of the site it has a worker. */
export const onDevice = async (page: Page) => ({
  caches: Object.keys(await held(page)),
  workers: await page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname).sort(),
  ),
});

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

/** Half a minute passes, for so long a browser shows its copies of pages without asking. */
export async function copiesAreOld(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await session.detach();
}
