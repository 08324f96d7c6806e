/**
 * Puts the `<main>` of a newer document of this page in the place of the one that is shown; its islands start anew. Scroll
 * position, focus and the chosen block stay where they can. Returns the new one; `undefined` where either document has none.
 */
export function showMain(newer: Document): Element | undefined {
  const shown = document.querySelector('main');
  const main = newer.querySelector('main');
  if (!shown || !main) return undefined;
  const { scrollX, scrollY } = window;
  const focused = placeOfFocus(shown);
  for (const chosen of shown.querySelectorAll('[data-blok-focused]')) {
    const uid = CSS.escape(chosen.getAttribute('data-blok-uid') ?? '');
    main.querySelector(`[data-blok-uid="${uid}"]`)?.setAttribute('data-blok-focused', 'true');
  }
  document.title = newer.title;
  shown.replaceWith(main);
  window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
  const again = main.querySelectorAll('*')[focused];
  if (again instanceof HTMLElement) again.focus({ preventScroll: true });
  return main;
}

/** Which element of these has the focus, counted from 0; -1 without one. */
function placeOfFocus(within: Element): number {
  const { activeElement } = document;
  return activeElement ? [...within.querySelectorAll('*')].indexOf(activeElement) : -1;
}
