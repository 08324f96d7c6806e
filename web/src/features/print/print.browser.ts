import { pressed } from '../../ui/pressed.ts';

/** Prints the page by its own button, where that needs nothing first. */
export function watchPrint(): void {
  document.addEventListener('click', (event) => {
    if (pressed(event, '[data-print]')) window.print();
  });
}
