import { requestsGrid } from '../../pages/day-display.ts';
import { type ListPage, pageNumber } from '../../pages/paging.ts';
import { QUERY } from '../../pages/query-names.ts';
import { type FilterOptions, isSameSelection, parseSelection } from '../filter/selection.ts';
import type { RowItem } from '../programme-item.ts';
import type { DayView } from './day-view.ts';

// Queries on a view that came with its page. Separate from day-view.ts, so that the browser does not load the code that
// builds views.

/** The page of a view's list that an address asks for; `undefined` if it asks for another selection. */
export function pageOfView(
  { selection, page }: DayView,
  parameters: URLSearchParams,
  options: FilterOptions,
): Pick<ListPage<unknown>, 'number' | 'count'> | undefined {
  if (!isSameSelection(parseSelection(parameters, options), selection)) return undefined;
  return { number: Math.min(pageNumber(parameters.get(QUERY.page)), page.count), count: page.count };
}

/** Whether a view shows what an address asks for. */
export function isViewAt(view: DayView, parameters: URLSearchParams, options: FilterOptions): boolean {
  if (requestsGrid(parameters) && view.whole === undefined) return false;
  return pageOfView(view, parameters, options)?.number === view.page.number;
}

/** All items that a view shows. */
export const itemsOfView = ({ page, whole, ongoing, around }: DayView): RowItem[] => [
  ...(whole ?? page.items),
  ...ongoing,
  ...(around?.running ?? []),
];
