import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { asksForGrid, displayedAs } from '../../domain/pages/day-display.ts';
import { pageNumber, pagePath } from '../../domain/pages/paging.ts';
import { AS_GRID, QUERY } from '../../domain/pages/query-names.ts';

/** Under which name the device keeps how days are shown; nothing there means as a list. */
const KEY = 'dagweergave';

/** Where a grid has room; style sheets say the same. */
const WIDE = '(min-width: 64em)';

/**
 * How to keep on the device whether days are shown as a grid. A visitor who chose that comes to every day as a grid, where
 * there is room for one, and the address says so. An address that asks for a page or an hour of the list is left as it is.
 */
export function useKeptDisplay(path: string, parameters: URLSearchParams): (isGrid: boolean) => void {
  const navigate = useNavigate();
  const open = useEffectEvent((day: string) => {
    const isAsked = pageNumber(parameters.get(QUERY.page)) > 1 || window.location.hash !== '';
    if (isAsked || asksForGrid(parameters) || kept() !== AS_GRID || !window.matchMedia(WIDE).matches) return;
    const address = pagePath(day, 1, displayedAs(parameters, true));
    void navigate(address, { replace: true, preventScrollReset: true });
  });
  useEffect(() => open(path), [path]);
  return keep;
}

function kept(): string | null {
  try {
    return window.localStorage.getItem(KEY);
  } catch {
    // Storage is switched off: every day begins as a list.
    return null;
  }
}

function keep(isGrid: boolean): void {
  try {
    if (isGrid) window.localStorage.setItem(KEY, AS_GRID);
    else window.localStorage.removeItem(KEY);
  } catch {
    // Storage is switched off or full. The address says it for this time.
  }
}
