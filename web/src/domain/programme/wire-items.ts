import type { Facet, ProgrammeItem } from './programme-item.ts';
import { FILTER_GROUPS, type FilterOptions } from './selection.ts';

/**
 * Items as they travel to the browser with a whole day: without what a row does not show, and with one object
 * per place, type and theme, since an object that occurs twice travels once.
 */
export function wireItems(items: readonly ProgrammeItem[], options: FilterOptions): ProgrammeItem[] {
  const shared = new Map(
    FILTER_GROUPS.flatMap((group) => options[group].map((facet) => [facet.uuid, facet])),
  );
  const one = (facet: Facet): Facet => {
    const known = shared.get(facet.uuid) ?? facet;
    shared.set(facet.uuid, known);
    return known;
  };
  return items.map((item) => ({
    ...item,
    experience: item.experience && { ...item.experience, image: undefined },
    location: item.location && one(item.location),
    type: item.type && one(item.type),
    themes: item.themes.map(one),
  }));
}
