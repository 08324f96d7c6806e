import { groupedBy } from '../../grouped.ts';
import { requestsGrid, requestsPast } from '../../pages/day-display.ts';
import { type ListPage, PAGE_SIZE, pageNumber, pageOf } from '../../pages/paging.ts';
import { QUERY } from '../../pages/query-names.ts';
import { type Day, dayOf } from '../../time/brussels.ts';
import { isPast } from '../../time/when.ts';
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
  /**
   * The current page of the filtered list, without the past items of today unless they are shown. Its items include
   * those of earlier pages, from page `from` on.
   */
  page: ListPage<RowItem>;
  /** The number of all filtered items. */
  total: number;
  /** How many items of today are past, and whether the list shows them; `undefined` if there is nothing to collapse. */
  past?: { count: number; isOpen: boolean };
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
  /** Whether the programme of the edition is not known yet. */
  isAwaited?: true;
  /** Whether the day is today and not over, whatever the filters. The page then links to «Nu & straks». */
  isUnderWay: boolean;
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
  const isGrid = requestsGrid(parameters);
  const past = printing || isGrid ? undefined : pastOf(day.day, timetable, parameters, now);
  const listed = past && !past.isOpen ? timetable.filter((item) => !isPast(item, now)) : timetable;
  const page = pageOf(listed, printing ? 1 : pageNumber(parameters.get(QUERY.page)), size);
  const first = Math.min(from ?? page.number, page.number);
  const items = listed.slice((first - 1) * size, page.number * size);
  return {
    selection,
    page: { ...page, items },
    total: timetable.length,
    past,
    from: first,
    ...(isGrid && { whole: timetable }),
    hours: listedHours(listed, size),
    ongoing: selected(day.ongoing, selection),
    counts: facetCounts(facets, selection),
    perDay: countPerDay(day, selection),
    // Considers only the timetable, because all-day items have their own section.
    relaxations: timetable.length === 0 ? relaxations(timed, selection) : [],
    ...(isAwaited(day, now) && { isAwaited: true }),
    isUnderWay:
      day.day === dayOf(now) && [...day.timetable, ...day.ongoing].some((item) => !isPast(item, now)),
  };
}

/** Returns the past items of today; `undefined` on other days, and if none or all are past. */
function pastOf(
  day: Day,
  timetable: readonly RowItem[],
  parameters: URLSearchParams,
  now: Date,
): DayView['past'] {
  const count = day === dayOf(now) ? timetable.filter((item) => isPast(item, now)).length : 0;
  return count === 0 || count === timetable.length ? undefined : { count, isOpen: requestsPast(parameters) };
}

/** Whether the edition has no items yet, and this day is still to come. */
const isAwaited = ({ day, timetable, ongoing, dayCounts: days }: DayProgramme, now: Date): boolean =>
  [timetable, ongoing, days].every((list) => list.length === 0) && day >= dayOf(now);

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
