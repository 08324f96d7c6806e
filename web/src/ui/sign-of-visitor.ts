/** Each of these says that somebody is there: a hand, a key, or a screen reader that goes from field to field. */
const SIGNS = ['pointerdown', 'pointermove', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin'];

/** How long who does nothing that a page hears of waits for what comes with a sign, in ms after the page has loaded. */
const PATIENCE_MS = 6_000;

/** Calls `then` at the first sign of a visitor from now on. Returns how to call it off. */
export function onSignOfVisitor(then: () => void, page: EventTarget = window): () => void {
  const stop = new AbortController();
  const tell = () => {
    stop.abort();
    then();
  };
  // A list that the page itself scrolls into place does not tell the window.
  for (const sign of SIGNS) page.addEventListener(sign, tell, { signal: stop.signal, passive: true });
  return () => stop.abort();
}

let here: Promise<void> | undefined;

/**
 * Settles when there has been a sign of a visitor on this page, or after a while without one. What nobody needs before
 * waits for it, so that it neither competes with the first view for a slow line nor keeps a slow phone busy.
 */
export function visitorHere(): Promise<void> {
  here ??= new Promise((resolve) => {
    // A touch may have been what started the scripts.
    if (navigator.userActivation?.hasBeenActive || document.activeElement !== document.body) resolve();
    onSignOfVisitor(resolve);
    const wait = () => setTimeout(resolve, PATIENCE_MS);
    if (document.readyState === 'complete') wait();
    else addEventListener('load', wait, { once: true });
  });
  return here;
}
