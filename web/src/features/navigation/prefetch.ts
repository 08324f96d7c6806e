/** Whether the visitor's network may be used for a guess: not where it is slow, or paid for by the byte. */
export function mayPrefetch(): boolean {
  // Only some browsers tell anything about the connection.
  const connection: unknown = 'connection' in navigator ? navigator.connection : undefined;
  return isSpare(connection) && !window.matchMedia('(prefers-reduced-data: reduce)').matches;
}

/** Whether a connection, as the Network Information API describes it, has capacity to spare. Unknown counts as yes. */
function isSpare(connection: unknown): boolean {
  if (typeof connection !== 'object' || connection === null) return true;
  if ('saveData' in connection && connection.saveData === true) return false;
  return !('effectiveType' in connection) || connection.effectiveType === '4g';
}
