import { QUERY } from './query-names.ts';
import type { Seo } from './seo.ts';

/** Number of items on a page of any list (spec §9). */
export const PAGE_SIZE = 24;

/** One page of a list. `number` counts from 1 and never exceeds `count`, which is at least 1. */
export type ListPage<T> = { items: readonly T[]; number: number; count: number; total: number };

/** The requested page number: 1 for anything that is not a whole number above 1. */
export function pageNumber(parameter: string | null): number {
  if (parameter === null || !/^\d+$/.test(parameter)) return 1;
  return Math.min(Math.max(1, Number(parameter)), Number.MAX_SAFE_INTEGER);
}

/** One page of a list. A number beyond the last page returns the last page, to whose address the site redirects. */
export function pageOf<T>(items: readonly T[], number: number, size: number = PAGE_SIZE): ListPage<T> {
  const count = Math.max(1, Math.ceil(items.length / size));
  const within = Math.min(Math.max(1, number), count);
  return {
    items: items.slice((within - 1) * size, within * size),
    number: within,
    count,
    total: items.length,
  };
}

/** The address of a page of a list. Contains the number only above 1; keeps other parameters. */
export function pagePath(
  path: string,
  number: number,
  parameters: URLSearchParams = new URLSearchParams(),
): string {
  const query = new URLSearchParams(parameters);
  query.delete(QUERY.page);
  if (number > 1) query.set(QUERY.page, String(number));
  const text = query.toString();
  return text === '' ? path : `${path}?${text}`;
}

/** The numbers that a pager shows: first, last, and the neighbours of the current page; `undefined` is a gap. */
export function pagerNumbers(number: number, count: number): (number | undefined)[] {
  const wanted = new Set(
    [1, count, number - 1, number, number + 1].filter((page) => page >= 1 && page <= count),
  );
  const sorted = [...wanted].sort((a, b) => a - b);
  return sorted.flatMap((page, index) => {
    const before = sorted[index - 1];
    return before !== undefined && page - before > 1 ? [undefined, page] : [page];
  });
}

/**
 * Adds the page number to the document title, from the second page of a list on. The list is computed only then: a
 * filter leads to page 1, whose title must not wait for the list.
 */
export function titledPage<P extends { title: string; seo: Seo }>(
  described: P,
  search: string,
  shown: (parameters: URLSearchParams) => Pick<ListPage<unknown>, 'number' | 'count'> | undefined,
): P {
  const parameters = new URLSearchParams(search);
  if (pageNumber(parameters.get(QUERY.page)) === 1) return described;
  const { number, count } = shown(parameters) ?? { number: 1, count: 1 };
  if (number === 1) return described;
  const title = numberedTitle(described.seo.title ?? described.title, number, count);
  return { ...described, seo: { ...described.seo, title } };
}

/** The title of a page of a list; the first page has the title of the list. */
export const numberedTitle = (title: string, number: number, count: number): string =>
  number === 1 ? title : `${title}, bladzijde ${number} van ${count}`;
