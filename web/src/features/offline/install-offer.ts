import { useSyncExternalStore } from 'react';

type InstallOffer = Event & { prompt(): Promise<unknown> };

declare global {
  interface Window {
    installOffer?: InstallOffer;
  }
  interface WindowEventMap {
    beforeinstallprompt: InstallOffer;
  }
}

/**
 * Keeps the browser's offer back, so that nobody is asked who saved nothing yet. A browser may make it before the scripts of
 * a page are at work, and makes it once: this stands in the page itself.
 */
export const KEEP_INSTALL_OFFER =
  "addEventListener('beforeinstallprompt',e=>{e.preventDefault();window.installOffer=e});";

/** The offer that was kept back, also where it is made later. For what is drawn in browsers only. */
export const useInstallOffer = (): InstallOffer | undefined => useSyncExternalStore(listen, kept, kept);

/** Makes the offer, which a browser lets one do once. */
export function makeInstallOffer(): void {
  const offer = kept();
  window.installOffer = undefined;
  // Who says no rejects nothing; an offer that is not good any more is none.
  offer?.prompt().catch(() => undefined);
}

const kept = (): InstallOffer | undefined => window.installOffer;

function listen(listener: () => void): () => void {
  window.addEventListener('beforeinstallprompt', listener);
  return () => window.removeEventListener('beforeinstallprompt', listener);
}
