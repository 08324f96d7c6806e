import { describe, expect, it } from 'vitest';
import type { RichNode } from '../../domain/pages/body/block.ts';
import { type HeadingLevel, headingLevels, type TopLevel } from './heading-levels.ts';

const heading = (level: HeadingLevel): RichNode => ({
  kind: 'heading',
  level,
  children: [{ kind: 'text', text: 'a', marks: [] }],
});

/** Returns the rendered levels of headings that have these levels in the CMS. */
const levels = (requested: readonly HeadingLevel[], top: TopLevel = 2, after: HeadingLevel = 1) => [
  ...headingLevels(requested.map(heading), { top, after }).values(),
];

describe('the headings of a text', () => {
  it('keeps the editor’s heading levels if they skip none', () => {
    expect(levels([2, 3, 3, 4, 2])).toEqual([2, 3, 3, 4, 2]);
    expect(levels([])).toEqual([]);
  });

  it('renders an h1 as an h2 without changing other headings, since the page has its own h1', () => {
    expect(levels([1, 2, 3])).toEqual([2, 2, 3]);
    expect(levels([2, 3, 1, 3])).toEqual([2, 3, 2, 3]);
  });

  it('gives all headings in a drawer a lower level than the title of the drawer', () => {
    expect(levels([2, 3, 2], 4)).toEqual([4, 5, 4]);
    expect(levels([1], 4)).toEqual([4]);
  });

  it('never skips a heading level', () => {
    expect(levels([3, 4])).toEqual([2, 3]);
    expect(levels([2, 4, 3])).toEqual([2, 3, 3]);
    expect(levels([4, 2, 6])).toEqual([2, 2, 3]);
  });

  it('skips no heading level between the heading before a text and the first heading in it', () => {
    expect(levels([3, 4], 2, 2)).toEqual([3, 4]);
    expect(levels([4], 2, 2)).toEqual([3]);
  });

  it('never exceeds the sixth heading level', () => {
    expect(levels([2, 3, 4, 5, 6], 4)).toEqual([4, 5, 6, 6, 6]);
  });

  it('includes headings inside lists', () => {
    const list: RichNode = { kind: 'bulletList', items: [[heading(3)], [heading(4)]] };
    expect([...headingLevels([heading(2), list], { top: 2, after: 1 }).values()]).toEqual([2, 3, 4]);
  });
});
