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
 * Defers the browser's install prompt, so that only visitors who saved something see it. Browsers fire the event once,
 * perhaps before the page's scripts run, so this script is inline.
 */
export const STORE_INSTALL_PROMPT =
  "addEventListener('beforeinstallprompt',e=>{e.preventDefault();window.installOffer=e});";

/** The deferred prompt, also if it arrives later. Only for components that render in the browser. */
export const useInstallPrompt = (): InstallOffer | undefined => useSyncExternalStore(listen, stored, stored);

/** Shows the prompt; browsers allow that once. */
export function showInstallPrompt(): void {
  const offer = stored();
  window.installOffer = undefined;
  // Dismissing the prompt does not reject; an expired prompt does.
  offer?.prompt().catch(() => undefined);
}

const stored = (): InstallOffer | undefined => window.installOffer;

function listen(listener: () => void): () => void {
  window.addEventListener('beforeinstallprompt', listener);
  return () => window.removeEventListener('beforeinstallprompt', listener);
}
