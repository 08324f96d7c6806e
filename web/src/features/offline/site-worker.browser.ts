import { whenIdle } from '../../islands/when.ts';
import { keepWorker, leaveWorker } from './site-worker.ts';

/** After the page is idle, in ms: what a visitor does first comes first. */
const AFTER_MS = 1_000;

/**
 * Has the site's worker brought onto the device, or, in a preview and where it is switched off, taken away: as the document says. Both
 * wait for a quiet moment.
 */
export function watchSiteWorker(): void {
  const { worker } = document.documentElement.dataset;
  if (worker === undefined || !('serviceWorker' in navigator)) return;
  whenIdle(() => setTimeout(bring, AFTER_MS, worker));
}

/** A browser may refuse: in a private window, without room, or because the server is gone already. */
const bring = (wish: string): Promise<void> =>
  (wish === 'keep' ? keepWorker() : leaveWorker()).catch(() => undefined);
