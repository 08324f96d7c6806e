import { expect, type Page } from '@playwright/test';
import { OFFLINE_PROGRAMME, OFFLINE_TEXTS } from '../../web/src/domain/pages/paths.ts';

/**
 * Returns the cached paths on the device, by cache name. Leaves out empty caches: Chromium recreates a
 * deleted cache to store compiled code of its scripts, and `caches.open` creates one too.
 */
export const cachedPaths = (page: Page) =>
  page.evaluate(async () => {
    const found: Record<string, string[]> = {};
    for (const name of await caches.keys()) {
      const requests = await (await caches.open(name)).keys();
      if (requests.length > 0) found[name] = requests.map(({ url }) => new URL(url).pathname);
    }
    return found;
  });

/** Returns the names of the non-empty caches on the device, and the scopes of its service workers. */
export const cachesAndWorkers = async (page: Page) => ({
  caches: Object.keys(await cachedPaths(page)),
  workers: await page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname).sort(),
  ),
});

/** Waits until a response for an address is cached on the device. */
export const isStored = (page: Page, address: string) =>
  expect
    .poll(() => page.evaluate(async (path) => (await caches.match(path))?.status, address), {
      timeout: 20_000,
    })
    .toBe(200);

/** Makes the worker download one part of the offline data, and waits until it is stored. */
export async function downloadStep(page: Page, step: 'programme' | 'texts'): Promise<void> {
  const address = { programme: OFFLINE_PROGRAMME, texts: OFFLINE_TEXTS }[step];
  await page.evaluate(
    async (downloadStep) => (await navigator.serviceWorker.ready).active?.postMessage({ take: downloadStep }),
    step,
  );
  await isStored(page, address);
}

/** Clears the browser's HTTP cache, as if its entries had expired after thirty seconds. */
export async function copiesAreOld(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await session.detach();
}
