/** The browser's own offer to put the site on the home screen. */
export type InstallOffer = Event & { prompt(): Promise<unknown> };

let offer: InstallOffer | undefined;

const EVENT = 'beforeinstallprompt';

/** Keeps the browser's offer back, so that nobody is asked who saved nothing yet. Returns how to stop. */
export function keepInstallOffer(): () => void {
  const keep = (event: Event) => {
    event.preventDefault();
    if (isOffer(event)) offer = event;
  };
  addEventListener(EVENT, keep);
  return () => removeEventListener(EVENT, keep);
}

const isOffer = (event: Event): event is InstallOffer => 'prompt' in event;

/** The offer that was kept back. It can be made once. */
export const installOffer = (): InstallOffer | undefined => offer;
