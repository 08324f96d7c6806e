import { QUERY } from '../../pages/query-names.ts';
import type { FacetName } from '../programme-item.ts';

/** The groups that the specification names: what they offer stands in the content. */
const NAMED_GROUPS = ['type', 'theme', 'location'] as const;
export type NamedGroup = (typeof NAMED_GROUPS)[number];

/** Those that help people to choose: what they offer is known beforehand, as far as the programme has it. */
export const PEOPLE_GROUPS = ['audience', 'age', 'access', 'reservation', 'dayPart'] as const;
export type PeopleGroup = (typeof PEOPLE_GROUPS)[number];

/**
 * The groups of the filter panel, in its order: whom one comes with narrows a day most. In an address each has the name that
 * the table of query names gives it.
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
 * What can be chosen, in the order in which it is shown. A list without places leaves `location` empty; a group for people
 * is missing where nothing of the programme can be told apart by it.
 */
export type FilterOptions<Option extends FacetName = FacetName> = Readonly<
  Record<NamedGroup, readonly Option[]> & Partial<Record<PeopleGroup, readonly FacetName[]>>
>;

/** What is chosen: slugs, in the order of the options. Several in one group mean «or», groups mean «and». */
export type Selection = Readonly<Record<FilterGroup, readonly string[]>>;

const NONE: readonly never[] = [];

/** The options that an address asks for, in their own order. Unknown values and doubles are dropped. */
export function parseSelection(parameters: URLSearchParams, options: FilterOptions): Selection {
  return eachGroup((group) => {
    const asked = new Set(parameters.getAll(QUERY[group]));
    if (asked.size === 0) return NONE;
    const known = group === 'age' ? agesIn(asked, options) : (options[group] ?? NONE).map(({ slug }) => slug);
    return [...new Set(known)].filter((slug) => asked.has(slug));
  });
}

/** Any age from 0 to 99 can be asked for, also one that is not offered, where something tells for which ages it is. */
function agesIn(asked: ReadonlySet<string>, options: FilterOptions): readonly string[] {
  if (options.age === undefined) return NONE;
  return [...asked].filter((age) => /^[1-9]?\d$/.test(age)).sort((a, b) => Number(a) - Number(b));
}

/** What a group offers: its options, and the ages beyond them that are chosen. */
export function optionsOf(options: FilterOptions, group: FilterGroup, chosen: readonly string[]) {
  const known: readonly FacetName[] = options[group] ?? NONE;
  const others = chosen.filter((slug) => !known.some((option) => option.slug === slug));
  return others.length === 0 ? known : [...known, ...others.map((slug) => ({ slug, title: slug }))];
}

/** What visitors call an option by itself. */
export function titleOf(options: FilterOptions, group: FilterGroup, slug: string): string {
  if (group === 'age') return `${slug} jaar`;
  return options[group]?.find((option) => option.slug === slug)?.title ?? slug;
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

/** Builds something of every group. */
export const eachGroup = <T>(build: (group: FilterGroup) => T): Record<FilterGroup, T> =>
  // `as`: the groups are its keys.
  Object.fromEntries(FILTER_GROUPS.map((group) => [group, build(group)])) as Record<FilterGroup, T>;

/** Nothing at all is chosen. */
export const NOTHING_CHOSEN: Selection = eachGroup(() => NONE);
