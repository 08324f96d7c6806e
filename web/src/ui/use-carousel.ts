import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type RowPosition, readPosition, targetOffset } from './row-position.ts';

const UNKNOWN: RowPosition = { scrolls: false, atStart: true, atEnd: false, first: 1, last: 1 };

/** Keeps what a carousel shows in step with how far its row is scrolled, and moves it by one slide. */
export function useCarousel(loop: boolean) {
  const row = useRef<HTMLUListElement>(null);
  const previous = useRef<HTMLButtonElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const [state, setState] = useState(UNKNOWN);
  // Read before the button is hidden: hiding it would throw the focus away.
  const focused = useRef<'previous' | 'next' | undefined>(undefined);

  const read = useCallback(() => {
    if (!row.current) return;
    const position = readPosition(row.current);
    if (document.activeElement === previous.current) focused.current = 'previous';
    else if (document.activeElement === next.current) focused.current = 'next';
    else focused.current = undefined;
    setState((old) => (samePosition(old, position) ? old : position));
  }, []);

  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const resized = new ResizeObserver(read);
    resized.observe(element);
    element.addEventListener('scroll', read, { passive: true });
    return () => {
      resized.disconnect();
      element.removeEventListener('scroll', read);
    };
  }, [read]);

  useLayoutEffect(() => {
    if (loop) return;
    if (state.atEnd && focused.current === 'next') previous.current?.focus();
    if (state.atStart && focused.current === 'previous') next.current?.focus();
  }, [loop, state.atStart, state.atEnd]);

  const go = useCallback(
    (direction: 1 | -1) => {
      const element = row.current;
      if (!element) return;
      const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
      element.scrollTo({
        left: targetOffset(element, direction, loop),
        behavior: still ? 'auto' : 'smooth',
      });
    },
    [loop],
  );

  return { row, previous, next, state, go };
}

function samePosition(one: RowPosition, other: RowPosition): boolean {
  return (
    one.scrolls === other.scrolls &&
    one.atStart === other.atStart &&
    one.atEnd === other.atEnd &&
    one.first === other.first &&
    one.last === other.last
  );
}
