import { isRecord } from '../../domain/unknown-values.ts';
import { isBackLoad } from '../../islands/when.ts';

/**
 * Restores the focus to the link that a keyboard user followed, after Back reloads the page or changes it in place. A
 * page from the back/forward cache needs no help: its focus was preserved.
 */
export function watchLeftFocus(): void {
  // Listens in the capture phase, before an island that navigates in place changes the history entry.
  document.addEventListener('click', noteLink, { capture: true });
  window.addEventListener('popstate', () =>
    // Waits one frame, until removed elements are gone. If the focus is then still inside `<main>`, leaves it there:
    // the focused element remains, or the hash in the URL moved the focus.
    requestAnimationFrame(() => document.activeElement?.matches('main *') || linkLeft()?.focus()),
  );
  // Does not scroll, because the browser restores the scroll position later.
  if (isBackLoad()) linkLeft()?.focus({ preventScroll: true });
}

function noteLink({ target, detail }: MouseEvent): void {
  const link = target instanceof Element ? target.closest('main a[href]') : null;
  // `detail` is the click count of a mouse or finger, and 0 for the keyboard.
  if (!link || detail !== 0) return;
  const { state } = window.history;
  window.history.replaceState({ ...(isRecord(state) && state), left: link.getAttribute('href') }, '');
}

function linkLeft(): HTMLElement | null {
  const { state } = window.history;
  if (!isRecord(state) || typeof state.left !== 'string') return null;
  return document.querySelector<HTMLElement>(`main a[href="${CSS.escape(state.left)}"]`);
}
