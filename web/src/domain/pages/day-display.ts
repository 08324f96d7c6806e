import { AS_GRID, QUERY } from './query-names.ts';

/** Returns whether an address requests the grid view of a day (stages by hours), which needs a wide window. */
export const requestsGrid = (parameters: URLSearchParams): boolean =>
  parameters.get(QUERY.display) === AS_GRID;

/** Returns a copy of the parameters that requests the grid view or the list view. */
export function displayedAs(parameters: URLSearchParams, isGrid: boolean): URLSearchParams {
  const next = new URLSearchParams(parameters);
  next.delete(QUERY.display);
  if (isGrid) next.set(QUERY.display, AS_GRID);
  return next;
}
