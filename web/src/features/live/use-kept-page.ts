import { useEffect } from 'react';
import { keepPage } from './keep-page.ts';

/** What opens a kept page; the browser lets it answer for what is under `SCOPE` only. */
const WORKER = '/live-worker.js';
const SCOPE = '/live';

/**
 * Keeps this page on the device, so that it opens where network and server are away. What an editor sees in a frame is
 * no screen, and is not kept.
 */
export function useKeptPage(): void {
  useEffect(() => {
    if (!('serviceWorker' in navigator) || window.parent !== window) return;
    const keep = () => {
      // Without a secure address or room on the device, or with the server gone already: the page still stands as it is.
      keepThisPage().catch(() => undefined);
    };
    if (document.readyState === 'complete') keep();
    else window.addEventListener('load', keep, { once: true });
    return () => window.removeEventListener('load', keep);
  }, []);
}

async function keepThisPage(): Promise<void> {
  await navigator.serviceWorker.register(WORKER, { scope: SCOPE });
  const address = window.location.pathname + window.location.search;
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  await keepPage({ address, loaded }, await caches.open(`live ${address}`), (page) =>
    fetch(page, { cache: 'no-store' }),
  );
}
