import type { FacetName } from '../programme-item.ts';
import { type FacetSlugs, facetCounts } from './facet-counts.ts';
import { type FilterOptions, NOTHING_CHOSEN, PEOPLE_GROUPS, type PeopleGroup } from './selection.ts';

const option = (slug: string, title: string): FacetName => ({ slug, title });

/** All options of the {@link PEOPLE_GROUPS}, in the order of the filter panel. */
const OFFERED: Readonly<Record<PeopleGroup, readonly FacetName[]>> = {
  audience: [option('kinderen', 'Met kinderen'), option('tieners', 'Met tieners')],
  age: [
    option('0-3', '0 tot 3 jaar'),
    option('4-6', '4 tot 6 jaar'),
    option('7-9', '7 tot 9 jaar'),
    option('10-11', '10 tot 11 jaar'),
    option('tieners', '12 tot 17 jaar'),
    option('volwassenen', 'Volwassenen'),
  ],
  access: [
    option('gebarentaal', 'Gebarentaal'),
    option('ondertiteld', 'Ondertiteld'),
    option('prikkelarm', 'Prikkelarm'),
    option('rolstoel', 'Rolstoeltoegankelijk'),
  ],
  reservation: [option('nodig', 'Reserveren nodig'), option('niet', 'Zonder reserveren')],
  dayPart: [option('voormiddag', 'Voormiddag'), option('namiddag', 'Namiddag'), option('avond', 'Avond')],
};

/** Returns the options per group that occur in the items. Omits groups in which every option matches all items. */
export function peopleOptions(facets: readonly FacetSlugs[]): Pick<FilterOptions, PeopleGroup> {
  const counts = facetCounts(facets, NOTHING_CHOSEN);
  const groups = PEOPLE_GROUPS.flatMap((group) => {
    const occurring = OFFERED[group].filter(({ slug }) => counts[group].has(slug));
    const tellsApart = occurring.some(({ slug }) => counts[group].get(slug) !== facets.length);
    return tellsApart ? [[group, occurring] as const] : [];
  });
  return Object.fromEntries(groups);
}
