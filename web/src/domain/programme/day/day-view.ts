import { groupedBy } from '../../grouped.ts';
import { requestsGrid } from '../../pages/day-display.ts';
import { type ListPage, PAGE_SIZE, pageNumber, pageOf } from '../../pages/paging.ts';
import { QUERY } from '../../pages/query-names.ts';
import { type Day, dayOf } from '../../time/brussels.ts';
import {
  type FacetCounts,
  type FacetSlugs,
  facetCounts,
  isSelected,
  type Relaxation,
  relaxations,
} from '../filter/facet-counts.ts';
import { facetSlugsOf, selected } from '../filter/item-facets.ts';
import { type FilterOptions, type PeopleGroup, parseSelection, type Selection } from '../filter/selection.ts';
import type { ProgrammeItem, RowItem } from '../programme-item.ts';
import { type ListedHour, listedHours } from './day-hours.ts';
import { type DayNow, dayNow } from './day-now.ts';

/** Number of items on a printed page (spec §9); a longer day is printed whole. */
const PRINT_SIZE = 100;

/** The filter facets of every item of a day's timetable, from which the counts of other days are computed. */
export type DayCounts = { day: Day; facets: readonly FacetSlugs[] };

/** The data of a day's page for any filter and page number. */
export type DayProgramme = {
  day: Day;
  /** The timetable of the day, sorted. */
  timetable: readonly RowItem[];
  /** The items that run all day. */
  ongoing: readonly RowItem[];
  /** The timetables of all days. */
  dayCounts: readonly DayCounts[];
  options: FilterOptions;
  /** The filter groups that make no difference on this day; missing if there are none. */
  idle?: readonly PeopleGroup[];
};

/** What a day's page shows for one address at one instant: drawing it needs no other data of the day. */
export type DayView = {
  selection: Selection;
  /** The current page of the filtered list; if earlier pages are shown too, it begins with their items. */
  page: ListPage<RowItem>;
  /** The first page that is shown. */
  from: number;
  /** All filtered items, if the address asks for a grid, which has no pages. */
  whole?: readonly RowItem[];
  /** The hours of all pages. */
  hours: readonly ListedHour[];
  ongoing: readonly RowItem[];
  counts: FacetCounts;
  perDay: CountPerDay;
  /** The options to drop if the timetable has no item for the filters. */
  relaxations: readonly Relaxation[];
  /** The current position in today's list. Running items are included only if the list shows the next ones. */
  around?: DayNow;
};

/** The number of filtered items in the timetable of each day; days without any are missing. */
export type CountPerDay = ReadonlyMap<Day, number>;

/** The data to count the timetables of all days. */
export function dayCounts(items: readonly ProgrammeItem[]): DayCounts[] {
  const timed = items.filter(({ ongoing }) => !ongoing);
  const days = groupedBy(timed, ({ start }) => dayOf(start));
  return [...days].map(([day, ofDay]) => ({ day, facets: ofDay.map(facetSlugsOf) }));
}

/** Differences between a view and the default view of its address. */
export type DayViewOptions = {
  /** Whether it is for printing: the whole list. */
  printing?: boolean;
  /** The first page to show, if earlier than the page in the address. */
  from?: number;
};

/**
 * Computes what a day shows for the parameters of an address at `now`. The result is the same on the server, in the
 * browser and on paper.
 */
export function dayView(
  day: DayProgramme,
  parameters: URLSearchParams,
  now: Date,
  { printing = false, from }: DayViewOptions = {},
): DayView {
  const selection = parseSelection(parameters, day.options);
  const timetable = selected(day.timetable, selection);
  const timed = day.timetable.map(facetSlugsOf);
  const facets = [...timed, ...day.ongoing.map(facetSlugsOf)];
  const size = printing ? Math.max(PRINT_SIZE, timetable.length) : PAGE_SIZE;
  const page = pageOf(timetable, printing ? 1 : pageNumber(parameters.get(QUERY.page)), size);
  const first = Math.min(from ?? page.number, page.number);
  const items = timetable.slice((first - 1) * size, page.number * size);
  const around = dayNow(day.day, timetable, now, PAGE_SIZE);
  const isNextShown = items.some(({ uuid }) => uuid === around?.next);
  return {
    selection,
    page: { ...page, items },
    from: first,
    ...(requestsGrid(parameters) && { whole: timetable }),
    hours: listedHours(timetable, size),
    ongoing: selected(day.ongoing, selection),
    counts: facetCounts(facets, selection),
    perDay: countPerDay(day, selection),
    // Only the timetable counts: all-day items are shown under a heading of their own.
    relaxations: timetable.length === 0 ? relaxations(timed, selection) : [],
    around: around && { ...around, running: isNextShown ? around.running : [] },
  };
}

/** The number of filtered items in the timetable of each day. */
export function countPerDay(
  { dayCounts: days }: Pick<DayProgramme, 'dayCounts'>,
  selection: Selection,
): CountPerDay {
  const found = days.map(
    ({ day, facets }) => [day, facets.filter((one) => isSelected(one, selection)).length] as const,
  );
  return new Map(found.filter(([, count]) => count > 0));
}
