import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { isRecord } from '../../domain/unknown-values.ts';
import { isBackLoad } from '../../islands/when.ts';

type Requested = {
  where: 'previous' | 'next';
  /** The first element of the list, and `top`: its distance from the top of the viewport, in px. */
  first: Element | null;
  top: number;
};

/** Matches the part of a list that belongs to one page; `data-page` has the page number. */
const PART = '[data-page]';

/** Moves the focus to items that a visitor added to a list. The earlier items keep their place in the window. */
export function useMoreShown(
  from: number,
  to: number,
): { list: RefObject<HTMLDivElement | null>; ask: (where: Requested['where']) => void } {
  const list = useRef<HTMLDivElement>(null);
  const requested = useRef<Requested>(undefined);
  const shown = useRef({ from, to });

  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = { from, to };
    if (before.from === from && before.to === to) return;
    const request = requested.current;
    if (request === undefined) return from < before.from ? restoreScroll() : undefined;
    requested.current = undefined;
    if (request.where === 'next' && to > before.to) {
      list.current
        ?.querySelector<HTMLElement>(`[data-page="${before.to + 1}"] h3 a`)
        ?.focus({ preventScroll: true });
    }
    if (request.where === 'previous' && from < before.from && request.first) {
      window.scrollBy({ top: request.first.getBoundingClientRect().top - request.top, behavior: 'instant' });
      const parts = list.current?.querySelectorAll<HTMLElement>(`[data-page="${before.from - 1}"] h3 a`);
      [...(parts ?? [])].at(-1)?.focus();
    }
  }, [from, to]);

  useEffect(() => {
    window.addEventListener('pagehide', storeScroll);
    return () => window.removeEventListener('pagehide', storeScroll);
  }, []);

  return {
    list,
    ask: (where) => {
      const first = list.current?.querySelector(PART) ?? null;
      requested.current = { where, first, top: first?.getBoundingClientRect().top ?? 0 };
    },
  };
}

/**
 * Stores the scroll position of an extended list. Browsers restore the position themselves only if the list shows one
 * page.
 */
function storeScroll(): void {
  const { state } = window.history;
  if (isRecord(state) && 'from' in state) window.history.replaceState({ ...state, top: window.scrollY }, '');
}

function restoreScroll(): void {
  const { state } = window.history;
  if (isBackLoad() && isRecord(state) && typeof state.top === 'number')
    window.scrollTo({ top: state.top, behavior: 'instant' });
}
