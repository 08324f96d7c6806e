import { BASE } from '../../pages/paths.ts';
import { AS_GRID, QUERY, SHOWS_PAST } from '../../pages/query-names.ts';
import { FILTER_GROUPS, type FilterOptions, parseSelection } from './selection.ts';

type Requested = Pick<URL, 'pathname' | 'searchParams'>;

/**
 * Returns the address of a list without the filter values that the list does not offer; `undefined` if it offers all of
 * them. A page redirects to this address before it renders, because each unknown value would fill an entry of the page
 * cache. Parameters that no page reads stay, since the cache ignores them.
 */
export function withoutUnknownFilters(
  { pathname, searchParams }: Requested,
  options: FilterOptions,
): string | undefined {
  const selection = parseSelection(searchParams, options);
  const requested = [...searchParams];
  const known = requested.filter(([name, value]) => {
    if (name === QUERY.display) return value === AS_GRID;
    // On the tour, the value is a page number.
    if (name === QUERY.past && pathname.startsWith(BASE.programme)) return value === SHOWS_PAST;
    const group = FILTER_GROUPS.find((one) => QUERY[one] === name);
    return group === undefined || selection[group].includes(value);
  });
  if (known.length === requested.length) return undefined;
  return known.length === 0 ? pathname : `${pathname}?${new URLSearchParams(known)}`;
}
