import { AS_GRID } from '../../domain/pages/query-names.ts';
import { readStored, writeStored } from '../../ui/stored.ts';

/** The storage key for how days are displayed. If no value is stored, days are lists. */
const KEY = 'dagweergave';

/** The minimum width for a grid, equal to the breakpoint in the stylesheets. */
const WIDE = '(min-width: 64em)';

/**
 * Stores whether a visitor displays days as a list or a grid (links with `data-display`). If the stored choice is a
 * grid and it fits, opens this day as a grid, unless the address has a page number or a hash.
 */
export function watchStoredDisplay(): void {
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLElement>('a[data-display]') : null;
    const requested = link?.dataset.display;
    if (requested) writeStored('localStorage', KEY, requested === AS_GRID ? AS_GRID : undefined);
  });
  const { hash, search } = window.location;
  const toGrid = document.querySelector<HTMLAnchorElement>(
    `a[data-display="${AS_GRID}"]:not([aria-current])`,
  );
  if (!toGrid || hash !== '' || search.includes('pagina=') || !window.matchMedia(WIDE).matches) return;
  if (readStored('localStorage', KEY) === AS_GRID) window.location.replace(toGrid.href);
}
