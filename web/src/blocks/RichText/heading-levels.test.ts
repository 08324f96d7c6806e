import { describe, expect, it } from 'vitest';
import type { RichNode } from '../../domain/pages/body/block.ts';
import { type HeadingLevel, headingLevels, type TopLevel } from './heading-levels.ts';

const heading = (level: HeadingLevel): RichNode => ({
  kind: 'heading',
  level,
  children: [{ kind: 'text', text: 'a', marks: [] }],
});

/** The levels that headings get which an editor gave these. */
const levels = (asked: readonly HeadingLevel[], top: TopLevel = 2, after: HeadingLevel = 1) => [
  ...headingLevels(asked.map(heading), { top, after }).values(),
];

describe('the headings of a text', () => {
  it('stay as an editor gave them', () => {
    expect(levels([2, 3, 3, 4, 2])).toEqual([2, 3, 3, 4, 2]);
    expect(levels([])).toEqual([]);
  });

  it('are not moved by an h1 among them, which the page has already', () => {
    expect(levels([1, 2, 3])).toEqual([2, 2, 3]);
    expect(levels([2, 3, 1, 3])).toEqual([2, 3, 2, 3]);
  });

  it('go together under the title of the drawer that they stand in', () => {
    expect(levels([2, 3, 2], 4)).toEqual([4, 5, 4]);
    expect(levels([1], 4)).toEqual([4]);
  });

  it('never skip a level', () => {
    expect(levels([3, 4])).toEqual([2, 3]);
    expect(levels([2, 4, 3])).toEqual([2, 3, 3]);
    expect(levels([4, 2, 6])).toEqual([2, 2, 3]);
  });

  it('go on below the heading that stands before the text', () => {
    expect(levels([3, 4], 2, 2)).toEqual([3, 4]);
    expect(levels([4], 2, 2)).toEqual([3]);
  });

  it('never pass the sixth level', () => {
    expect(levels([2, 3, 4, 5, 6], 4)).toEqual([4, 5, 6, 6, 6]);
  });

  it('are counted in lists too', () => {
    const list: RichNode = { kind: 'bulletList', items: [[heading(3)], [heading(4)]] };
    expect([...headingLevels([heading(2), list], { top: 2, after: 1 }).values()]).toEqual([2, 3, 4]);
  });
});
