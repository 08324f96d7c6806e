import { AS_GRID } from '../../domain/pages/query-names.ts';
import { readStored, writeStored } from '../../ui/stored.ts';

/** Under which name the device stores how days are shown; nothing means as a list. */
const KEY = 'dagweergave';

/** Where a grid has room; style sheets say the same. */
const WIDE = '(min-width: 64em)';

/**
 * Stores whether a visitor shows days as a list or as a grid (links with `data-display`), and opens every day as a grid for a
 * visitor who chose that, if there is room for one. An address that asks for a page or an hour of the list is left as it is.
 */
export function watchKeptDisplay(): void {
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLElement>('a[data-display]') : null;
    const asked = link?.dataset.display;
    if (asked) writeStored('localStorage', KEY, asked === AS_GRID ? AS_GRID : undefined);
  });
  const { hash, search } = window.location;
  const toGrid = document.querySelector<HTMLAnchorElement>(
    `a[data-display="${AS_GRID}"]:not([aria-current])`,
  );
  if (!toGrid || hash !== '' || search.includes('pagina=') || !window.matchMedia(WIDE).matches) return;
  if (readStored('localStorage', KEY) === AS_GRID) window.location.replace(toGrid.href);
}
