import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type RowPosition, readPosition, targetOffset } from './row-position.ts';

const UNKNOWN: RowPosition = { scrolls: false, atStart: true, atEnd: false, first: 1, last: 1 };

const TAKEN_OVER = ['pointerdown', 'wheel', 'scrollend'] as const;

/** Keeps what a carousel shows in step with how far its row is scrolled, and moves it by one slide. */
export function useCarousel(loop: boolean) {
  const row = useRef<HTMLUListElement>(null);
  const previous = useRef<HTMLButtonElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const [state, setState] = useState(UNKNOWN);
  // Read before the button is hidden: hiding it would throw the focus away.
  const focused = useRef<'previous' | 'next' | undefined>(undefined);

  // Where the row is gliding to: a second click goes on from there, not from halfway.
  const gliding = useRef<number | undefined>(undefined);

  const read = useCallback(() => {
    if (!row.current) return;
    if (gliding.current !== undefined && Math.abs(row.current.scrollLeft - gliding.current) < 2) {
      gliding.current = undefined;
    }
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
    // A finger or a wheel takes over: the glide is off.
    const stop = () => {
      gliding.current = undefined;
    };
    for (const event of TAKEN_OVER) element.addEventListener(event, stop, { passive: true });
    return () => {
      resized.disconnect();
      element.removeEventListener('scroll', read);
      for (const event of TAKEN_OVER) element.removeEventListener(event, stop);
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
      const left = targetOffset(element, direction, loop, gliding.current ?? element.scrollLeft);
      gliding.current = still ? undefined : left;
      element.scrollTo({ left, behavior: still ? 'auto' : 'smooth' });
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
