import { pressed } from '../../ui/pressed.ts';

/** Handles print buttons that need no preparation. */
export function watchPrint(): void {
  document.addEventListener('click', (event) => {
    if (pressed(event, '[data-print]')) window.print();
  });
}
