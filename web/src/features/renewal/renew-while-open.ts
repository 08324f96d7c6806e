const SECOND = 1_000;

/** A page that becomes visible is renewed if its last response is at least this old, in ms. */
const OLD_MS = 60 * SECOND;
/** How often a visible page is renewed, in ms. */
const OPEN_MS = 300 * SECOND;
/** The retry delay of a visible page after a failure, in ms. */
const RETRY_MS = 60 * SECOND;
/** Maximum random delay of a renewal, in ms: when a talk ends, everyone in the hall looks at their phone. */
const SPREAD_MS = 3 * SECOND;
/** Maximum random delay of a periodic renewal, or of a renewal after an item begins, in ms. */
const OPEN_SPREAD_MS = 30 * SECOND;

/** The result of a renewal. `left`: the page's URL changed during the request, so the page must be renewed again. */
export type Outcome = 'done' | 'left' | 'failed';

/**
 * Calls `renew` every five minutes while the page is visible, when it becomes visible after more than a minute, when
 * the browser restores it from the back/forward cache, and immediately if `isOld`. After a failure, retries after a
 * minute or when the device goes online. Returns a function that renews within half a minute. Call it when an item on
 * the page begins; the delay is random, because items begin for all visitors at once.
 */
export function renewWhileOpen(renew: () => Promise<Outcome>, isOld = false): () => void {
  let hasFailed = false;
  let requestedAt = Date.now();
  let dueAt = 0;
  let timer: ReturnType<typeof setTimeout>;
  const askIn = (ms: number, spread: number) => {
    clearTimeout(timer);
    const wait = ms + spread * Math.random();
    dueAt = Date.now() + wait;
    timer = setTimeout(ask, wait);
  };
  const ask = async () => {
    askIn(OPEN_MS, OPEN_SPREAD_MS);
    // When the page becomes visible, the `visibilitychange` listener renews it.
    if (document.visibilityState === 'hidden') return;
    requestedAt = Date.now();
    const outcome = await renew();
    hasFailed = outcome === 'failed';
    if (outcome === 'done') return;
    if (hasFailed) askIn(RETRY_MS, SPREAD_MS);
    else askIn(0, SPREAD_MS);
  };
  if (isOld) void ask();
  else askIn(OPEN_MS, OPEN_SPREAD_MS);
  document.addEventListener('visibilitychange', () => {
    const isStale = hasFailed || isOldAt(requestedAt, Date.now());
    if (document.visibilityState === 'visible' && isStale) askIn(0, SPREAD_MS);
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) askIn(0, SPREAD_MS);
  });
  window.addEventListener('online', () => {
    if (hasFailed) askIn(0, SPREAD_MS);
  });
  return () => {
    if (dueAt > Date.now() + OPEN_SPREAD_MS) askIn(0, OPEN_SPREAD_MS);
  };
}

/**
 * Whether a response is old; both times are in ms by the device clock. A response from the future is old: the clock was
 * set back.
 */
export const isOldAt = (requestedAt: number, now: number): boolean =>
  now - requestedAt >= OLD_MS || now < requestedAt;
