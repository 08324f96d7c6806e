import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linesOf, longestWord, widthOf } from '../day/text-width.ts';
import { type BookletMoment, bookletOf, INNER_PAGES, placeOnPaper } from './booklet.ts';

const moment = (title: string): BookletMoment => ({
  id: title,
  title,
  start: new Date('2025-10-27T10:00:00+01:00'),
  end: new Date('2025-10-27T10:50:00+01:00'),
  names: 'Mira Vandoorne',
  place: 'Podium Leie',
  colour: 'orange',
});
const moments = (count: number) => Array.from({ length: count }, (_, index) => moment(`Uur ${index + 1}`));
const titlesOf = ({ pages }: ReturnType<typeof bookletOf>) =>
  pages.flatMap((page) => page.flatMap(({ rows }) => rows.map(({ title }) => title)));

describe('the pages of a booklet', () => {
  it('prints few moments in large text, with their end times, author names and places, and starts each day on a new page', () => {
    const booklet = bookletOf([
      { heading: 'zaterdag', moments: moments(2) },
      { heading: 'zondag', moments: moments(1) },
    ]);
    expect(booklet).toMatchObject({ size: 'large', left: 0 });
    expect(booklet.pages.map((page) => page.map(({ heading }) => heading))).toEqual([
      ['zaterdag'],
      ['zondag'],
      [],
      [],
      [],
      [],
    ]);
    expect(booklet.pages[1]?.[0]?.rows).toEqual([
      {
        id: 'Uur 1',
        time: '10:00',
        title: 'Uur 1',
        facts: 'tot 10:50\u00a0· Mira Vandoorne\u00a0· Podium Leie',
      },
    ]);
  });

  it('prints many moments in smaller text, and repeats the heading if a section continues on the next page', () => {
    const booklet = bookletOf([{ heading: 'zondag', moments: moments(100) }]);
    expect(booklet).toMatchObject({ left: 0 });
    expect(booklet.size).not.toBe('large');
    expect(booklet.pages.slice(0, 3).map(([part]) => part?.goesOn)).toEqual([false, true, true]);
    expect(titlesOf(booklet)).toHaveLength(100);
  });

  it('omits the last moments if they do not fit, and counts the omitted ones', () => {
    const booklet = bookletOf([
      { heading: 'zaterdag', moments: moments(250) },
      { heading: 'zondag', moments: moments(50) },
    ]);
    expect(booklet.size).toBe('smallest');
    expect(booklet.left).toBeGreaterThan(0);
    expect(titlesOf(booklet)).toHaveLength(300 - booklet.left);
    expect(titlesOf(booklet)).toEqual(
      moments(300 - booklet.left)
        .map(({ title }) => title)
        .slice(0, titlesOf(booklet).length),
    );
  });

  it('fills all pages of the paper, with each moment at most once and in order', () => {
    const title = fc.string({ minLength: 1, maxLength: 60, unit: 'grapheme-composite' });
    fc.assert(
      fc.property(fc.array(fc.array(title, { minLength: 1, maxLength: 20 }), { maxLength: 9 }), (days) => {
        const booklet = bookletOf(
          days.map((titles, index) => ({ heading: `dag ${index}`, moments: titles.map(moment) })),
        );
        expect(booklet.pages).toHaveLength(INNER_PAGES);
        const all = days.flat();
        expect(titlesOf(booklet)).toEqual(all.slice(0, all.length - booklet.left));
      }),
      { numRuns: 15 },
    );
  });
});

describe('the folded paper of a booklet', () => {
  const all = Array.from({ length: 8 }, (_, index) => ({ page: index + 1, ...placeOnPaper(index + 1) }));
  const at = (column: number, row: number) =>
    all.find((one) => one.column === column && one.row === row)?.page ?? 0;

  it('places each page on the paper once, with the upper half upside down', () => {
    expect(new Set(all.map(({ column, row }) => `${column} ${row}`)).size).toBe(8);
    expect(all.filter(({ isTurned }) => isTurned).map(({ page }) => page)).toEqual([2, 3, 4, 5]);
    for (const { row, isTurned } of all) expect(isTurned).toBe(row === 1);
  });

  it('prints consecutive pages on the two sides of each leaf', () => {
    // Folding lengthwise puts the upper half behind the lower half, which results in the two outer leaves. The middle
    // four pages are cut apart; the fold between them results in the two inner leaves.
    const leaves = [
      [at(4, 2), at(4, 1)],
      [at(1, 1), at(1, 2)],
      [at(3, 1), at(2, 1)],
      [at(2, 2), at(3, 2)],
    ];
    expect(leaves).toEqual([
      [1, 2],
      [5, 6],
      [3, 4],
      [7, 8],
    ]);
  });

  it('places facing pages side by side, across a fold that is not cut', () => {
    // In the upper half, which is upside down, pages run from right to left.
    const spreads = [
      [at(4, 1), at(3, 1)],
      [at(2, 1), at(1, 1)],
      [at(1, 2), at(2, 2)],
      [at(3, 2), at(4, 2)],
    ];
    expect(spreads).toEqual([
      [2, 3],
      [4, 5],
      [6, 7],
      [8, 1],
    ]);
  });
});

describe('the width of a text', () => {
  it('ignores combining marks when it measures a text, and measures unknown letters as wide', () => {
    expect(widthOf('één')).toBe(widthOf('een'));
    expect(widthOf('漢')).toBeGreaterThan(1);
  });

  it('returns the width of the longest word of a text', () => {
    expect(longestWord('een handtekening onder voorbehoud')).toBe(widthOf('handtekening'));
    expect(longestWord('meet-and-greet')).toBe(widthOf('meet-'));
  });

  it('breaks lines between words, and breaks a word that is longer than a line', () => {
    expect(linesOf('', 10)).toBe(0);
    expect(linesOf('een twee', 10)).toBe(1);
    expect(linesOf('een twee', 3)).toBe(2);
    expect(linesOf('n'.repeat(30), 7)).toBe(3);
  });
});
