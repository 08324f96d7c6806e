import type { Facet } from './programme-item.ts';

/** The walking time between two stages in either direction, in whole minutes. `from` and `to` are uuids. */
export type WalkingTime = { from: string; to: string; minutes: number };

/** Maximum walking time in minutes: crossing a hall takes less than an hour. */
export const LONGEST_WALK = 60;

/** The assumed time if a walk is unknown, in minutes. It cannot be measured on the plan, which is not to scale. */
const UNKNOWN_WALK = 5;

/** Walking times in minutes, by the slugs of the two stages in alphabetical order («agora forum»). */
export type WalkingTable = Readonly<Record<string, number>>;

/** Returns the walking times by the slugs of their stages. If one pair has several times, the first one applies. */
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
 * Returns the walking time between two stages in minutes: 0 if they are the same stage, {@link UNKNOWN_WALK} if a stage
 * or the time is unknown.
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
