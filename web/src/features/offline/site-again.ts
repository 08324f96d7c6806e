import { AHEAD_HEADER, BUILD_HEADER } from '../../domain/pages/offline.ts';
import { timeoutSignal } from '../../domain/timeout-signal.ts';

/** How long an answer may take before it is given up, in ms: a page of the device stands meanwhile. */
const GIVEN_UP_MS = 30_000;

/** How often the site is asked while nothing says that there is a network, in ms: a hall's may be there and let nothing through. */
const ASKED_EVERY_MS = 60_000;

/** All phones of a hall hear at the same moment that there is a network again: they ask one after the other, within so long, in ms. */
const SPREAD_MS = 2_000;

/**
 * Asks the site for the page at this address until it answers, and loads the page then. What somebody typed or ticked on it meanwhile
 * is worth more: such a page stays, and the next one is the site's.
 */
export function reloadOnceAnswered(): void {
  let isTouched = false;
  document.addEventListener('input', () => {
    isTouched = true;
  });
  let isAsking = false;
  const ask = async () => {
    if (isAsking || isTouched || document.visibilityState === 'hidden') return;
    isAsking = true;
    const isThere = await isAnswered();
    isAsking = false;
    if (isThere && !isTouched) window.location.reload();
  };
  const askSoon = () => setTimeout(ask, Math.random() * SPREAD_MS);
  const askRegularly = () => {
    void ask();
    setTimeout(askRegularly, ASKED_EVERY_MS * (0.75 + Math.random() / 2));
  };
  window.addEventListener('online', askSoon);
  document.addEventListener('visibilitychange', askSoon);
  askRegularly();
}

/** Whether the site itself has an answer for this page. The worker keeps it for the moment at which the page is loaded. */
async function isAnswered(): Promise<boolean> {
  try {
    const { pathname, search } = window.location;
    const answer = await fetch(pathname + search, {
      cache: 'no-store',
      headers: { [AHEAD_HEADER]: '1' },
      signal: timeoutSignal(GIVEN_UP_MS),
    });
    return answer.status < 500 && answer.headers.has(BUILD_HEADER);
  } catch {
    return false;
  }
}
