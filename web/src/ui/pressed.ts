/**
 * Returns the clicked element that matches the selector, for a delegated listener. Prevents a button's default action;
 * that marks the click as handled, so that a starting island does not replay it (islands/start-islands.ts).
 */
export function pressed(event: MouseEvent, selector: string): HTMLElement | null {
  const found = event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null;
  if (found?.localName === 'button') event.preventDefault();
  return found;
}

/** Returns whether an unhandled click opens a link in this tab: without modifier keys, with the main button. */
export const isPlainClick = (
  event: Pick<MouseEvent, 'defaultPrevented' | 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>,
): boolean =>
  !(event.defaultPrevented || event.button !== 0) &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
