import { INVENTED } from '../../cards/examples.ts';
import { itemExamples } from '../../cards/item-examples.ts';
import { facetSlugsOf } from '../../domain/programme/filter/item-facets.ts';
import type { FilterOptions } from '../../domain/programme/filter/selection.ts';
import type { Facet } from '../../domain/programme/programme-item.ts';

export const ITEMS = itemExamples(INVENTED).map(({ item }) => item);
export const FACETS = ITEMS.map(facetSlugsOf);
const unique = (facets: readonly Facet[]) => [
  ...new Map(facets.map((facet) => [facet.slug, facet])).values(),
];

/** The filter options of the examples. */
export const OPTIONS: FilterOptions = {
  type: unique(ITEMS.flatMap(({ type }) => type ?? [])),
  theme: unique(ITEMS.flatMap(({ themes }) => themes)),
  location: unique(ITEMS.flatMap(({ location }) => location ?? [])),
};
