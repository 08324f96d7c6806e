/** Whether the connection allows prefetching; false if it is slow or if the visitor saves data. */
export function mayPrefetch(): boolean {
  // Only some browsers describe the connection.
  const connection: unknown = 'connection' in navigator ? navigator.connection : undefined;
  return isSpare(connection) && !window.matchMedia('(prefers-reduced-data: reduce)').matches;
}

/** Whether a connection (Network Information API) is fast enough and not in data-saving mode. Unknown counts as yes. */
function isSpare(connection: unknown): boolean {
  if (typeof connection !== 'object' || connection === null) return true;
  if ('saveData' in connection && connection.saveData === true) return false;
  return !('effectiveType' in connection) || connection.effectiveType === '4g';
}
