import { isRecord } from '../../domain/unknown-values.ts';
import { isBackLoad } from '../../islands/when.ts';

/**
 * Focuses the link that a visitor followed with the keyboard, if Back has to load its page again or to change it in place. A page
 * from the back/forward cache still has its focus.
 */
export function watchLeftFocus(): void {
  // Before an island goes on in place, and with it to the next entry of the history.
  document.addEventListener('click', noteLink, { capture: true });
  window.addEventListener('popstate', () =>
    // Who is on something that stays, stays there; what goes is gone by then, and an anchor in the address may have the focus.
    requestAnimationFrame(() => document.activeElement?.matches('main *') || linkLeft()?.focus()),
  );
  // The browser restores the scroll position later.
  if (isBackLoad()) linkLeft()?.focus({ preventScroll: true });
}

function noteLink({ target, detail }: MouseEvent): void {
  const link = target instanceof Element ? target.closest('main a[href]') : null;
  // A mouse or finger counts its clicks.
  if (!link || detail !== 0) return;
  const { state } = window.history;
  window.history.replaceState({ ...(isRecord(state) && state), left: link.getAttribute('href') }, '');
}

function linkLeft(): HTMLElement | null {
  const { state } = window.history;
  if (!isRecord(state) || typeof state.left !== 'string') return null;
  return document.querySelector<HTMLElement>(`main a[href="${CSS.escape(state.left)}"]`);
}
