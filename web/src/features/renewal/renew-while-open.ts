const SECOND = 1_000;

/** A page that becomes visible again is renewed where its last answer is this old. */
const OLD_MS = 60 * SECOND;
/** How often a visible page is renewed. */
const OPEN_MS = 300 * SECOND;
/** How long after a failure a visible page asks again. */
const RETRY_MS = 60 * SECOND;
/** Everybody in a hall looks at a phone when a talk ends: requests are spread over this time. */
const SPREAD_MS = 3 * SECOND;
const OPEN_SPREAD_MS = 30 * SECOND;

/** How a renewal ended; `left`: the page shows another address by now, so that it has to be asked for again. */
export type Outcome = 'done' | 'left' | 'failed';

/**
 * Calls `renew` when a visible page has been open for five minutes, when it becomes visible after a minute, when the browser
 * restores it from its back/forward cache, and at once (`isOld`) where it was old when it was first shown. After a failure it
 * tries again within a minute, or as soon as the network is back. Returns how to renew within half a minute: something on the page
 * has begun, for every visitor who has it open.
 */
export function renewWhileOpen(renew: () => Promise<Outcome>, isOld = false): () => void {
  let hasFailed = false;
  let askedAt = Date.now();
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
    // The next visibilitychange finds that it is old.
    if (document.visibilityState === 'hidden') return;
    askedAt = Date.now();
    const outcome = await renew();
    hasFailed = outcome === 'failed';
    if (outcome === 'done') return;
    if (hasFailed) askIn(RETRY_MS, SPREAD_MS);
    else askIn(0, SPREAD_MS);
  };
  if (isOld) void ask();
  else askIn(OPEN_MS, OPEN_SPREAD_MS);
  document.addEventListener('visibilitychange', () => {
    const isStale = hasFailed || isOldAt(askedAt, Date.now());
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

/** Whether an answer of one instant is old at another, in ms of the device's clock. A clock that was set back counts as old. */
export const isOldAt = (askedAt: number, now: number): boolean => now - askedAt >= OLD_MS || now < askedAt;
