/**
 * Returns the clicked element that matches the selector, for a delegated listener. Prevents the default of a button,
 * which marks the click as handled: an island that starts meanwhile does not replay it (islands/start-islands.ts).
 */
export function pressed(event: MouseEvent, selector: string): HTMLElement | null {
  const found = event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null;
  if (found?.localName === 'button') event.preventDefault();
  return found;
}

/** Whether an unhandled click opens its link in this tab: with a modifier key or another button it opens elsewhere. */
export const isPlainClick = (
  event: Pick<MouseEvent, 'defaultPrevented' | 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>,
): boolean =>
  !(event.defaultPrevented || event.button !== 0) &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
