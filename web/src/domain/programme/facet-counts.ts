import {
  eachGroup,
  type FacetSlugs,
  FILTER_GROUPS,
  type FilterGroup,
  isSelected,
  type Selection,
  without,
} from './selection.ts';

/** By slug, how much an option would show. */
export type FacetCounts = Readonly<Record<FilterGroup, ReadonlyMap<string, number>>>;

/**
 * How many items each option stands for, given what is chosen in the other groups: within a group options
 * add to each other, so the others of the same group do not narrow it.
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

/** A chosen option that stands in the way, and how much there is without it. */
export type WayOut = { group: FilterGroup; slug: string; count: number };

/** Which single option to drop when nothing is found, the most helpful first; none that helps nothing. */
export function relaxations(facets: readonly FacetSlugs[], selection: Selection): WayOut[] {
  const ways = FILTER_GROUPS.flatMap((group) =>
    selection[group].map((slug) => {
      const rest = without(selection, group, slug);
      return { group, slug, count: facets.filter((one) => isSelected(one, rest)).length };
    }),
  );
  return ways.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count);
}
