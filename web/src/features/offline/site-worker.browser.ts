import { whenIdle } from '../../islands/when.ts';
import { keepWorker, leaveWorker } from './site-worker.ts';

/** The delay after the page is idle, in ms, so that the visitor's first actions come first. */
const AFTER_MS = 1_000;

/**
 * Registers or unregisters the site's worker, as the document says (in a preview and if it is switched off, unregisters
 * it). Waits until the page is idle.
 */
export function watchSiteWorker(): void {
  const { worker } = document.documentElement.dataset;
  if (worker === undefined || !('serviceWorker' in navigator)) return;
  whenIdle(() => setTimeout(bring, AFTER_MS, worker));
}

/** Browsers may refuse: in private windows, without storage space, or if the server is unreachable. */
const bring = (wish: string): Promise<void> =>
  (wish === 'keep' ? keepWorker() : leaveWorker()).catch(() => undefined);
