/** Events of a pointer, a key, scrolling, or a screen reader that moves the focus. */
const INTERACTIONS = ['pointerdown', 'pointermove', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin'];

/**
 * Calls `then` at the first interaction from now on. Work that the first view does not need waits for it, so that it
 * does not compete for a slow connection or a slow processor. Returns a function that cancels the wait.
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

/** Chromium also dispatches `pointermove` for a mouse at rest, after a layout of the page below it. */
const isMouseAtRest = (event: Event): boolean =>
  event.type === 'pointermove' &&
  'movementX' in event &&
  event.movementX === 0 &&
  'movementY' in event &&
  event.movementY === 0;
