import type { ProgrammeItem } from './programme-item.ts';

/** Where it is, on an experience page: the precise location, else the location's title. */
export function placeOf(item: Pick<ProgrammeItem, 'location' | 'preciseLocation'>): string | undefined {
  return item.preciseLocation ?? item.location?.title;
}

/** Where it is, in a list and on tour: «location title - precise location» (spec §2, «On-tour experience»). */
export function fullPlaceOf(item: Pick<ProgrammeItem, 'location' | 'preciseLocation'>): string | undefined {
  const parts = [item.location?.title, item.preciseLocation].filter((part) => part !== undefined);
  return parts.length > 0 ? parts.join(' - ') : undefined;
}
