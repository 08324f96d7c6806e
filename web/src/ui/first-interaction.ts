/** Events that show that a visitor uses the page. `focusin` is for screen readers, which may only move the focus. */
const INTERACTIONS = ['pointerdown', 'pointermove', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin'];

/**
 * Calls `then` at the first interaction from now on. Use it for work that the first view does not need and that would
 * compete for a slow connection or processor. Returns a function that cancels the call.
 */
export function onFirstInteraction(then: () => void, page: EventTarget = window): () => void {
  const stop = new AbortController();
  const call = (event: Event) => {
    if (isMouseAtRest(event)) return;
    stop.abort();
    then();
  };
  for (const name of INTERACTIONS) page.addEventListener(name, call, { signal: stop.signal, passive: true });
  return () => stop.abort();
}

/** Chromium also dispatches `pointermove` for a mouse at rest, when the layout below it changes. */
const isMouseAtRest = (event: Event): boolean =>
  event.type === 'pointermove' &&
  'movementX' in event &&
  event.movementX === 0 &&
  'movementY' in event &&
  event.movementY === 0;
