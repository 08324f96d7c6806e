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
 * The inline script that defers the browser's install prompt, because only visitors who saved something should see it.
 * It is inline because browsers fire the event only once, perhaps before any script file has loaded.
 */
export const STORE_INSTALL_PROMPT =
  "addEventListener('beforeinstallprompt',e=>{e.preventDefault();window.installOffer=e});";

/** Returns the deferred prompt, and rerenders when it arrives. Only for components that render in the browser. */
export const useInstallPrompt = (): InstallOffer | undefined => useSyncExternalStore(listen, stored, stored);

/** Shows the deferred prompt. Browsers allow that only once. */
export function showInstallPrompt(): void {
  const offer = stored();
  window.installOffer = undefined;
  // Rejects if the prompt has expired, but not if the visitor dismisses it.
  offer?.prompt().catch(() => undefined);
}

const stored = (): InstallOffer | undefined => window.installOffer;

function listen(listener: () => void): () => void {
  window.addEventListener('beforeinstallprompt', listener);
  return () => window.removeEventListener('beforeinstallprompt', listener);
}
