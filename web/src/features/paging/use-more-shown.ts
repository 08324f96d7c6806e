import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { isRecord } from '../../domain/unknown-values.ts';
import { isBackLoad } from '../../islands/when.ts';

type Asked = {
  where: 'previous' | 'next';
  /** What stood first, and how far from the top of the window. */
  first: Element | null;
  top: number;
};

/** The parts of a list that are a page of it, or of a page, say which: `data-page`. */
const PART = '[data-page]';

/**
 * Takes a visitor who asked for more of a list to it: the focus goes to what is new and next to what was there, which
 * stays where it was in the window.
 */
export function useMoreShown(
  from: number,
  to: number,
): { list: RefObject<HTMLDivElement | null>; ask: (where: Asked['where']) => void } {
  const list = useRef<HTMLDivElement>(null);
  const asked = useRef<Asked>(undefined);
  const shown = useRef({ from, to });

  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = { from, to };
    if (before.from === from && before.to === to) return;
    const request = asked.current;
    if (request === undefined) return from < before.from ? restoreScroll() : undefined;
    asked.current = undefined;
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
      asked.current = { where, first, top: first?.getBoundingClientRect().top ?? 0 };
    },
  };
}

/** Adds to the history entry of a longer list how far the page is scrolled: browsers restore that in a list of one page. */
function storeScroll(): void {
  const { state } = window.history;
  if (isRecord(state) && 'from' in state) window.history.replaceState({ ...state, top: window.scrollY }, '');
}

function restoreScroll(): void {
  const { state } = window.history;
  if (isBackLoad() && isRecord(state) && typeof state.top === 'number')
    window.scrollTo({ top: state.top, behavior: 'instant' });
}
