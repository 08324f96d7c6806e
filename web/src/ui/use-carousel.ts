import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

const UNKNOWN: RowPosition = { scrolls: false, atStart: true, atEnd: false, first: 1, last: 1 };

const TAKEN_OVER = ['pointerdown', 'wheel', 'scrollend'] as const;

/** Keeps what a carousel shows in step with how far its row is scrolled, and moves it by one slide. */
export function useCarousel(loop: boolean) {
  const row = useRef<HTMLUListElement>(null);
  const previous = useRef<HTMLButtonElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const [state, setState] = useState(UNKNOWN);
  // Which button has the focus, read before it is hidden, since hiding it loses the focus.
  const focused = useRef<'previous' | 'next' | undefined>(undefined);

  // Where the row is scrolling to. A second click goes on from there and not from halfway.
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
    // A finger or a wheel takes over, so the row no longer scrolls to that place.
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

/** How far a row of slides is scrolled; `first` and `last` count from 1. */
export type RowPosition = { scrolls: boolean; atStart: boolean; atEnd: boolean; first: number; last: number };

/** What of a scrolling row is looked at: pixels, and the offset of each slide from the start of the row. */
export type RowMeasures = {
  readonly scrollLeft: number;
  readonly scrollWidth: number;
  readonly clientWidth: number;
  /** Width of one slide with the space behind it, in pixels. */
  readonly step: number;
};

/** Zoomed pages scroll by fractions of a pixel and never quite reach their end. */
const SLACK = 2;

/** Where a row of slides stands now. */
export function positionOf({ scrollLeft, scrollWidth, clientWidth, step }: RowMeasures): RowPosition {
  const furthest = scrollWidth - clientWidth;
  const first = Math.round(scrollLeft / step);
  const shown = Math.max(1, Math.round(clientWidth / step));
  return {
    scrolls: furthest > SLACK,
    atStart: scrollLeft <= SLACK,
    atEnd: scrollLeft >= furthest - SLACK,
    first: first + 1,
    last: Math.min(first + shown, Math.max(1, Math.round(scrollWidth / step))),
  };
}

/** The scroll offset one slide further or back; a loop goes on at the other end. */
export function offsetAfter(measures: RowMeasures, direction: 1 | -1, loop: boolean): number {
  const { atStart, atEnd, first } = positionOf(measures);
  const furthest = measures.scrollWidth - measures.clientWidth;
  if (loop && direction === 1 && atEnd) return 0;
  if (loop && direction === -1 && atStart) return furthest;
  return Math.min(furthest, Math.max(0, (first - 1 + direction) * measures.step));
}

/** {@link positionOf} for a row in the page. */
function readPosition(row: HTMLElement): RowPosition {
  return positionOf(measure(row));
}

/** {@link offsetAfter} for a row in the page, seen from `from`: where it stands, or where it is gliding to. */
function targetOffset(row: HTMLElement, direction: 1 | -1, loop: boolean, from: number): number {
  return offsetAfter({ ...measure(row), scrollLeft: from }, direction, loop);
}

function measure(row: HTMLElement): RowMeasures {
  const [one, two] = row.querySelectorAll('li');
  const step = one && two ? two.offsetLeft - one.offsetLeft : row.clientWidth;
  const { scrollLeft, scrollWidth, clientWidth } = row;
  return { scrollLeft, scrollWidth, clientWidth, step: step || 1 };
}
