/**
 * The parts that the preview updates. The header and the footer come from other stories, which editors preview as well.
 */
const PARTS = ['header', 'main', 'footer'];

/** Returns a function that shows a newer document of this page. Calls `started` with each replaced part. */
export function createDocumentView(started: (part: Element) => void): (newer: Document) => void {
  const htmlShown = new Map<string, string>();
  return (newer) => {
    document.title = newer.title;
    for (const name of PARTS) {
      const [shown, part] = [document.querySelector(`body > ${name}`), newer.querySelector(`body > ${name}`)];
      if (!shown || !part || part.outerHTML === htmlShown.get(name)) continue;
      htmlShown.set(name, part.outerHTML);
      replace(shown, part);
      started(part);
    }
  };
}

/** Replaces a part of the page and restarts its islands. Preserves scroll position, focus and the selected block. */
function replace(shown: Element, part: Element): void {
  const { scrollX, scrollY } = window;
  const focused = placeOfFocus(shown);
  for (const chosen of shown.querySelectorAll('[data-blok-focused]')) {
    const uid = CSS.escape(chosen.getAttribute('data-blok-uid') ?? '');
    part.querySelector(`[data-blok-uid="${uid}"]`)?.setAttribute('data-blok-focused', 'true');
  }
  shown.replaceWith(part);
  window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
  const again = part.querySelectorAll('*')[focused];
  if (again instanceof HTMLElement) again.focus({ preventScroll: true });
}

/** Returns the index of the focused element among all descendants; -1 if none of them has the focus. */
function placeOfFocus(within: Element): number {
  const { activeElement } = document;
  return activeElement ? [...within.querySelectorAll('*')].indexOf(activeElement) : -1;
}
