/**
 * Returns the element that was pressed and that the selector names, for the one listener of a whole page. A press on a button
 * is thereby handled: an island that starts meanwhile does not repeat it (islands/start-islands.ts).
 */
export function pressed(event: MouseEvent, selector: string): HTMLElement | null {
  const found = event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null;
  if (found?.localName === 'button') event.preventDefault();
  return found;
}

/** Whether a click is for this tab and nothing has handled it: with a key held or another button the browser opens a link elsewhere. */
export const isPlainClick = (
  event: Pick<MouseEvent, 'defaultPrevented' | 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>,
): boolean =>
  !(event.defaultPrevented || event.button !== 0) &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
