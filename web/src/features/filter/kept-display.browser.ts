import { AS_GRID } from '../../domain/pages/query-names.ts';

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
    if (link) keep(link.dataset.display === AS_GRID);
  });
  const { hash, search } = window.location;
  const toGrid = document.querySelector<HTMLAnchorElement>(
    `a[data-display="${AS_GRID}"]:not([aria-current])`,
  );
  if (!toGrid || hash !== '' || search.includes('pagina=') || !window.matchMedia(WIDE).matches) return;
  if (kept() === AS_GRID) window.location.replace(toGrid.href);
}

function kept(): string | null {
  try {
    return window.localStorage.getItem(KEY);
  } catch {
    // Storage is switched off: every day opens as a list.
    return null;
  }
}

function keep(isGrid: boolean): void {
  try {
    if (isGrid) window.localStorage.setItem(KEY, AS_GRID);
    else window.localStorage.removeItem(KEY);
  } catch {
    // Storage is switched off or full: only this address is a grid.
  }
}
