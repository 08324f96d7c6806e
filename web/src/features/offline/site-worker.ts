import { CACHE_PREFIX, type OfflineRequest, WORKER } from '../../domain/pages/offline.ts';
import { savedMoments } from '../pile/saved-moments.ts';

/** So long nobody touches the page before the programme is taken along, in ms. */
const IDLE_MS = 10_000;
/** The worker renews no more often than this either. */
const RENEW_MS = 600_000;

type Connection = { saveData?: boolean; effectiveType?: string };

/** Whether nothing may be fetched that nobody asked for. Browsers that do not say so are taken to have no limit. */
export const isSparing = ({ saveData, effectiveType }: Connection = {}): boolean =>
  saveData === true || /2g$/.test(effectiveType ?? '');

const connection = (): Connection | undefined =>
  'connection' in navigator ? (navigator.connection as Connection) : undefined;

let isKept = false;

/** Registers the worker, has it take the programme along when the page is idle, and renew it while it is looked at. */
export async function keepWorker(): Promise<void> {
  if (isKept) return;
  isKept = true;
  await navigator.serviceWorker.register(WORKER, { updateViaCache: 'none' });
  let renewedAt = Number.NEGATIVE_INFINITY;
  const renew = () => {
    if (document.visibilityState === 'hidden' || performance.now() - renewedAt < RENEW_MS) return;
    renewedAt = performance.now();
    if (isSparing(connection())) return void askWorker({ renew: true });
    void askWorker({ take: 'programme' });
    if (savedMoments.ids().size > 0) void askWorker({ take: 'texts' });
  };
  whenIdle(() => {
    renew();
    setInterval(renew, RENEW_MS / 10);
    document.addEventListener('visibilitychange', renew);
    savedMoments.listen(() => {
      if (savedMoments.ids().size > 0 && !isSparing(connection())) void askWorker({ take: 'texts' });
    });
  });
}

/** Asks something of the worker, once it is at work. */
export async function askWorker(request: OfflineRequest): Promise<void> {
  (await navigator.serviceWorker.ready).active?.postMessage(request);
}

/** Takes the worker and what it keeps off the device; what a screen of the hall keeps stays. */
export async function leaveWorker(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration('/');
  if (registration?.scope === `${location.origin}/`) await registration.unregister();
  const names = (await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX));
  await Promise.all(names.map((name) => caches.delete(name)));
}

/** Calls back once nobody has touched the page for a while. */
function whenIdle(then: () => void): void {
  const touches = ['pointerdown', 'keydown', 'scroll'];
  let timer = setTimeout(done, IDLE_MS);
  function again() {
    clearTimeout(timer);
    timer = setTimeout(done, IDLE_MS);
  }
  function done() {
    for (const touch of touches) removeEventListener(touch, again, true);
    then();
  }
  for (const touch of touches) addEventListener(touch, again, { capture: true, passive: true });
}
