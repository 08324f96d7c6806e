/** What is read of an entry of the browser's timeline; no library describes all of these kinds together. */
type Timed = PerformanceEntry & { value?: number; hadRecentInput?: boolean; interactionId?: number };

/** Shifts count together while they follow each other within a second, for five seconds at most. */
const WINDOW_MS = { pause: 1_000, most: 5_000 };

/** Adds up layout shifts, in the order in which they come, to the worst window of them: Cumulative Layout Shift. */
export function createShiftSum(): (at: number, value: number) => number {
  let [first, last, sum, worst] = [0, Number.NEGATIVE_INFINITY, 0, 0];
  return (at, value) => {
    if (at - last >= WINDOW_MS.pause || at - first >= WINDOW_MS.most) {
      first = at;
      sum = 0;
    }
    last = at;
    sum += value;
    worst = Math.max(worst, sum);
    return worst;
  };
}

/**
 * Measures this visit and says so once, when the visitor leaves or puts the page away: the largest paint and the slowest
 * answer to a touch in milliseconds, the shift of the layout, and the kind of page on which it began. No cookie goes along.
 * A browser that cannot measure one of them leaves it out.
 */
export function reportVisit(page: string): void {
  const seen: { lcp?: number; inp?: number; cls?: number } = {};
  const watch = (type: string, take: (entry: Timed) => void, more: object = {}) => {
    if (!PerformanceObserver.supportedEntryTypes.includes(type)) return;
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
      ...more,
    });
  };
  const addShift = createShiftSum();
  watch('largest-contentful-paint', ({ startTime }) => {
    seen.lcp = startTime;
  });
  watch('layout-shift', ({ startTime, value = 0, hadRecentInput }) => {
    if (!hadRecentInput) seen.cls = addShift(startTime, value);
  });
  watch(
    'event',
    ({ duration, interactionId }) => {
      if (interactionId) seen.inp = Math.max(seen.inp ?? 0, duration);
    },
    { durationThreshold: 16 },
  );
  const send = () => {
    if (document.visibilityState !== 'hidden') return;
    removeEventListener('visibilitychange', send, true);
    void fetch('/api/visit', {
      method: 'POST',
      keepalive: true,
      credentials: 'omit',
      body: JSON.stringify({ page, ...seen }),
    }).catch(() => undefined);
  };
  addEventListener('visibilitychange', send, true);
}
