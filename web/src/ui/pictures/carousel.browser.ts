const TAKEN_OVER = ['pointerdown', 'wheel', 'scrollend'] as const;

/**
 * Shows the buttons of a carousel and updates them as the row scrolls. At an end of the row, hides the button that
 * leads nowhere and moves its focus to the other button; a loop always has both buttons.
 */
export function startCarousel(carousel: HTMLElement): void {
  const row = carousel.querySelector('ul');
  const [previous, next] = carousel.querySelectorAll<HTMLButtonElement>('button[aria-controls]');
  const count = carousel.querySelector<HTMLElement>('[aria-live]');
  if (!row || !previous || !next || !count) return;
  const loop = carousel.dataset.carousel === 'loop';
  // The target offset of a running scroll. A second click continues from this offset.
  let gliding: number | undefined;

  const show = () => {
    if (gliding !== undefined && Math.abs(row.scrollLeft - gliding) < SLACK) gliding = undefined;
    const { scrolls, atStart, atEnd, first, last } = positionOf(measure(row));
    const shown = last > first ? `${first} tot ${last}` : `${first}`;
    const words = count.firstElementChild;
    // Screen readers announce every change of a live region, so the live region changes only if the text differs.
    if (words && words.textContent !== shown) words.textContent = shown;
    const focused = document.activeElement;
    count.hidden = !scrolls;
    previous.hidden = !scrolls || (!loop && atStart);
    next.hidden = !scrolls || (!loop && atEnd);
    if (focused === previous && previous.hidden) next.focus();
    if (focused === next && next.hidden) previous.focus();
  };

  const go = (direction: 1 | -1) => {
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const left = offsetAfter({ ...measure(row), scrollLeft: gliding ?? row.scrollLeft }, direction, loop);
    gliding = still ? undefined : left;
    row.scrollTo({ left, behavior: still ? 'auto' : 'smooth' });
  };

  previous.addEventListener('click', () => go(-1));
  next.addEventListener('click', () => go(1));
  row.addEventListener('keydown', (event) => {
    if (event.target !== row || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return;
    event.preventDefault();
    go(event.key === 'ArrowRight' ? 1 : -1);
  });
  new ResizeObserver(show).observe(row);
  row.addEventListener('scroll', show, { passive: true });
  // A touch or a wheel interrupts the scroll to the target.
  const stop = () => {
    gliding = undefined;
  };
  for (const kind of TAKEN_OVER) row.addEventListener(kind, stop, { passive: true });
}

/** The scroll position of a row of slides; `first` and `last` count from 1. */
export type RowPosition = { scrolls: boolean; atStart: boolean; atEnd: boolean; first: number; last: number };

/** The measurements of a scrolling row, in pixels. */
export type RowMeasures = {
  readonly scrollLeft: number;
  readonly scrollWidth: number;
  readonly clientWidth: number;
  /** Width of one slide plus the gap after it. */
  readonly step: number;
};

/** Tolerance in pixels: zoomed pages scroll by fractions of a pixel and never quite reach the end. */
const SLACK = 2;

/** Returns the scroll position of a row of slides. */
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

/** Returns the scroll offset one slide forwards or backwards. A loop continues at the other end. */
export function offsetAfter(measures: RowMeasures, direction: 1 | -1, loop: boolean): number {
  const { atStart, atEnd, first } = positionOf(measures);
  const furthest = measures.scrollWidth - measures.clientWidth;
  if (loop && direction === 1 && atEnd) return 0;
  if (loop && direction === -1 && atStart) return furthest;
  return Math.min(furthest, Math.max(0, (first - 1 + direction) * measures.step));
}

function measure(row: HTMLElement): RowMeasures {
  const [one, two] = row.querySelectorAll('li');
  const step = one && two ? two.offsetLeft - one.offsetLeft : row.clientWidth;
  const { scrollLeft, scrollWidth, clientWidth } = row;
  return { scrollLeft, scrollWidth, clientWidth, step: step || 1 };
}
