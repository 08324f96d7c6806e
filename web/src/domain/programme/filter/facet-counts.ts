import { AGE_GROUPS, isForAge } from '../audience.ts';
import type { AgeRange } from '../programme-item.ts';
import {
  eachGroup,
  FILTER_GROUPS,
  type FilterGroup,
  type NamedGroup,
  type PeopleGroup,
  type Selection,
  without,
} from './selection.ts';

/** The filterable properties of an item: its slugs for each group, and its ages. */
export type FacetSlugs = Readonly<
  Record<NamedGroup, readonly string[]> &
    Partial<Record<Exclude<PeopleGroup, 'age'>, readonly string[]>> & { age?: AgeRange }
>;

/** Returns whether facets match an option. */
function fits(facets: FacetSlugs, group: FilterGroup, slug: string): boolean {
  return group === 'age' ? isForAge(facets.age, slug) : (facets[group]?.includes(slug) ?? false);
}

/** Returns whether an item matches a selection. Ignores the group `except`. */
export function isSelected(facets: FacetSlugs, selection: Selection, except?: FilterGroup): boolean {
  return FILTER_GROUPS.every(
    (group) =>
      group === except ||
      selection[group].length === 0 ||
      selection[group].some((slug) => fits(facets, group, slug)),
  );
}

/** The number of items that each option would show, by group and slug. Options without items may be missing. */
export type FacetCounts = Readonly<Record<FilterGroup, ReadonlyMap<string, number>>>;

/**
 * Returns the number of items that each option would show, given the selection in the other groups. The options of one
 * group are alternatives, so options selected in the same group do not reduce the count.
 */
export function facetCounts(facets: readonly FacetSlugs[], selection: Selection): FacetCounts {
  return eachGroup((group) => {
    const counts = new Map<string, number>();
    for (const one of facets) {
      const slugs = group === 'age' ? agesCounted(one, selection) : one[group];
      if (!slugs?.length || !isSelected(one, selection, group)) continue;
      for (const slug of new Set(slugs)) counts.set(slug, (counts.get(slug) ?? 0) + 1);
    }
    return counts;
  });
}

/** Returns the age groups, and the selected ages, for which an item is suitable. */
function agesCounted({ age: ages }: FacetSlugs, selection: Selection): readonly string[] {
  return [...AGE_GROUPS.keys(), ...selection.age].filter((slug) => isForAge(ages, slug));
}

/** A selected option that makes the list empty, and the number of items without this option. */
export type Relaxation = { group: FilterGroup; slug: string; count: number };

/**
 * Returns the options whose removal makes the list non-empty, sorted by the resulting number of items, largest first.
 */
export function relaxations(facets: readonly FacetSlugs[], selection: Selection): Relaxation[] {
  const ways = FILTER_GROUPS.flatMap((group) =>
    selection[group].map((slug) => {
      const rest = without(selection, group, slug);
      return { group, slug, count: facets.filter((one) => isSelected(one, rest)).length };
    }),
  );
  return ways.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count);
}
