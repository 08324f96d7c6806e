import { isForAge, OFFERED_AGES } from '../audience.ts';
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

/** What an item is filtered by: the slugs of each group, and the ages that it is for. */
export type FacetSlugs = Readonly<
  Record<NamedGroup, readonly string[]> &
    Partial<Record<Exclude<PeopleGroup, 'age'>, readonly string[]>> & { age?: AgeRange }
>;

/** Whether an option stands for what has these facets. */
function fits(facets: FacetSlugs, group: FilterGroup, slug: string): boolean {
  return group === 'age' ? isForAge(facets.age, Number(slug)) : (facets[group]?.includes(slug) ?? false);
}

/** Whether something is selected; with `except`, as if nothing were chosen in that group. */
export function isSelected(facets: FacetSlugs, selection: Selection, except?: FilterGroup): boolean {
  return FILTER_GROUPS.every(
    (group) =>
      group === except ||
      selection[group].length === 0 ||
      selection[group].some((slug) => fits(facets, group, slug)),
  );
}

/** How many items each option would show, by slug; an option that would show none may be missing. */
export type FacetCounts = Readonly<Record<FilterGroup, ReadonlyMap<string, number>>>;

/**
 * How many items each option would show, given what is chosen in the other groups. Within a group options add to each
 * other, so the others of the same group do not narrow it.
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

/** The ages that something counts for: those that are offered, and those that are chosen. */
function agesCounted({ age: ages }: FacetSlugs, selection: Selection): readonly string[] {
  if (ages === undefined) return [];
  return [...OFFERED_AGES.map(String), ...selection.age].filter((age) => isForAge(ages, Number(age)));
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
