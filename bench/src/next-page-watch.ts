// These functions run in pages. A driver sends each of them as text, so they use nothing from outside themselves.

declare global {
  interface Window {
    /** Set once {@link watchPresses} has run in this document. */
    watchesPresses?: true;
  }
}

/**
 * Records in `localStorage`, which prerendered pages share, the time of a press and the time until a frame shows a
 * different main heading. That frame may be in this document, in the next one, or in one from the back/forward cache.
 * Also refuses cookies, so that no banner covers a link.
 */
export function watchPresses(): void {
  if (window !== window.top || !location.protocol.startsWith('http') || window.watchesPresses) return;
  window.watchesPresses = true;
  localStorage.setItem('consent', 'version=1&on=2025-10-27T08%3A00%3A00.000Z&media=no');
  const watch = {
    press(event: Event) {
      const at = performance.timeOrigin + event.timeStamp;
      const heading = document.querySelector('h1')?.textContent;
      localStorage.setItem('pressed', JSON.stringify({ at, heading }));
      localStorage.removeItem('shown-after');
      watch.look();
    },
    look() {
      const pressed = localStorage.getItem('pressed');
      if (pressed === null) return;
      const { at, heading } = JSON.parse(pressed);
      const now = document.querySelector('h1')?.textContent;
      if (now === undefined || now === heading) {
        requestAnimationFrame(watch.look);
        return;
      }
      localStorage.removeItem('pressed');
      // The message arrives after the frame is painted.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        localStorage.setItem('shown-after', String(performance.timeOrigin + performance.now() - at));
      };
      port2.postMessage(undefined);
    },
  };
  addEventListener('click', watch.press, { capture: true });
  addEventListener('bench-back', watch.press);
  addEventListener('pageshow', ({ persisted }) => persisted && requestAnimationFrame(watch.look));
  // Prerendered pages get no frame until they are shown.
  requestAnimationFrame(watch.look);
}

/** Overrides the network information that the browser reports. */
export function setConnection(effectiveType: string): void {
  Object.defineProperty(navigator, 'connection', { value: { effectiveType, saveData: false } });
}

/** Goes back one page, like the browser's Back button. */
export function goBack(): void {
  dispatchEvent(new Event('bench-back'));
  // Waits until this function has returned, because a document that is being left cannot answer the driver.
  setTimeout(() => history.back());
}

/** Returns the time from the press until the next page was painted, in ms; `null` if it is not painted yet. */
export function shownAfter(): number | null {
  const ms = localStorage.getItem('shown-after');
  if (ms !== null) return Number(ms);
  const pressed = localStorage.getItem('pressed');
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  // Fallback for documents in which `watchPresses` did not run first (WebKit, prerendered pages): uses the first paint,
  // which includes the heading.
  if (window.watchesPresses || pressed === null || !paint) return null;
  localStorage.removeItem('pressed');
  return performance.timeOrigin + paint.startTime - JSON.parse(pressed).at;
}

/** Returns whether a page and its images have loaded. */
export const hasLoaded = (): boolean => document.readyState === 'complete';

/**
 * Scrolls the second visible link that matches, or the only one, to the middle of the viewport. Returns the position of
 * the link, in CSS px.
 */
export function findLink(selector: string): { x: number; y: number } {
  const links = [...document.querySelectorAll(selector)].filter(
    (link) => link.checkVisibility({ visibilityProperty: true }) && link.getClientRects().length > 0,
  );
  const link = links[1] ?? links[0];
  if (!link) throw new Error(`no visible link matches ${selector} on ${location.href}`);
  link.scrollIntoView({ block: 'center', behavior: 'instant' });
  const [{ x, y, width, height } = new DOMRect()] = link.getClientRects();
  return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
}
