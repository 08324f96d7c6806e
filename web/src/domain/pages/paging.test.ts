import { describe, expect, it, vi } from 'vitest';
import { PAGE_SIZE, pageNumber, pageOf, pagePath, pagerNumbers, titledPage } from './paging.ts';
import type { Seo } from './seo.ts';

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

describe('the page number in «pagina»', () => {
  it.each([null, '', '0', '-1', 'abc', '1e9', '1.5', '2abc', ' 2', '+2', '0x10', '٣', 'NaN', 'Infinity'])(
    'parses the page number %j as page 1',
    (parameter) => {
      expect(pageNumber(parameter)).toBe(1);
    },
  );

  it.each([
    ['1', 1],
    ['2', 2],
    ['007', 7],
    ['24', 24],
  ])('parses the page number %s', (parameter, number) => {
    expect(pageNumber(parameter)).toBe(number);
  });

  it('returns the last page, not the first, for a huge page number', () => {
    expect(pageOf(numbers(25), pageNumber('1000000000')).number).toBe(2);
    expect(pageOf(numbers(25), pageNumber('9'.repeat(400))).number).toBe(2);
  });
});

describe('a page of a list', () => {
  it('limits a page to 24 items (§9.1)', () => {
    expect(PAGE_SIZE).toBe(24);
    expect(pageOf(numbers(50), 1).items).toEqual(numbers(24));
  });

  it.each([
    [0, 1],
    [1, 1],
    [24, 1],
    [25, 2],
    [48, 2],
    [49, 3],
  ])('counts the pages of a list: %i items need %i', (total, count) => {
    expect(pageOf(numbers(total), 1)).toMatchObject({ count, total, number: 1 });
  });

  it('shows every item of a list on exactly one page', () => {
    expect([1, 2, 3].flatMap((number) => pageOf(numbers(50), number).items)).toEqual(numbers(50));
  });

  it.each([3, 99, 1e9])('returns the last of two pages when page %i is requested', (number) => {
    expect(pageOf(numbers(25), number)).toEqual({ items: [25], number: 2, count: 2, total: 25 });
  });

  it.each([0, -1])('returns the first page when page %i is requested', (number) => {
    expect(pageOf(numbers(25), number).number).toBe(1);
  });

  it('returns one empty page for an empty list', () => {
    expect(pageOf([], 5)).toEqual({ items: [], number: 1, count: 1, total: 0 });
  });

  it('uses a different page size on request, for example in print', () => {
    expect(pageOf(numbers(101), 2, 100)).toEqual({ items: [101], number: 2, count: 2, total: 101 });
  });
});

describe('the address of a page', () => {
  it('adds «pagina» to the address only for pages above 1 (§2.12)', () => {
    expect(pagePath('/nieuws', 1)).toBe('/nieuws');
    expect(pagePath('/nieuws', 2)).toBe('/nieuws?pagina=2');
  });

  it('keeps the other parameters of the address, including repeated ones, and replaces «pagina»', () => {
    const parameters = new URLSearchParams('type=a&type=b&pagina=7');
    expect(pagePath('/programma/x', 3, parameters)).toBe('/programma/x?type=a&type=b&pagina=3');
    expect(pagePath('/programma/x', 1, parameters)).toBe('/programma/x?type=a&type=b');
    expect(parameters.get('pagina')).toBe('7');
  });

  it('escapes the visitor’s input in the address of a page', () => {
    expect(pagePath('/zoeken', 2, new URLSearchParams({ zoekterm: 'a&b=c d#e' }))).toBe(
      '/zoeken?zoekterm=a%26b%3Dc+d%23e&pagina=2',
    );
  });
});

describe('the numbers of a pager', () => {
  const gap = undefined;

  it.each([
    [1, 1, [1]],
    [1, 2, [1, 2]],
    [2, 3, [1, 2, 3]],
    [1, 9, [1, 2, gap, 9]],
    [3, 9, [1, 2, 3, 4, gap, 9]],
    [5, 9, [1, gap, 4, 5, 6, gap, 9]],
    [9, 9, [1, gap, 8, 9]],
  ])(
    'shows the first, the last and the neighbouring page numbers on page %i of %i',
    (number, count, expected) => {
      expect(pagerNumbers(number, count)).toEqual(expected);
    },
  );

  it('never shows a gap between consecutive page numbers, and lists page numbers in ascending order', () => {
    for (const number of numbers(30)) {
      const shown = pagerNumbers(number, 30);
      expect(shown).toContain(number);
      shown.forEach((page, index) => {
        const before = shown[index - 1];
        if (page === gap) {
          expect(before).toBeDefined();
          expect((shown[index + 1] ?? 0) - (before ?? 0)).toBeGreaterThan(1);
        } else if (before !== gap) {
          expect(page - before).toBe(1);
        }
      });
    }
  });
});

const day: { title: string; seo: Seo } = { title: 'Zondag 26 oktober', seo: {} };
const second = () => ({ number: 2, count: 5 });

describe('the title of a page with a list', () => {
  it('adds the page number and the number of pages to the title of a list page', () => {
    expect(titledPage(day, '?pagina=2', second).seo.title).toBe('Zondag 26 oktober, bladzijde 2 van 5');
  });

  it('begins the title with the editor’s title for search engines', () => {
    const written = { ...day, seo: { title: 'Zondag op Boektopia', ogTitle: 'Kom zondag' } };
    expect(titledPage(written, '?type=gesprek&pagina=2', second).seo).toEqual({
      title: 'Zondag op Boektopia, bladzijde 2 van 5',
      ogTitle: 'Kom zondag',
    });
  });

  it.each(['', '?type=gesprek', '?pagina=1', '?pagina=abc'])(
    'does not change the title at «%s», and does not compute the list for it',
    (search) => {
      const shown = vi.fn(second);
      expect(titledPage(day, search, shown)).toBe(day);
      expect(shown).not.toHaveBeenCalled();
    },
  );

  it('does not change the title if the list has no page with that number or cannot be loaded', () => {
    expect(titledPage(day, '?pagina=9', () => ({ number: 1, count: 1 }))).toBe(day);
    expect(titledPage(day, '?pagina=2', () => undefined)).toBe(day);
  });
});
