import { timeoutSignal } from '../../domain/timeout-signal.ts';
import { isSiteOnline } from './site-online.ts';

/** The polling interval, and also the timeout of each request, in ms. */
const ASKED_EVERY_MS = 15_000;

/**
 * Calls `then` once the site responds. Checks at the `online` event and periodically, because in a crowded hall a
 * browser may report that it is online while every request fails. Returns a function that stops the checks.
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
    const isThere = await isSiteOnline(window.location.pathname, signal).catch(() => false);
    isAsking = false;
    if (isStopped || !isThere) return;
    stop();
    then();
  };
  const timer = setInterval(ask, ASKED_EVERY_MS);
  window.addEventListener('online', ask);
  return stop;
}
