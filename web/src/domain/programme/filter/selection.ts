import { QUERY } from '../../pages/query-names.ts';
import type { FacetName } from '../programme-item.ts';

/** The filter groups in the specification. Their options come from the content. */
const NAMED_GROUPS = ['type', 'theme', 'location'] as const;
export type NamedGroup = (typeof NAMED_GROUPS)[number];

/** Additional filter groups. Their options are fixed; the panel shows those that occur in the programme. */
export const PEOPLE_GROUPS = ['audience', 'age', 'access', 'reservation', 'dayPart'] as const;
export type PeopleGroup = (typeof PEOPLE_GROUPS)[number];

/**
 * All filter groups in the order of the panel. The audience comes first, because it shortens the list of a day most.
 * `QUERY` defines their names in an address.
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
 * The options of each group, in display order. A list without places has an empty `location`. One of `PEOPLE_GROUPS` is
 * missing if it has no effect.
 */
export type FilterOptions<Option extends FacetName = FacetName> = Readonly<
  Record<NamedGroup, readonly Option[]> & Partial<Record<PeopleGroup, readonly FacetName[]>>
>;

/** The selected slugs by group, in option order. Options of one group combine with «or», groups with «and». */
export type Selection = Readonly<Record<FilterGroup, readonly string[]>>;

const NONE: readonly never[] = [];

/** Parses the selection in a URL, in the order of the options. Ignores unknown and repeated values. */
export function parseSelection(parameters: URLSearchParams, options: FilterOptions): Selection {
  return eachGroup((group) => {
    const requested = new Set(parameters.getAll(QUERY[group]));
    if (requested.size === 0) return NONE;
    const offered = (options[group] ?? NONE).map(({ slug }) => slug);
    const known = group === 'age' ? [...agesIn(requested, options), ...offered] : offered;
    return [...new Set(known)].filter((slug) => requested.has(slug));
  });
}

/** Returns the requested single ages from 0 to 99, if any item has known ages. */
function agesIn(requested: ReadonlySet<string>, options: FilterOptions): readonly string[] {
  if (options.age === undefined) return NONE;
  return [...requested].filter((age) => /^[1-9]?\d$/.test(age)).sort((a, b) => Number(a) - Number(b));
}

/** Returns the options of a group, and the selected ages that are not among these options. */
export function optionsOf(options: FilterOptions, group: FilterGroup, chosen: readonly string[]) {
  const known: readonly FacetName[] = options[group] ?? NONE;
  const others = chosen.filter((slug) => !known.some((option) => option.slug === slug));
  return others.length === 0
    ? known
    : [...known, ...others.map((slug) => ({ slug, title: titleOf(options, group, slug) }))];
}

/** Returns the label of an option for places that do not name its group, such as chips. */
export function titleOf(options: FilterOptions, group: FilterGroup, slug: string): string {
  const title = options[group]?.find((option) => option.slug === slug)?.title;
  return title ?? (group === 'age' ? `${slug} jaar` : slug);
}

/** Removes «jaar» from all titles of ages except the last one with it: «5», «8 jaar», «Volwassenen». */
export function inYears(titles: readonly string[]): readonly string[] {
  const last = titles.filter((title) => title.endsWith(' jaar')).at(-1);
  return titles.map((title) => (title === last ? title : title.replace(/ jaar$/, '')));
}

/** Returns the parameters of a selection in canonical form. */
export function selectionParameters(selection: Selection): URLSearchParams {
  return new URLSearchParams(
    FILTER_GROUPS.flatMap((group) =>
      selection[group].map((slug) => [QUERY[group], slug] as [string, string]),
    ),
  );
}

/** Returns whether two selections are equal. */
export function isSameSelection(one: Selection, other: Selection): boolean {
  return String(selectionParameters(one)) === String(selectionParameters(other));
}

/** Returns the selection without one of its options. */
export function without(selection: Selection, group: FilterGroup, slug: string): Selection {
  return { ...selection, [group]: selection[group].filter((one) => one !== slug) };
}

/** Returns the number of selected options. */
export function chosenCount(selection: Selection): number {
  return FILTER_GROUPS.reduce((sum, group) => sum + selection[group].length, 0);
}

/** Builds an object with a value for each group. */
export const eachGroup = <T>(build: (group: FilterGroup) => T): Record<FilterGroup, T> =>
  // Safe cast: the keys of the object are exactly the filter groups.
  Object.fromEntries(FILTER_GROUPS.map((group) => [group, build(group)])) as Record<FilterGroup, T>;

/** The empty selection. */
export const NOTHING_CHOSEN: Selection = eachGroup(() => NONE);
