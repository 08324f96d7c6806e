import { pressed } from '../../ui/pressed.ts';

/**
 * Handles print buttons on pages where nothing must load before printing. On other pages, the keys for printing press
 * the button, which prints once everything has loaded. The print command in the browser's menu prints the page as it
 * is.
 */
export function watchPrint(): void {
  document.addEventListener('click', (event) => {
    if (pressed(event, '[data-print=""]')) window.print();
  });
  document.addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
    if (key.toLowerCase() !== 'p' || ctrlKey === metaKey || shiftKey || altKey) return;
    const button = document.querySelector<HTMLButtonElement>('[data-print="ready"]');
    // The button of a failed island does nothing. The browser then prints the part that is shown.
    if (!button || button.closest('is-land[failed]')) return;
    event.preventDefault();
    button.click();
  });
}
