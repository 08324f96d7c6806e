import type { Facet } from './programme-item.ts';

/** The walking time between two stages in either direction, in whole minutes. Stages are identified by uuid. */
export type WalkingTime = { from: string; to: string; minutes: number };

/** The longest plausible walk: no hall takes an hour to cross. */
export const LONGEST_WALK = 60;

/** The assumed time of an unknown walk, in minutes. The plan of the hall is not to scale. */
const UNKNOWN_WALK = 5;

/** Minutes by pair of slugs in alphabetical order («agora forum»), as sent to the browser. */
export type WalkingTable = Readonly<Record<string, number>>;

/** The known walks by the slugs of their stages. For a duplicate pair the first one counts. */
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
 * The walking time between two stages by slug, in minutes: 0 for the same stage, five if a stage or the time is
 * unknown.
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
