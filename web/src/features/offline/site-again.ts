import { AHEAD_HEADER, BUILD_HEADER } from '../../domain/pages/offline.ts';
import { timeoutSignal } from '../../domain/timeout-signal.ts';

/** The timeout of a request, in ms. It can be long, because visitors can use the offline page meanwhile. */
const GIVEN_UP_MS = 30_000;

/** The polling interval, in ms. Polling is needed because a crowded network may appear online while requests fail. */
const ASKED_EVERY_MS = 60_000;

/** Maximum random delay of a request, in ms, because all phones in a hall go online at the same time. */
const SPREAD_MS = 2_000;

/**
 * Polls this page's URL and reloads the page once the site responds. If a visitor has typed or selected something
 * meanwhile, does not reload; the next page that the visitor opens comes from the site.
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

/** Whether the site itself, not the service worker, responds with this page. The worker caches it for the reload. */
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
