import { AS_GRID, QUERY, SHOWS_PAST } from './query-names.ts';

/** Returns whether an address requests the grid view of a day (stages by hours), which needs a wide window. */
export const requestsGrid = (parameters: URLSearchParams): boolean =>
  parameters.get(QUERY.display) === AS_GRID;

/** Returns whether a URL requests the past items of today. The list then has the pages of the whole day. */
export const requestsPast = (parameters: URLSearchParams): boolean =>
  parameters.get(QUERY.past) === SHOWS_PAST;

/** Returns a copy of the parameters that opens or closes the past items of today. */
export function withPast(parameters: URLSearchParams, isOpen: boolean): URLSearchParams {
  const next = new URLSearchParams(parameters);
  next.delete(QUERY.past);
  if (isOpen) next.set(QUERY.past, SHOWS_PAST);
  return next;
}

/** Returns a copy of the parameters that requests the grid view or the list view. */
export function displayedAs(parameters: URLSearchParams, isGrid: boolean): URLSearchParams {
  const next = new URLSearchParams(parameters);
  next.delete(QUERY.display);
  if (isGrid) next.set(QUERY.display, AS_GRID);
  return next;
}
