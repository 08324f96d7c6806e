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
export function readPosition(row: HTMLElement): RowPosition {
  return positionOf(measure(row));
}

/** {@link offsetAfter} for a row in the page, seen from `from`: where it stands, or where it is gliding to. */
export function targetOffset(row: HTMLElement, direction: 1 | -1, loop: boolean, from: number): number {
  return offsetAfter({ ...measure(row), scrollLeft: from }, direction, loop);
}

function measure(row: HTMLElement): RowMeasures {
  const [one, two] = row.querySelectorAll('li');
  const step = one && two ? two.offsetLeft - one.offsetLeft : row.clientWidth;
  const { scrollLeft, scrollWidth, clientWidth } = row;
  return { scrollLeft, scrollWidth, clientWidth, step: step || 1 };
}
