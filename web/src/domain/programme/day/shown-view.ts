import { requestsGrid, requestsPast } from '../../pages/day-display.ts';
import { type ListPage, pageNumber } from '../../pages/paging.ts';
import { QUERY } from '../../pages/query-names.ts';
import { type FilterOptions, isSameSelection, parseSelection } from '../filter/selection.ts';
import type { RowItem } from '../programme-item.ts';
import type { DayView } from './day-view.ts';

// Functions that read a day's view, which the server has computed. They are not in day-view.ts, because that file also
// contains the code that computes views, which not every browser needs to load.

/** Returns which page of the list a URL requests; `undefined` if the view is for another list. */
export function pageOfView(
  { selection, page, past }: DayView,
  parameters: URLSearchParams,
  options: FilterOptions,
): Pick<ListPage<unknown>, 'number' | 'count'> | undefined {
  if (!isSameSelection(parseSelection(parameters, options), selection)) return undefined;
  if (past && past.isOpen !== requestsPast(parameters)) return undefined;
  return { number: Math.min(pageNumber(parameters.get(QUERY.page)), page.count), count: page.count };
}

/** Returns whether a view matches an address. */
export function isViewAt(view: DayView, parameters: URLSearchParams, options: FilterOptions): boolean {
  if (requestsGrid(parameters) && view.whole === undefined) return false;
  return pageOfView(view, parameters, options)?.number === view.page.number;
}

/** Returns all items that a view shows. */
export const itemsOfView = ({ page, whole, ongoing }: DayView): RowItem[] => [
  ...(whole ?? page.items),
  ...ongoing,
];
