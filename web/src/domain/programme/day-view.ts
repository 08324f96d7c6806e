import { type ListPage, PAGE_SIZE, pageNumber, pageOf } from '../pages/paging.ts';
import { QUERY } from '../pages/query-names.ts';
import { type Day, dayOf } from '../time/brussels.ts';
import type { Facet, ProgrammeItem } from './programme-item.ts';
import {
  eachGroup,
  type FacetCounts,
  type FacetSlugs,
  FILTER_GROUPS,
  type FilterOptions,
  facetCounts,
  facetSlugsOf,
  isSelected,
  parseSelection,
  type Relaxation,
  relaxations,
  type Selection,
  selected,
} from './selection.ts';

/** Items on a page when it is printed (spec §9); a longer day is printed whole. */
const PRINT_SIZE = 100;

/** What the counts of another day need to know of its timetable: by what each of its items is filtered. */
export type DayCounts = { day: Day; facets: readonly FacetSlugs[] };

/** All that a day's page is made of, whatever is chosen and whichever page it shows. */
export type DayProgramme = {
  /** The timetable of the day, in order. */
  timetable: readonly ProgrammeItem[];
  /** What runs through it. */
  ongoing: readonly ProgrammeItem[];
  /** The timetables of all days. */
  dayCounts: readonly DayCounts[];
  options: FilterOptions;
};

/** What a day's page shows for an address. */
export type DayView = {
  selection: Selection;
  /** All that is selected, and the page of it that is shown. */
  timetable: readonly ProgrammeItem[];
  page: ListPage<ProgrammeItem>;
  ongoing: readonly ProgrammeItem[];
  counts: FacetCounts;
  /** Which option to drop, when the timetable has nothing of what is chosen. */
  relaxations: readonly Relaxation[];
};

/** The timetables of all days as their counts need them. What is equal is one object, which travels once. */
export function dayCounts(items: readonly ProgrammeItem[]): DayCounts[] {
  const oneOfSlugs = oneOfEqual<readonly string[]>((slugs) => slugs.join(' '));
  const oneOfFacets = oneOfEqual<FacetSlugs>((facets) =>
    FILTER_GROUPS.map((group) => facets[group].join(' ')).join('|'),
  );
  const days = new Map<Day, FacetSlugs[]>();
  for (const item of items) {
    if (item.ongoing) continue;
    const slugs = facetSlugsOf(item);
    const facets = oneOfFacets(eachGroup((group) => oneOfSlugs(slugs[group])));
    const day = dayOf(item.start);
    days.set(day, [...(days.get(day) ?? []), facets]);
  }
  return [...days].map(([day, facets]) => ({ day, facets }));
}

/** Gives, of values with the same key, the one that it was given first. */
function oneOfEqual<T>(keyOf: (value: T) => string): (value: T) => T {
  const known = new Map<string, T>();
  return (value) => {
    const key = keyOf(value);
    const first = known.get(key) ?? value;
    known.set(key, first);
    return first;
  };
}

/** What a day shows for the parameters of an address. It is the same on the server, in the browser and on paper. */
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
      : pageOf(timetable, pageNumber(parameters.get(QUERY.page)), PAGE_SIZE),
    ongoing,
    counts: facetCounts(facets, selection),
    // Only the timetable counts: what runs through the day is shown apart, under its own heading.
    relaxations: timetable.length === 0 ? relaxations(timed, selection) : [],
  };
}

/** How much of what is chosen the timetable of each day has; a day that has nothing is missing. */
export function countPerDay(
  { dayCounts: days }: Pick<DayProgramme, 'dayCounts'>,
  selection: Selection,
): ReadonlyMap<Day, number> {
  const found = days.map(
    ({ day, facets }) => [day, facets.filter((one) => isSelected(one, selection)).length] as const,
  );
  return new Map(found.filter(([, count]) => count > 0));
}

/**
 * Items as they travel to the browser with a whole day: without what a row does not show, and with one object for each
 * place, type and theme, since an object that occurs twice travels once.
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
