import type { FilterOptions } from './filter/selection.ts';
import { momentId } from './moment.ts';
import type { FacetName, ProgrammeItem, RowItem } from './programme-item.ts';
import { alternativeStarts } from './reservation.ts';

/** Returns the filter options without fields that the browser does not need. */
export function optionNames({ type, theme, location, ...people }: FilterOptions): FilterOptions {
  return { ...people, type: type.map(nameOf), theme: theme.map(nameOf), location: location.map(nameOf) };
}

/** Returns the slug and title of a place, a type or a theme. */
export const nameOf = ({ slug, title }: FacetName): FacetName => ({ slug, title });

/**
 * Converts items to rows. Instead of the uuid, a row has the short id of its moment, as in all URLs. Full and cancelled
 * items list the other starts of their experience, which are looked up in `programme`.
 */
export function rowItems(items: readonly ProgrammeItem[], programme: readonly ProgrammeItem[]): RowItem[] {
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
      location: item.location && nameOf(item.location),
      preciseLocation: item.preciseLocation,
      type: item.type && nameOf(item.type),
      themes: item.themes.map(nameOf),
      extraInfo: item.extraInfo,
      ongoing: item.ongoing,
      statuses: item.statuses,
      access: item.access,
      authors: item.authors?.map(({ name }) => ({ name })),
      ages: item.ages,
      alternatives: alternatives.length > 0 ? alternatives : undefined,
    };
  });
}
