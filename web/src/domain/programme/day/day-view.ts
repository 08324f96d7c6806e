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

/** Number of items in a printed list (spec §9); a longer day is printed completely. */
const PRINT_SIZE = 100;

/**
 * The filter facets of the items in a day's timetable. Pages of other days use them to count that day's matching items.
 */
export type DayCounts = { day: Day; facets: readonly FacetSlugs[] };

/** The data from which a day page is rendered, for any filter and page number. */
export type DayProgramme = {
  day: Day;
  /** The items of the day except all-day items, sorted. */
  timetable: readonly RowItem[];
  /** The all-day items. */
  ongoing: readonly RowItem[];
  /** The facets of the timetables of all days. */
  dayCounts: readonly DayCounts[];
  options: FilterOptions;
  /** The filter groups that have no effect on this day; `undefined` if all groups have an effect. */
  idle?: readonly PeopleGroup[];
};

/** All data that a day page shows for one address at one point in time. */
export type DayView = {
  selection: Selection;
  /** The current page of the filtered list. Its items include those of earlier pages, from page `from` on. */
  page: ListPage<RowItem>;
  /** The number of the first page that the list shows. */
  from: number;
  /** All filtered items, if the URL requests the grid, which is not divided into pages. */
  whole?: readonly RowItem[];
  /** The hours of the whole list, across all its pages. */
  hours: readonly ListedHour[];
  ongoing: readonly RowItem[];
  counts: FacetCounts;
  perDay: CountPerDay;
  /** The options to remove if no item in the timetable matches the filters. */
  relaxations: readonly Relaxation[];
  /** The current position in today's list. It includes running items only if the list shows that position. */
  around?: DayNow;
};

/** The number of filtered items in the timetable of each day. Days without such items are missing. */
export type CountPerDay = ReadonlyMap<Day, number>;

/** Returns, for each day, the facets of its timed items, from which the items are counted. */
export function dayCounts(items: readonly ProgrammeItem[]): DayCounts[] {
  const timed = items.filter(({ ongoing }) => !ongoing);
  const days = groupedBy(timed, ({ start }) => dayOf(start));
  return [...days].map(([day, ofDay]) => ({ day, facets: ofDay.map(facetSlugsOf) }));
}

/** Options for a view that differs from the default view of its address. */
export type DayViewOptions = {
  /** Whether the view is for printing. If so, it contains all items instead of one page of the list. */
  printing?: boolean;
  /** The first page of the list to show, if it precedes the page in the URL. */
  from?: number;
};

/** Computes what a day page shows at `now` for the parameters of a URL. Server, browser and print use this function. */
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
    // Considers only the timetable, because all-day items have their own section.
    relaxations: timetable.length === 0 ? relaxations(timed, selection) : [],
    around: around && { ...around, running: isNextShown ? around.running : [] },
  };
}

/** Returns the number of filtered items in the timetable of each day. */
export function countPerDay(
  { dayCounts: days }: Pick<DayProgramme, 'dayCounts'>,
  selection: Selection,
): CountPerDay {
  const found = days.map(
    ({ day, facets }) => [day, facets.filter((one) => isSelected(one, selection)).length] as const,
  );
  return new Map(found.filter(([, count]) => count > 0));
}
