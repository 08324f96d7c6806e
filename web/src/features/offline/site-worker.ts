import { CACHE_PREFIX, type OfflineRequest, WORKER } from '../../domain/pages/offline.ts';
import { savedMoments } from '../pile/saved-moments.ts';

/** So long nobody touches the page before the programme is taken along, in ms. */
const IDLE_MS = 10_000;
/** The worker renews no more often than this either. */
const RENEW_MS = 600_000;

/** A worker that has not answered by then is waited for no longer, in ms. */
const NO_ANSWER_MS = 2_000;

/** So long after a worker that did not come it is tried again, in ms. */
const AGAIN_MS = 60_000;

type Connection = { saveData?: boolean; effectiveType?: string };

/** Whether nothing may be fetched that nobody asked for. Browsers that do not say so are taken to have no limit. */
export const isSparing = ({ saveData, effectiveType }: Connection = {}): boolean =>
  saveData === true || /2g$/.test(effectiveType ?? '');

const connection = (): Connection | undefined =>
  'connection' in navigator ? (navigator.connection as Connection) : undefined;

/** What one page does for the worker, by the moments that are saved in its browser. */
export function createWorkerCare(saved: Pick<typeof savedMoments, 'ids' | 'listen'> = savedMoments) {
  /** Whether this page keeps the worker already, or will not have it any more. */
  let isSettled = false;

  /** Registers the worker, has it take the programme along when the page is idle, and renew it while it is looked at. */
  async function keepWorker(): Promise<void> {
    if (isSettled) return;
    isSettled = true;
    try {
      await bring();
    } catch (error) {
      isSettled = false;
      // Nobody waits for it: what fails once more is tried once more.
      if (isAway(error)) setTimeout(() => keepWorker().catch(() => undefined), AGAIN_MS);
      throw error;
    }
    let renewedAt = Number.NEGATIVE_INFINITY;
    const renew = () => {
      if (document.visibilityState === 'hidden' || performance.now() - renewedAt < RENEW_MS) return;
      renewedAt = performance.now();
      if (isSparing(connection())) return void askWorker({ renew: true });
      void askWorker({ take: 'programme' });
      if (saved.ids().size > 0) void askWorker({ take: 'texts' });
    };
    whenIdle(() => {
      renew();
      setInterval(renew, RENEW_MS / 10);
      document.addEventListener('visibilitychange', renew);
      saved.listen(() => {
        if (saved.ids().size > 0 && !isSparing(connection())) void askWorker({ take: 'texts' });
      });
    });
  }

  /** Takes the whole programme along, also where this page took the worker away before; else tells why that cannot be. */
  async function takeAlong(): Promise<'refused' | 'away' | undefined> {
    try {
      await bring();
    } catch (error) {
      return isAway(error) ? 'away' : 'refused';
    }
    await askWorker({ take: 'programme' });
    await askWorker({ take: 'texts' });
    return undefined;
  }

  /**
   * Takes the worker and what it keeps off the device; what a screen of the hall keeps stays. Pages that are open go on with
   * a worker that is taken away: it is told first to keep nothing of what they still fetch.
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

  return { keepWorker, takeAlong, leaveWorker };
}

export const { keepWorker, takeAlong, leaveWorker } = createWorkerCare();

/** Has the worker at work on this device. Throws where the browser refuses, and where it cannot be had now. */
async function bring(): Promise<void> {
  const registration = await navigator.serviceWorker.register(WORKER, { updateViaCache: 'none' });
  if (registration.active) return;
  const { installing } = registration;
  const failing = new Promise<never>((_, reject) => {
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'redundant') reject(new TypeError('a file of the worker does not come'));
    });
  });
  await Promise.race([navigator.serviceWorker.ready, failing]);
}

/** Whether it is the network that did not let a worker come, which a browser tells as it tells it of any fetch. */
const isAway = (error: unknown): boolean => error instanceof TypeError;

/** Asks something of the worker, once it is at work. */
export async function askWorker(request: OfflineRequest): Promise<void> {
  (await navigator.serviceWorker.ready).active?.postMessage(request);
}

/** Settles when a worker keeps nothing any more, or does not answer. */
function stopKeeping(worker: ServiceWorker | null): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve();
    worker?.postMessage({ leave: true } satisfies OfflineRequest, [port2]);
    setTimeout(resolve, worker ? NO_ANSWER_MS : 0);
  });
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
