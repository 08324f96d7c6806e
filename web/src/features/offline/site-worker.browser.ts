import { whenIdle } from '../../islands/when.ts';
import { keepWorker, leaveWorker } from './site-worker.ts';

/** How long to wait after the page has become idle, in ms: the visitor's first actions have priority. */
const AFTER_MS = 1_000;

/**
 * Registers the site's service worker once the page is idle, or unregisters it if the document says so (in a preview,
 * or if an operator switched the worker off).
 */
export function watchSiteWorker(): void {
  const { worker } = document.documentElement.dataset;
  if (worker === undefined || !('serviceWorker' in navigator)) return;
  whenIdle(() => setTimeout(bring, AFTER_MS, worker));
}

/** Ignores failures: browsers refuse a worker in private windows, without storage space, and without a network. */
const bring = (wish: string): Promise<void> =>
  (wish === 'keep' ? keepWorker() : leaveWorker()).catch(() => undefined);
