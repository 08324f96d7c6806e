import { timeoutSignal } from '../../domain/timeout-signal.ts';
import { isSiteThere } from './site-there.ts';

/** So often the site is asked whether it answers again, in ms. */
const ASKED_EVERY_MS = 15_000;

/**
 * Calls back once the site answers again. It is asked when the browser says that it is online, and every so often: a browser
 * in a crowded hall believes that it is online, and nothing comes through. Returns how to stop.
 */
export function whenReachable(then: () => void): () => void {
  let isAsking = false;
  let isStopped = false;
  const stop = () => {
    isStopped = true;
    clearInterval(timer);
    window.removeEventListener('online', ask);
  };
  const ask = async () => {
    if (isAsking) return;
    isAsking = true;
    const signal = timeoutSignal(ASKED_EVERY_MS);
    const isThere = await isSiteThere(window.location.pathname, signal).catch(() => false);
    isAsking = false;
    if (isStopped || !isThere) return;
    stop();
    then();
  };
  const timer = setInterval(ask, ASKED_EVERY_MS);
  window.addEventListener('online', ask);
  return stop;
}
