import type { Facet } from './programme-item.ts';

/** How long one walks from one stage to another, either way, in whole minutes. Stages are named by their uuids. */
export type WalkingTime = { from: string; to: string; minutes: number };

/** The longest walk that can be meant: no hall takes an hour to cross. */
export const LONGEST_WALK = 60;

/** What a walk is taken for of which nothing is known, in minutes: the plan of the hall is not to scale. */
const UNKNOWN_WALK = 5;

/** Minutes by pair of slugs («agora forum», in the order of the alphabet), as they travel to a browser. */
export type WalkingTable = Readonly<Record<string, number>>;

/** The known walks by the slugs of their stages. Of a pair that stands there twice the first one counts. */
export function walkingTable(
  times: readonly WalkingTime[],
  stages: readonly Pick<Facet, 'uuid' | 'slug'>[],
): WalkingTable {
  const slugs = new Map(stages.map(({ uuid, slug }) => [uuid, slug]));
  const pairs = times.flatMap(({ from, to, minutes }): [string, number][] => {
    const [one, other] = [slugs.get(from), slugs.get(to)];
    return one === undefined || other === undefined ? [] : [[pairOf(one, other), minutes]];
  });
  return Object.fromEntries(pairs.reverse());
}

/**
 * How many minutes one walks between two stages, each named by its slug: none where they are the same, five where one of
 * them is unknown or nobody wrote how far it is.
 */
export function walkingMinutes(
  table: WalkingTable,
  from: string | undefined,
  to: string | undefined,
): number {
  if (from === undefined || to === undefined) return UNKNOWN_WALK;
  return from === to ? 0 : (table[pairOf(from, to)] ?? UNKNOWN_WALK);
}

const pairOf = (one: string, other: string): string => [one, other].sort().join(' ');
