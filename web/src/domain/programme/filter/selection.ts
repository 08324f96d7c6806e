import { QUERY } from '../../pages/query-names.ts';
import type { FacetName } from '../programme-item.ts';

/** The filter groups in the specification: their options come from the content. */
const NAMED_GROUPS = ['type', 'theme', 'location'] as const;
export type NamedGroup = (typeof NAMED_GROUPS)[number];

/** The groups that help people to choose: their options are fixed, as far as the programme uses them. */
export const PEOPLE_GROUPS = ['audience', 'age', 'access', 'reservation', 'dayPart'] as const;
export type PeopleGroup = (typeof PEOPLE_GROUPS)[number];

/**
 * The groups of the filter panel in order: the audience first, because it narrows a day most. The table of query names
 * defines their names in an address.
 */
export const FILTER_GROUPS = [
  'audience',
  'age',
  ...NAMED_GROUPS,
  'access',
  'reservation',
  'dayPart',
] as const satisfies readonly (NamedGroup | PeopleGroup)[];
export type FilterGroup = (typeof FILTER_GROUPS)[number];

/**
 * The options in display order. A list without places has an empty `location`; a people group that makes no difference
 * is missing.
 */
export type FilterOptions<Option extends FacetName = FacetName> = Readonly<
  Record<NamedGroup, readonly Option[]> & Partial<Record<PeopleGroup, readonly FacetName[]>>
>;

/** The selected slugs, in option order. Options of one group combine with «or»; groups combine with «and». */
export type Selection = Readonly<Record<FilterGroup, readonly string[]>>;

const NONE: readonly never[] = [];

/** Parses the selection in an address, in the order of the options. Ignores unknown values and duplicates. */
export function parseSelection(parameters: URLSearchParams, options: FilterOptions): Selection {
  return eachGroup((group) => {
    const requested = new Set(parameters.getAll(QUERY[group]));
    if (requested.size === 0) return NONE;
    const known =
      group === 'age' ? agesIn(requested, options) : (options[group] ?? NONE).map(({ slug }) => slug);
    return [...new Set(known)].filter((slug) => requested.has(slug));
  });
}

/** Accepts any age from 0 to 99, also one that is not an option, if at least one item has known ages. */
function agesIn(requested: ReadonlySet<string>, options: FilterOptions): readonly string[] {
  if (options.age === undefined) return NONE;
  return [...requested].filter((age) => /^[1-9]?\d$/.test(age)).sort((a, b) => Number(a) - Number(b));
}

/** The options of a group, and the selected ages beyond them. */
export function optionsOf(options: FilterOptions, group: FilterGroup, chosen: readonly string[]) {
  const known: readonly FacetName[] = options[group] ?? NONE;
  const others = chosen.filter((slug) => !known.some((option) => option.slug === slug));
  return others.length === 0 ? known : [...known, ...others.map((slug) => ({ slug, title: slug }))];
}

/** The label of an option on its own. */
export function titleOf(options: FilterOptions, group: FilterGroup, slug: string): string {
  if (group === 'age') return `${slug} jaar`;
  return options[group]?.find((option) => option.slug === slug)?.title ?? slug;
}

/** The canonical form of a selection in an address. */
export function selectionParameters(selection: Selection): URLSearchParams {
  return new URLSearchParams(
    FILTER_GROUPS.flatMap((group) =>
      selection[group].map((slug) => [QUERY[group], slug] as [string, string]),
    ),
  );
}

/** Whether two selections are equal. */
export function isSameSelection(one: Selection, other: Selection): boolean {
  return String(selectionParameters(one)) === String(selectionParameters(other));
}

/** The selection without one of its options. */
export function without(selection: Selection, group: FilterGroup, slug: string): Selection {
  return { ...selection, [group]: selection[group].filter((one) => one !== slug) };
}

/** The number of selected options. */
export function chosenCount(selection: Selection): number {
  return FILTER_GROUPS.reduce((sum, group) => sum + selection[group].length, 0);
}

/** Builds a value for each group. */
export const eachGroup = <T>(build: (group: FilterGroup) => T): Record<FilterGroup, T> =>
  // Safe cast: the keys are the groups.
  Object.fromEntries(FILTER_GROUPS.map((group) => [group, build(group)])) as Record<FilterGroup, T>;

/** The empty selection. */
export const NOTHING_CHOSEN: Selection = eachGroup(() => NONE);
