import { describe, expect, it } from 'vitest';
import { offsetAfter, positionOf } from './carousel.browser.ts';

// Six slides of 300 px with gaps of 32 px, of which four are visible. A cover's drawn pages add 12 px.
const row = { scrollWidth: 6 * 300 + 5 * 32 + 12, clientWidth: 4 * 300 + 3 * 32 + 12, step: 332 };
const furthest = row.scrollWidth - row.clientWidth;

describe('the position of a row of slides', () => {
  it('reports whether a row of slides is at its start, in the middle or at its end', () => {
    expect(positionOf({ ...row, scrollLeft: 0 })).toEqual({
      scrolls: true,
      atStart: true,
      atEnd: false,
      first: 1,
      last: 4,
    });
    expect(positionOf({ ...row, scrollLeft: 332 })).toMatchObject({
      atStart: false,
      atEnd: false,
      first: 2,
      last: 5,
    });
    expect(positionOf({ ...row, scrollLeft: furthest })).toMatchObject({
      atStart: false,
      atEnd: true,
      first: 3,
      last: 6,
    });
  });

  it('on a zoomed page, treats a position just before the end of the row as the end', () => {
    expect(positionOf({ ...row, scrollLeft: furthest - 1.4 }).atEnd).toBe(true);
  });

  it('reports that a row does not scroll if all slides are visible', () => {
    expect(positionOf({ scrollLeft: 0, scrollWidth: 700, clientWidth: 700, step: 332 }).scrolls).toBe(false);
  });
});

describe('a step', () => {
  it('computes the scroll offset of the next and of the previous slide', () => {
    expect(offsetAfter({ ...row, scrollLeft: 0 }, 1, false)).toBe(332);
    expect(offsetAfter({ ...row, scrollLeft: 332 }, -1, false)).toBe(0);
  });

  it('stops at the ends of a row of slides', () => {
    expect(offsetAfter({ ...row, scrollLeft: furthest }, 1, false)).toBe(furthest);
    expect(offsetAfter({ ...row, scrollLeft: 0 }, -1, false)).toBe(0);
  });

  it('continues at the other end of the row in a loop (§2.31)', () => {
    expect(offsetAfter({ ...row, scrollLeft: furthest }, 1, true)).toBe(0);
    expect(offsetAfter({ ...row, scrollLeft: 0 }, -1, true)).toBe(furthest);
    expect(offsetAfter({ ...row, scrollLeft: 0 }, 1, true)).toBe(332);
  });
});
