import { describe, expect, it } from 'vitest';
import { heading, paragraph } from '../block-fixtures.ts';
import { headingShift, shiftedLevel } from './heading-level.ts';

describe('the headings of a text', () => {
  it('move down together when the first of them would be an h1', () => {
    expect(headingShift([heading(1, 'a'), heading(2, 'b')], 2)).toBe(1);
  });

  it('stay where an editor already began below', () => {
    expect(headingShift([paragraph('x'), heading(2, 'a'), heading(3, 'b')], 2)).toBe(0);
    expect(headingShift([heading(3, 'a')], 2)).toBe(0);
  });

  it('go under the title of the drawer that they stand in', () => {
    expect(headingShift([heading(1, 'a')], 4)).toBe(3);
    expect(headingShift([heading(2, 'a')], 4)).toBe(2);
  });

  it('never pass the sixth level', () => {
    expect(shiftedLevel(5, 3)).toBe(6);
    expect(shiftedLevel(1, 1)).toBe(2);
  });

  it('need no moving where there are none', () => {
    expect(headingShift([], 2)).toBe(0);
  });
});
