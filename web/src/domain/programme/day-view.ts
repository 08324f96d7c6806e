import { PAGE_SIZE, type Page, pageNumber, pageOf } from '../pages/paging.ts';
import { type Day, dayOf } from '../time/brussels.ts';
import type { Facet, ProgrammeItem } from './programme-item.ts';
import {
  type FacetCounts,
  type FacetSlugs,
  FILTER_GROUPS,
  type FilterOptions,
  facetCounts,
  facetSlugsOf,
  isSelected,
  parseSelection,
  relaxations,
  type Selection,
  selected,
  type WayOut,
} from './selection.ts';

/** Items on a page when it is printed (spec §9); a longer day is printed whole. */
export const PRINT_SIZE = 100;

/** An item of the programme as far as the counts of other days need it, small enough to travel. */
export type Elsewhere = readonly [day: Day, type: string, location: string, ...themes: string[]];

/** All that a day's page is made of, whatever is chosen and whichever page it shows. */
export type DayProgramme = {
  /** The timetable of the day, in order. */
  timetable: readonly ProgrammeItem[];
  /** What runs through it. */
  ongoing: readonly ProgrammeItem[];
  /** The timetables of all days. */
  programme: readonly Elsewhere[];
  options: FilterOptions;
};

/** What a day's page shows for an address. */
export type DayView = {
  selection: Selection;
  /** All that is selected, and the page of it that is shown. */
  timetable: readonly ProgrammeItem[];
  page: Page<ProgrammeItem>;
  ongoing: readonly ProgrammeItem[];
  counts: FacetCounts;
  /** Which option to drop, when the timetable has nothing of what is chosen. */
  relaxations: readonly WayOut[];
};

/** The part of an item that other days count. */
export function elsewhere(item: ProgrammeItem): Elsewhere {
  return [
    dayOf(item.start),
    item.type?.slug ?? '',
    item.location?.slug ?? '',
    ...item.themes.map(({ slug }) => slug),
  ];
}

/** The same on the server, in the browser and on paper: everything follows from the day and its address. */
export function dayView(day: DayProgramme, parameters: URLSearchParams, printing = false): DayView {
  const selection = parseSelection(parameters, day.options);
  const timetable = selected(day.timetable, selection);
  const ongoing = selected(day.ongoing, selection);
  const timed = day.timetable.map(facetSlugsOf);
  const facets = [...timed, ...day.ongoing.map(facetSlugsOf)];
  return {
    selection,
    timetable,
    page: printing
      ? pageOf(timetable, 1, Math.max(PRINT_SIZE, timetable.length))
      : pageOf(timetable, pageNumber(parameters.get('pagina')), PAGE_SIZE),
    ongoing,
    counts: facetCounts(facets, selection),
    // A way out leads to a list: what only runs through the day has its own drawer.
    relaxations: timetable.length === 0 ? relaxations(timed, selection) : [],
  };
}

/** How much of what is chosen the timetable of each day has; a day that has nothing is missing. */
export function countPerDay(
  { programme }: Pick<DayProgramme, 'programme'>,
  selection: Selection,
): ReadonlyMap<Day, number> {
  const counts = new Map<Day, number>();
  for (const item of programme) {
    if (isSelected(facetsOf(item), selection)) counts.set(item[0], (counts.get(item[0]) ?? 0) + 1);
  }
  return counts;
}

function facetsOf([, type, location, ...themes]: Elsewhere): FacetSlugs {
  return { type: [type], thema: themes, locatie: [location] };
}

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
