/** Whether a visitor's network may be used for what is only likely to be wanted: not where it is slow or paid by the byte. */
export function mayPrefetch(): boolean {
  // Only some browsers tell; of the others nothing is known.
  const connection: unknown = 'connection' in navigator ? navigator.connection : undefined;
  return isSpare(connection) && !window.matchMedia('(prefers-reduced-data: reduce)').matches;
}

/** What the Network Information API says of a connection, if it says anything. */
export function isSpare(connection: unknown): boolean {
  if (typeof connection !== 'object' || connection === null) return true;
  if ('saveData' in connection && connection.saveData === true) return false;
  return !('effectiveType' in connection) || connection.effectiveType === '4g';
}

/** Calls back once the page has loaded and the browser has nothing else to do. Answers how to call it off. */
export function whenIdle(then: () => void): () => void {
  let callOff = () => {};
  const wait = () => {
    if ('requestIdleCallback' in window) {
      const handle = window.requestIdleCallback(then);
      callOff = () => window.cancelIdleCallback(handle);
    } else {
      const timer = setTimeout(then, 1_000);
      callOff = () => clearTimeout(timer);
    }
  };
  if (document.readyState === 'complete') wait();
  else {
    window.addEventListener('load', wait, { once: true });
    callOff = () => window.removeEventListener('load', wait);
  }
  return () => callOff();
}
