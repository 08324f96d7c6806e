/**
 * If the response to this page took less than this many ms, the connection counts as fast. It takes 900 ms on the
 * network of a crowded hall, and 300 ms on a 3G network.
 */
const FAST_MS = 600;

/** Whether the connection allows prefetching; false if it is slow or if the visitor saves data. */
export function mayPrefetch(): boolean {
  // Only some browsers describe the connection.
  const connection: unknown = 'connection' in navigator ? navigator.connection : undefined;
  return isSpare(connection) && !window.matchMedia('(prefers-reduced-data: reduce)').matches;
}

/** Whether a connection (Network Information API) is fast enough and not in data-saving mode. */
function isSpare(connection: unknown): boolean {
  if (typeof connection !== 'object' || connection === null) return hasArrivedFast();
  if ('saveData' in connection && connection.saveData === true) return false;
  return !('effectiveType' in connection) || connection.effectiveType === '4g';
}

/** Whether this page arrived fast. Replaces the description of the connection, which Firefox and Safari lack. */
function hasArrivedFast(): boolean {
  const [page] = performance.getEntriesByType('navigation');
  if (page === undefined || !('requestStart' in page) || !('responseEnd' in page)) return true;
  return Number(page.responseEnd) - Number(page.requestStart) < FAST_MS;
}
