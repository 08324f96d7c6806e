import type { Day } from '../time/brussels.ts';
import { type DayCounts, type DayProgramme, dayCounts } from './day-view.ts';
import { facetSlugsOf } from './item-facets.ts';
import { peopleOptions } from './people-options.ts';
import { ongoingOf, timetableOf } from './programme-day.ts';
import type { Facet, ProgrammeItem } from './programme-item.ts';
import { optionNames, rowItems } from './row-items.ts';
import { type FilterOptions, PEOPLE_GROUPS } from './selection.ts';

type WholeDays = (
  day: Day,
  programme: readonly ProgrammeItem[],
  choices: FilterOptions<Facet>,
) => DayProgramme;

/**
 * Makes whole days, each once for as long as it is given the same programme and the same choices: facts, from which every
 * request makes its own view. They go when another programme comes.
 */
export function createWholeDays(): WholeDays {
  let from: readonly unknown[] = [];
  let days = new Map<Day, DayProgramme>();
  let counts: readonly DayCounts[] = [];
  let options: FilterOptions | undefined;
  return (day, programme, choices) => {
    const given = [programme, choices.type, choices.theme, choices.location];
    if (options === undefined || given.some((one, index) => one !== from[index])) {
      from = given;
      days = new Map();
      counts = dayCounts(programme);
      options = programmeOptions(programme, choices);
    }
    const made = days.get(day) ?? wholeDay(day, programme, counts, options);
    days.set(day, made);
    return made;
  };
}

/** What a whole programme can be filtered by. */
export const programmeOptions = (
  programme: readonly ProgrammeItem[],
  choices: FilterOptions<Facet>,
): FilterOptions => optionNames({ ...choices, ...peopleOptions(programme.map(facetSlugsOf)) });

function wholeDay(
  day: Day,
  programme: readonly ProgrammeItem[],
  counts: readonly DayCounts[],
  options: FilterOptions,
): DayProgramme {
  const timetable = rowItems(timetableOf(programme, day), programme, options);
  const ongoing = rowItems(ongoingOf(programme, day), programme, options);
  const own = peopleOptions([...timetable, ...ongoing].map(facetSlugsOf));
  const idle = PEOPLE_GROUPS.filter((group) => options[group] && own[group] === undefined);
  return { day, timetable, ongoing, dayCounts: counts, options, idle: idle.length > 0 ? idle : undefined };
}
