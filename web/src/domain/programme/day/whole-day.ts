import type { Day } from '../../time/brussels.ts';
import { facetSlugsOf } from '../filter/item-facets.ts';
import { peopleOptions } from '../filter/people-options.ts';
import { type FilterOptions, PEOPLE_GROUPS } from '../filter/selection.ts';
import type { Facet, ProgrammeItem } from '../programme-item.ts';
import { optionNames, rowItems } from '../row-items.ts';
import { type DayProgramme, dayCounts } from './day-view.ts';
import { ongoingOf, timetableOf } from './programme-day.ts';

/** Returns the filter options of a whole programme. */
export const programmeOptions = (
  programme: readonly ProgrammeItem[],
  choices: FilterOptions<Facet>,
): FilterOptions => optionNames({ ...choices, ...peopleOptions(programme.map(facetSlugsOf)) });

/** Returns the data of a day for all of its addresses. Each request computes its view from the data. */
export function wholeDay(
  day: Day,
  programme: readonly ProgrammeItem[],
  choices: FilterOptions<Facet>,
): DayProgramme {
  const options = programmeOptions(programme, choices);
  const timetable = rowItems(timetableOf(programme, day), programme);
  const ongoing = rowItems(ongoingOf(programme, day), programme);
  const own = peopleOptions([...timetable, ...ongoing].map(facetSlugsOf));
  const idle = PEOPLE_GROUPS.filter((group) => options[group] && own[group] === undefined);
  return {
    day,
    timetable,
    ongoing,
    dayCounts: dayCounts(programme),
    options,
    idle: idle.length > 0 ? idle : undefined,
  };
}
