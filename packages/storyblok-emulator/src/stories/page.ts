/** One page of a list, and how long the list is. */
export interface Page<Item> {
  items: Item[];
  total: number;
  perPage: number;
}

export const DEFAULT_PER_PAGE = 25;

/** As much of a list as its pages need: how long it is, and any part of it. */
export type Sliceable<Item> = { readonly length: number; slice(from: number, to: number): Item[] };

/** The page of a list that was asked for. Pages count from 1; past the last one there are no items. */
export function pageOf<Item>(
  list: Sliceable<Item>,
  asked: { page?: number | null; per_page?: number | null },
  most: number,
): Page<Item> {
  const perPage = Math.min(Math.max(asked.per_page ?? DEFAULT_PER_PAGE, 1), most);
  const first = (Math.max(asked.page ?? 1, 1) - 1) * perPage;
  return { items: list.slice(first, first + perPage), total: list.length, perPage };
}
