import type { Facet, ProgrammeItem } from './programme-item.ts';

/** The groups of the filter panel in its order, each by the name of its parameter in the address. */
export const FILTER_GROUPS = ['type', 'thema', 'locatie'] as const;
export type FilterGroup = (typeof FILTER_GROUPS)[number];

/** What can be chosen, in the order in which it is shown. A list without places leaves `locatie` empty. */
export type FilterOptions = Readonly<Record<FilterGroup, readonly Facet[]>>;

/** What is chosen: slugs, in the order of the options. Several in one group mean «or», groups mean «and». */
export type Selection = Readonly<Record<FilterGroup, readonly string[]>>;

/** What an item is filtered by: the slugs of each group. */
export type FacetSlugs = Readonly<Record<FilterGroup, readonly string[]>>;

/** What of the options an address asks for. Unknown values are dropped, doubles too, order is the options'. */
export function parseSelection(parameters: URLSearchParams, options: FilterOptions): Selection {
  return eachGroup((group) => {
    const asked = new Set(parameters.getAll(group));
    const known = options[group].map(({ slug }) => slug).filter((slug) => asked.has(slug));
    return [...new Set(known)];
  });
}

/** The one way to write a selection in an address. */
export function selectionParameters(selection: Selection): URLSearchParams {
  return new URLSearchParams(
    FILTER_GROUPS.flatMap((group) => selection[group].map((slug) => [group, slug] as [string, string])),
  );
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
export function facetSlugsOf({ type, themes, location }: ProgrammeItem): FacetSlugs {
  return {
    type: type ? [type.slug] : [],
    thema: themes.map(({ slug }) => slug),
    locatie: location ? [location.slug] : [],
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

/** What of a list is selected, in its order. */
export function selected<T extends ProgrammeItem>(items: readonly T[], selection: Selection): T[] {
  return items.filter((item) => isSelected(facetSlugsOf(item), selection));
}

/** Builds something of every group. */
export function eachGroup<T>(build: (group: FilterGroup) => T): Record<FilterGroup, T> {
  return { type: build('type'), thema: build('thema'), locatie: build('locatie') };
}
