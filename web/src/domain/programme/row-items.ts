import type { AuthorName } from './authors/author.ts';
import { type FilterOptions, NAMED_GROUPS } from './filter/selection.ts';
import { momentId } from './moment.ts';
import type { Facet, FacetName, ProgrammeItem, RowItem } from './programme-item.ts';
import { formatAges } from './programme-item.ts';
import { alternativeStarts } from './reservation.ts';

/** What there is to choose, without what only the content system needs. */
export function optionNames({ type, theme, location, ...people }: FilterOptions): FilterOptions {
  const names = (facets: readonly FacetName[]) => facets.map(({ slug, title }) => ({ slug, title }));
  return { ...people, type: names(type), theme: names(theme), location: names(location) };
}

/**
 * Items as rows show them: named by the short id of their moment, which stands for their uuid in every address, and with
 * one object for each place, type, theme and author, since an object that occurs twice in the data of a page travels once.
 * `programme` is where else an item that is full or off may be seen.
 */
export function rowItems(
  items: readonly ProgrammeItem[],
  programme: readonly ProgrammeItem[],
  options: FilterOptions,
): RowItem[] {
  const facetOf = oneOfEach<FacetName>(({ slug, title }) => `${slug} ${title}`);
  for (const facet of NAMED_GROUPS.flatMap((group) => options[group])) facetOf(facet);
  const one = ({ slug, title }: Facet) => facetOf({ slug, title });
  const range = oneOfEach(formatAges);
  const person = oneOfEach<Pick<AuthorName, 'name'>>(({ name }) => name);
  return items.map((item) => {
    const alternatives = alternativeStarts(item, programme);
    return {
      uuid: momentId(item),
      title: item.title,
      start: item.start,
      end: item.end,
      experience: item.experience && {
        path: item.experience.path,
        preview: item.experience.preview,
        hideReservation: item.experience.hideReservation,
      },
      location: item.location && one(item.location),
      preciseLocation: item.preciseLocation,
      type: item.type && one(item.type),
      themes: item.themes.map(one),
      extraInfo: item.extraInfo,
      ongoing: item.ongoing,
      statuses: item.statuses,
      access: item.access,
      authors: item.authors?.map(({ name }) => person({ name })),
      ages: item.ages && range(item.ages),
      alternatives: alternatives.length > 0 ? alternatives : undefined,
    };
  });
}

/** Returns for each value the first one with the same key. */
function oneOfEach<T>(keyOf: (value: T) => string): (value: T) => T {
  const known = new Map<string, T>();
  return (value) => {
    const first = known.get(keyOf(value)) ?? value;
    known.set(keyOf(value), first);
    return first;
  };
}
