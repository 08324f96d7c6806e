import { CACHE_PREFIX, type OfflineRequest, WORKER } from '../../domain/pages/offline.ts';
import { savedMoments } from '../saved-items/saved-moments.ts';

/** How long a visitor must view a first page before the programme is downloaded, in ms. */
const LOOKED_AT_MS = 10_000;
/** How often a visible page refreshes the offline data, in ms. The worker refuses more frequent refreshes. */
const RENEW_MS = 600_000;

/** How long to wait for the worker's reply, in ms. */
const NO_ANSWER_MS = 2_000;

/** The retry delay after a failed registration, in ms. */
const AGAIN_MS = 60_000;

type Connection = { saveData?: boolean; effectiveType?: string };

/** Whether to download only on request: in data-saving mode or on a very slow connection. False if unknown. */
export const savesData = ({ saveData, effectiveType }: Connection = {}): boolean =>
  saveData === true || /2g$/.test(effectiveType ?? '');

const connection = (): Connection | undefined =>
  'connection' in navigator ? (navigator.connection as Connection) : undefined;

/** Returns the functions that manage the worker for one page. `saved`: the moments saved in this browser. */
export function createWorkerUpkeep(saved: Pick<typeof savedMoments, 'ids' | 'listen'> = savedMoments) {
  /** Whether this page has already registered or unregistered the worker. */
  let isSettled = false;

  /**
   * Registers the worker. Downloads the programme on a second page, or after ten seconds on a first one, and refreshes
   * it on a visible page.
   */
  async function keepWorker(): Promise<void> {
    if (isSettled) return;
    isSettled = true;
    try {
      await bring();
    } catch (error) {
      isSettled = false;
      // This call fails, but another attempt follows in the background.
      if (isAway(error)) setTimeout(() => keepWorker().catch(() => undefined), AGAIN_MS);
      throw error;
    }
    let renewedAt = Number.NEGATIVE_INFINITY;
    const renew = () => {
      if (document.visibilityState === 'hidden' || performance.now() - renewedAt < RENEW_MS) return;
      renewedAt = performance.now();
      if (savesData(connection())) return void messageWorker({ renew: true });
      void messageWorker({ take: 'programme' });
      if (saved.ids().size > 0) void messageWorker({ take: 'texts' });
    };
    const start = () => {
      renew();
      setInterval(renew, RENEW_MS / 10);
      document.addEventListener('visibilitychange', renew);
      saved.listen(() => {
        if (saved.ids().size > 0 && !savesData(connection())) void messageWorker({ take: 'texts' });
      });
    };
    setTimeout(start, isSecondPage() ? 0 : Math.max(0, LOOKED_AT_MS - performance.now()));
  }

  /** Downloads the whole programme, even after `leaveWorker`. Returns the reason if that is impossible. */
  async function downloadProgramme(): Promise<'refused' | 'away' | undefined> {
    try {
      await bring();
    } catch (error) {
      return isAway(error) ? 'away' : 'refused';
    }
    await messageWorker({ take: 'programme' });
    await messageWorker({ take: 'texts' });
    return undefined;
  }

  /**
   * Unregisters the worker and deletes its data, but not the data of a hall screen. Open pages keep using an
   * unregistered worker, so this function first tells the worker to store nothing more.
   */
  async function leaveWorker(): Promise<void> {
    isSettled = true;
    const registration = await navigator.serviceWorker.getRegistration('/');
    if (registration?.scope === `${location.origin}/`) {
      const { installing, waiting, active } = registration;
      await Promise.all([installing, waiting, active].map(stopKeeping));
      await registration.unregister();
    }
    const names = (await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX));
    await Promise.all(names.map((name) => caches.delete(name)));
  }

  return { keepWorker, downloadProgramme, leaveWorker };
}

export const { keepWorker, downloadProgramme, leaveWorker } = createWorkerUpkeep();

/** Registers the worker; resolves once it is active. Throws if the browser refuses or a file cannot be fetched. */
async function bring(): Promise<void> {
  const registration = await navigator.serviceWorker.register(WORKER, { updateViaCache: 'none' });
  if (registration.active) return;
  const { installing } = registration;
  const failing = new Promise<never>((_, reject) => {
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'redundant')
        reject(new TypeError('a file of the worker could not be fetched'));
    });
  });
  await Promise.race([navigator.serviceWorker.ready, failing]);
}

/** Whether the network prevented the registration, which browsers report as a TypeError. */
const isAway = (error: unknown): boolean => error instanceof TypeError;

/** Waits until the worker is active, and sends it a message. */
export async function messageWorker(request: OfflineRequest): Promise<void> {
  (await navigator.serviceWorker.ready).active?.postMessage(request);
}

/** Resolves when the worker has stopped storing data, or does not reply in time. */
function stopKeeping(worker: ServiceWorker | null): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve();
    worker?.postMessage({ leave: true } satisfies OfflineRequest, [port2]);
    setTimeout(resolve, worker ? NO_ANSWER_MS : 0);
  });
}

/**
 * Whether the visitor has seen another page of this site. That page registered the worker, or contains the link that
 * the visitor followed.
 */
const isSecondPage = (): boolean =>
  navigator.serviceWorker.controller !== null || document.referrer.startsWith(`${location.origin}/`);
