import { pressed } from '../../ui/pressed.ts';

/** Handles print buttons on pages where nothing must load before printing. */
export function watchPrint(): void {
  document.addEventListener('click', (event) => {
    if (pressed(event, '[data-print]')) window.print();
  });
}
