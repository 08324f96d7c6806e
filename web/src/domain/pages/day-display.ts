import { AS_GRID, QUERY } from './query-names.ts';

/** Whether an address asks for a day as a grid of stages by hours, where there is room for one. */
export const asksForGrid = (parameters: URLSearchParams): boolean =>
  parameters.get(QUERY.display) === AS_GRID;

/** Parameters that ask for the same as a grid, or as a list. */
export function displayedAs(parameters: URLSearchParams, isGrid: boolean): URLSearchParams {
  const next = new URLSearchParams(parameters);
  next.delete(QUERY.display);
  if (isGrid) next.set(QUERY.display, AS_GRID);
  return next;
}
