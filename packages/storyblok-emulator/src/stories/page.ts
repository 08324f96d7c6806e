/** One page of a list, and the length of the list. */
export interface Page<Item> {
  items: Item[];
  total: number;
  perPage: number;
}

export const DEFAULT_PER_PAGE = 25;

/** The operations that paging needs: the length of a list, and any part of it. */
export type Sliceable<Item> = { readonly length: number; slice(from: number, to: number): Item[] };

/** Returns the requested page of a list. Pages start at 1; pages after the last are empty. */
export function pageOf<Item>(
  list: Sliceable<Item>,
  requested: { page?: number | null; per_page?: number | null },
  most: number,
): Page<Item> {
  const perPage = Math.min(Math.max(requested.per_page ?? DEFAULT_PER_PAGE, 1), most);
  const first = (Math.max(requested.page ?? 1, 1) - 1) * perPage;
  return { items: list.slice(first, first + perPage), total: list.length, perPage };
}
