/** The groups of the filter, by the names of their query parameters. */
export const GROUPS = [
  'doelgroep',
  'leeftijd',
  'type',
  'thema',
  'locatie',
  'toegang',
  'reservatie',
  'dagdeel',
] as const;
export type Group = (typeof GROUPS)[number];
export type Choice = Readonly<Record<Group, readonly string[]>>;

export const NOTHING_CHOSEN: Choice = {
  doelgroep: [],
  leeftijd: [],
  type: [],
  thema: [],
  locatie: [],
  toegang: [],
  reservatie: [],
  dagdeel: [],
};

/** Returns the query string of a selection. */
export function queryOf(choice: Choice): string {
  return new URLSearchParams(
    GROUPS.flatMap((group) => choice[group].map((slug) => [group, slug])),
  ).toString();
}
