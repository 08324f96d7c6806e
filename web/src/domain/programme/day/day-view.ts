import { groupedBy } from '../../grouped.ts';
import { asksForGrid } from '../../pages/day-display.ts';
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

/** Items on a page when it is printed (spec §9); a longer day is printed whole. */
const PRINT_SIZE = 100;

/** What the counts of another day need to know of its timetable: by what each of its items is filtered. */
export type DayCounts = { day: Day; facets: readonly FacetSlugs[] };

/** All that a day's page is made of, whatever is chosen and whichever page it shows. */
export type DayProgramme = {
  day: Day;
  /** The timetable of the day, in order. */
  timetable: readonly RowItem[];
  /** What runs through it. */
  ongoing: readonly RowItem[];
  /** The timetables of all days. */
  dayCounts: readonly DayCounts[];
  options: FilterOptions;
  /** By which of the groups nothing of this day can be told apart; missing where there is none. */
  idle?: readonly PeopleGroup[];
};

/** What a day's page shows for one address at one instant: nothing else of the day is needed to draw it. */
export type DayView = {
  selection: Selection;
  /** The page of what is selected that is shown; where pages before it are shown too, their items come before its own. */
  page: ListPage<RowItem>;
  /** The first page that is shown. */
  from: number;
  /** All that is selected, where the address asks for a grid, which has no pages. */
  whole?: readonly RowItem[];
  /** The hours of all pages. */
  hours: readonly ListedHour[];
  ongoing: readonly RowItem[];
  counts: FacetCounts;
  perDay: CountPerDay;
  /** Which option to drop, when the timetable has nothing of what is chosen. */
  relaxations: readonly Relaxation[];
  /** Where today's list has come to. What is going on is told only where the list shows what comes next. */
  around?: DayNow;
};

/** How much of what is chosen the timetable of each day has; a day that has nothing is missing. */
export type CountPerDay = ReadonlyMap<Day, number>;

/** The timetables of all days as their counts need them. */
export function dayCounts(items: readonly ProgrammeItem[]): DayCounts[] {
  const timed = items.filter(({ ongoing }) => !ongoing);
  const days = groupedBy(timed, ({ start }) => dayOf(start));
  return [...days].map(([day, ofDay]) => ({ day, facets: ofDay.map(facetSlugsOf) }));
}

/** How a view differs from what its address shows by itself. */
export type DayViewOptions = {
  /** Whether it is for paper: the whole list. */
  printing?: boolean;
  /** The first page that is shown, where it is one before the page of the address. */
  from?: number;
};

/**
 * What a day shows for the parameters of an address, judged at `now`. It is the same on the server, in the browser and on
 * paper.
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
    ...(asksForGrid(parameters) && { whole: timetable }),
    hours: listedHours(timetable, size),
    ongoing: selected(day.ongoing, selection),
    counts: facetCounts(facets, selection),
    perDay: countPerDay(day, selection),
    // Only the timetable counts: what runs through the day is shown apart, under its own heading.
    relaxations: timetable.length === 0 ? relaxations(timed, selection) : [],
    around: around && { ...around, running: isNextShown ? around.running : [] },
  };
}

/** How much of what is chosen the timetable of each day has. */
export function countPerDay(
  { dayCounts: days }: Pick<DayProgramme, 'dayCounts'>,
  selection: Selection,
): CountPerDay {
  const found = days.map(
    ({ day, facets }) => [day, facets.filter((one) => isSelected(one, selection)).length] as const,
  );
  return new Map(found.filter(([, count]) => count > 0));
}
