import { QUERY } from '../pages/query-names.ts';
import type { FacetName, RowItem } from './programme-item.ts';

/** The groups of the filter panel, in its order. In an address each has the name that the table of query names gives it. */
export const FILTER_GROUPS = ['type', 'theme', 'location'] as const;
export type FilterGroup = (typeof FILTER_GROUPS)[number];

/** What can be chosen, in the order in which it is shown. A list without places leaves `location` empty. */
export type FilterOptions<Option extends FacetName = FacetName> = Readonly<
  Record<FilterGroup, readonly Option[]>
>;

/** What is chosen: slugs, in the order of the options. Several in one group mean «or», groups mean «and». */
export type Selection = Readonly<Record<FilterGroup, readonly string[]>>;

/** What an item is filtered by: the slugs of each group. */
export type FacetSlugs = Readonly<Record<FilterGroup, readonly string[]>>;

/** The options that an address asks for, in their own order. Unknown values and doubles are dropped. */
export function parseSelection(parameters: URLSearchParams, options: FilterOptions): Selection {
  return eachGroup((group) => {
    const asked = new Set(parameters.getAll(QUERY[group]));
    const known = options[group].map(({ slug }) => slug).filter((slug) => asked.has(slug));
    return [...new Set(known)];
  });
}

/** The one way to write a selection in an address. */
export function selectionParameters(selection: Selection): URLSearchParams {
  return new URLSearchParams(
    FILTER_GROUPS.flatMap((group) =>
      selection[group].map((slug) => [QUERY[group], slug] as [string, string]),
    ),
  );
}

/** Whether two selections are the same, and so find the same. */
export function isSameSelection(one: Selection, other: Selection): boolean {
  return String(selectionParameters(one)) === String(selectionParameters(other));
}

/** A selection less one of its options. */
export function without(selection: Selection, group: FilterGroup, slug: string): Selection {
  return { ...selection, [group]: selection[group].filter((one) => one !== slug) };
}

/** How many options are chosen. */
export function chosenCount(selection: Selection): number {
  return FILTER_GROUPS.reduce((sum, group) => sum + selection[group].length, 0);
}

/** The slugs that an item is filtered by. */
export function facetSlugsOf({ type, themes, location }: RowItem): FacetSlugs {
  return {
    type: type ? [type.slug] : [],
    theme: themes.map(({ slug }) => slug),
    location: location ? [location.slug] : [],
  };
}

/** Whether something is selected; with `except`, as if nothing were chosen in that group. */
export function isSelected(facets: FacetSlugs, selection: Selection, except?: FilterGroup): boolean {
  return FILTER_GROUPS.every(
    (group) =>
      group === except ||
      selection[group].length === 0 ||
      facets[group].some((slug) => selection[group].includes(slug)),
  );
}

/** The items of a list that are selected, in its order. */
export function selected<T extends RowItem>(items: readonly T[], selection: Selection): T[] {
  return items.filter((item) => isSelected(facetSlugsOf(item), selection));
}

/** Builds something of every group. */
export function eachGroup<T>(build: (group: FilterGroup) => T): Record<FilterGroup, T> {
  return { type: build('type'), theme: build('theme'), location: build('location') };
}

/** How many items each option would show, by slug. */
export type FacetCounts = Readonly<Record<FilterGroup, ReadonlyMap<string, number>>>;

/**
 * How many items each option would show, given what is chosen in the other groups. Within a group options add to each
 * other, so the others of the same group do not narrow it.
 */
export function facetCounts(facets: readonly FacetSlugs[], selection: Selection): FacetCounts {
  return eachGroup((group) => {
    const counts = new Map<string, number>();
    for (const one of facets) {
      if (!isSelected(one, selection, group)) continue;
      for (const slug of new Set(one[group])) counts.set(slug, (counts.get(slug) ?? 0) + 1);
    }
    return counts;
  });
}

/** A chosen option that leaves nothing to show, and how many items there are without it. */
export type Relaxation = { group: FilterGroup; slug: string; count: number };

/** The options of which dropping a single one finds something, the most helpful first. */
export function relaxations(facets: readonly FacetSlugs[], selection: Selection): Relaxation[] {
  const ways = FILTER_GROUPS.flatMap((group) =>
    selection[group].map((slug) => {
      const rest = without(selection, group, slug);
      return { group, slug, count: facets.filter((one) => isSelected(one, rest)).length };
    }),
  );
  return ways.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count);
}
