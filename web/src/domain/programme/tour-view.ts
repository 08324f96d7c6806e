import { groupedBy } from '../grouped.ts';
import { type ListPage, pageNumber, pageOf } from '../pages/paging.ts';
import { QUERY } from '../pages/query-names.ts';
import { isPast } from '../time/when.ts';
import { type FacetCounts, facetCounts, type Relaxation, relaxations } from './filter/facet-counts.ts';
import { facetSlugsOf, selected } from './filter/item-facets.ts';
import { type FilterOptions, parseSelection, type Selection } from './filter/selection.ts';
import type { Facet, ProgrammeItem, RowItem } from './programme-item.ts';

/** What a tour page shows, for the selection in its address. A tour page is about one town or about all towns. */
export type TourView = {
  selection: Selection;
  /** The number of selected items, both past and upcoming. */
  total: number;
  /** The items that are not over, in chronological order. */
  page: ListPage<RowItem>;
  /**
   * The past items, in a section above the others. `open` if the URL requests past items, or if there are no others.
   */
  past: ListPage<RowItem> & { open: boolean };
  counts: FacetCounts;
  /** The number of selected items in each town, by the slug of the town. */
  perTown: ReadonlyMap<string, number>;
  relaxations: readonly Relaxation[];
};

/** Returns the filter options of the tour: the types and themes that occur on it. Towns are tabs, not filters. */
export function tourOptions(items: readonly ProgrammeItem[], options: FilterOptions<Facet>): FilterOptions {
  const occurring = new Set(
    items.flatMap((item) => [item.type?.uuid, ...item.themes.map(({ uuid }) => uuid)]),
  );
  const onTour = ({ uuid }: Facet) => occurring.has(uuid);
  return { type: options.type.filter(onTour), theme: options.theme.filter(onTour), location: [] };
}

/** Computes the content of a tour page for a town and the query parameters of a URL. Also runs in browsers. */
export function tourView(
  items: readonly RowItem[],
  town: string | undefined,
  options: FilterOptions,
  parameters: URLSearchParams,
  now: Date,
): TourView {
  const selection = parseSelection(parameters, options);
  const here = town === undefined ? items : items.filter(({ location }) => location?.slug === town);
  const found = selected(here, selection);
  const over = found.filter((item) => isPast(item, now));
  const toCome = found.filter((item) => !isPast(item, now));
  const facets = here.map(facetSlugsOf);
  return {
    selection,
    total: found.length,
    page: pageOf(toCome, pageNumber(parameters.get(QUERY.page))),
    past: {
      ...pageOf(over, pageNumber(parameters.get(QUERY.past))),
      open: parameters.has(QUERY.past) || toCome.length === 0,
    },
    counts: facetCounts(facets, selection),
    perTown: perTown(items, selection),
    relaxations: found.length === 0 ? relaxations(facets, selection) : [],
  };
}

/** Returns the URL of a page of past items, with the current selection. */
export function pastPath(path: string, number: number, parameters: URLSearchParams): string {
  const query = new URLSearchParams(parameters);
  query.set(QUERY.past, String(number));
  return `${path}?${query}`;
}

function perTown(items: readonly RowItem[], selection: Selection): ReadonlyMap<string, number> {
  const towns = groupedBy(selected(items, selection), ({ location }) => location?.slug);
  return new Map([...towns].flatMap(([slug, { length }]) => (slug ? [[slug, length]] : [])));
}
