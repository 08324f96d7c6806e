import { isRecord } from '../../domain/unknown-values.ts';
import { isBackLoad } from '../../islands/when.ts';

/**
 * Restores the focus to the link that a keyboard user followed, when Back reloads its page or changes it in place. A
 * page from the back/forward cache still has its focus.
 */
export function watchLeftFocus(): void {
  // Capture: an island that navigates in place would otherwise change the history entry first.
  document.addEventListener('click', noteLink, { capture: true });
  window.addEventListener('popstate', () =>
    // Keep the focus on an element that remains. Removed elements are gone by the next frame, and an anchor in the
    // address may have the focus.
    requestAnimationFrame(() => document.activeElement?.matches('main *') || linkLeft()?.focus()),
  );
  // The browser restores the scroll position later.
  if (isBackLoad()) linkLeft()?.focus({ preventScroll: true });
}

function noteLink({ target, detail }: MouseEvent): void {
  const link = target instanceof Element ? target.closest('main a[href]') : null;
  // `detail` counts the clicks of a mouse or a finger; it is 0 for the keyboard.
  if (!link || detail !== 0) return;
  const { state } = window.history;
  window.history.replaceState({ ...(isRecord(state) && state), left: link.getAttribute('href') }, '');
}

function linkLeft(): HTMLElement | null {
  const { state } = window.history;
  if (!isRecord(state) || typeof state.left !== 'string') return null;
  return document.querySelector<HTMLElement>(`main a[href="${CSS.escape(state.left)}"]`);
}
