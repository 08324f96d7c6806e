import fc from 'fast-check';
import { expect, it } from 'vitest';
import { differences } from './differences.ts';
import { documentLines } from './document-lines.ts';
import { line } from './lines.ts';

const between = (a: string, b: string) =>
  differences(documentLines(a), documentLines(b)).map(({ what }) => what);

it('reports no differences between equal documents', () => {
  expect(between('<p class="a">Dag</p>', '<p class="b">Dag</p>')).toEqual([]);
});

it('reports a changed text as one difference, with some of the text around it', () => {
  expect(
    between('<p>Dit is de zaal van het festival.</p>', '<p>Dit is de hal van het festival.</p>'),
  ).toEqual(['«Dit is de zaal van het festival.» → «Dit is de hal van het festival.»']);
});

it('reports every differing attribute', () => {
  expect(between('<a href="/a" rel="x">Dag</a>', '<a href="/b" lang="nl">Dag</a>')).toEqual([
    '<a href> «/a» → «/b»',
    '<a rel> only in A: x',
    '<a lang> only in B: nl',
  ]);
});

it('reports a differing tag of the head with the attribute that identifies it', () => {
  const description = (text: string) => `<meta name="description" content="${text}"/>`;
  expect(between(description('Een'), description('Twee'))).toEqual([
    '<meta name=description content> «Een» → «Twee»',
  ]);
});

it('reports an added wrapper or a removed element as one difference', () => {
  const items = '<li>Een</li><li>Twee</li><li>Drie</li>';
  expect(between(`<ul>${items}</ul>`, `<div><ul>${items}</ul></div>`)).toEqual(['only in B: <div>']);
  expect(between(`<ul>${items}<li><i></i></li></ul>`, `<ul>${items}<li></li></ul>`)).toEqual([
    'only in A: <i>',
  ]);
});

it('reports an element whose end tag has moved', () => {
  expect(between('<p><b>Een</b> boek</p>', '<p><b>Een boek</b></p>')).not.toEqual([]);
  expect(between('<p><b></b><i></i></p>', '<p><b><i></i></b></p>')).not.toEqual([]);
});

it('reports a new version of any share image in the same words', () => {
  const picture = (path: string, version: string) =>
    `<meta content="https://site.test/deelbeeld/${path}.jpg?v=${version}"/>`;
  expect(between(picture('a', '1'), picture('a', '2'))).toEqual(
    between(picture('b', '3'), picture('b', '4')),
  );
});

it('reports the smallest set of removals and additions that turns one list into the other', () => {
  const list = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 12 });
  fc.assert(
    fc.property(list, list, (a, b) => {
      const linesOf = (texts: readonly string[]) => texts.map((text) => line(`<${text}>`));
      const found = differences(linesOf(a), linesOf(b)).map(({ what }) => what);
      const count = (texts: readonly string[], text: string) => texts.filter((one) => one === text).length;
      for (const text of ['a', 'b', 'c']) {
        const gone = count(found, `only in A: <${text}>`);
        const come = count(found, `only in B: <${text}>`);
        expect(count(a, text) - gone + come).toBe(count(b, text));
      }
      expect(found.length === 0).toBe(a.join() === b.join());
      expect(found.length).toBe(a.length + b.length - 2 * longestCommon(a, b));
    }),
  );
});

/** Computes the length of the longest common subsequence with the textbook algorithm. */
function longestCommon(a: readonly string[], b: readonly string[]): number {
  let row = new Array<number>(b.length + 1).fill(0);
  for (const one of a) {
    const next = [0];
    for (const [index, other] of b.entries()) {
      next.push(one === other ? (row[index] ?? 0) + 1 : Math.max(row[index + 1] ?? 0, next[index] ?? 0));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
