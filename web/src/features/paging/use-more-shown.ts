import { type RefObject, useLayoutEffect, useRef } from 'react';

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
    const request = asked.current;
    if (request === undefined || (before.from === from && before.to === to)) return;
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

  return {
    list,
    ask: (where) => {
      const first = list.current?.querySelector(PART) ?? null;
      asked.current = { where, first, top: first?.getBoundingClientRect().top ?? 0 };
    },
  };
}
