import { QUERY } from './query-names.ts';
import type { Seo } from './seo.ts';

/** Number of items on one page of a list (spec §9). */
export const PAGE_SIZE = 24;

/** One page of a list. `number` counts from 1 to `count`, which is at least 1. */
export type ListPage<T> = { items: readonly T[]; number: number; count: number; total: number };

/** Parses the requested page number. Anything but a whole number above 0 is page 1. */
export function pageNumber(parameter: string | null): number {
  if (parameter === null || !/^\d+$/.test(parameter)) return 1;
  return Math.min(Math.max(1, Number(parameter)), Number.MAX_SAFE_INTEGER);
}

/** Returns one page of a list. If the number is too high, returns the last page; the site redirects to it. */
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

/** Returns the URL of a page of a list, which contains the page number if it is above 1. Keeps all other parameters. */
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

/** Returns the page numbers of a pager: first, last, and the neighbours of the current one. `undefined` is a gap. */
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
 * Adds the page number to the document title of every page of a list but the first. The title of the first page
 * therefore does not wait until the list is computed.
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

/** Returns the title of a page of a list. The first page has the title of the list. */
export const numberedTitle = (title: string, number: number, count: number): string =>
  number === 1 ? title : `${title}, bladzijde ${number} van ${count}`;
