/** Maximum time to wait until the browser is idle, in ms. */
const PATIENCE_MS = 500;

/** The distance from the viewport within which an element counts as near. */
const MARGIN = '200px';

/** Calls `then` once the page is shown. A prerendered page is shown only when the visitor opens it. */
export function whenShown(then: () => void): void {
  if ('prerendering' in document && document.prerendering === true) {
    document.addEventListener('prerenderingchange', then, { once: true });
  } else then();
}

/** Calls `then` once the page has loaded, is shown and the browser is idle. */
export function whenIdle(then: () => void): void {
  const wait = () => {
    // Safari has no `requestIdleCallback`.
    if ('requestIdleCallback' in window) requestIdleCallback(then, { timeout: PATIENCE_MS });
    else setTimeout(then, 50);
  };
  const loaded = () => whenShown(wait);
  if (document.readyState === 'complete') loaded();
  else window.addEventListener('load', loaded, { once: true });
}

/**
 * Calls `then` once an element is near the viewport. Observes its first child, because the element itself may have no
 * box (`display: contents`).
 */
export function whenNear(element: Element, then: () => void): void {
  const seen = element.firstElementChild ?? element;
  const near = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      near.disconnect();
      whenShown(then);
    },
    { rootMargin: MARGIN },
  );
  near.observe(seen);
}

/** Whether this document was loaded by going back or forward in the history. */
export function isBackLoad(): boolean {
  const [load] = performance.getEntriesByType('navigation');
  return load !== undefined && 'type' in load && load.type === 'back_forward';
}

const MINUTE_MS = 60_000;

/** Calls `then` at the next full minute of the device clock, once the page is shown. */
export function whenMinutePasses(then: () => void): void {
  whenShown(() => setTimeout(then, MINUTE_MS - (Date.now() % MINUTE_MS)));
}
