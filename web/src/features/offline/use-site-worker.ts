import { useEffect } from 'react';

/** What this page wants of the site's worker: that it is there, or, in a preview and where it is switched off, that it is not. */
export type WorkerWish = 'keep' | 'leave' | undefined;

/** After the scripts are at work, in ms: what a visitor does first comes first. */
const AFTER_MS = 1_000;

/** Has the site's worker brought onto the device, or taken away, by code that no first view waits for. */
export function useSiteWorker(wish: WorkerWish): void {
  useEffect(() => {
    if (wish === undefined || !('serviceWorker' in navigator)) return;
    const timer = setTimeout(() => {
      // A browser may refuse: in a private window, without room, or because the server is gone already.
      import('./site-worker.ts')
        .then(({ keepWorker, leaveWorker }) => (wish === 'keep' ? keepWorker() : leaveWorker()))
        .catch(() => undefined);
    }, AFTER_MS);
    return () => clearTimeout(timer);
  }, [wish]);
}
