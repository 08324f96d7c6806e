import { AHEAD_HEADER, BUILD_HEADER } from '../../domain/pages/offline.ts';
import { timeoutSignal } from '../../domain/timeout-signal.ts';

/** The timeout of a request, in ms; the offline page is visible meanwhile. */
const GIVEN_UP_MS = 30_000;

/** The polling interval, in ms: a hall's network may appear to be online and let nothing through. */
const ASKED_EVERY_MS = 60_000;

/** All phones in a hall go online at the same time, so their requests are spread over this time, in ms. */
const SPREAD_MS = 2_000;

/**
 * Requests the page at this address until the site responds, then loads it. If a visitor typed or ticked something
 * meanwhile, the offline page stays; the next page comes from the site.
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

/** Whether the site itself responds for this page. The worker caches the response for the reload. */
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
