import type { Day } from '../time/brussels.ts';
import { type DayCounts, type DayProgramme, dayCounts } from './day-view.ts';
import { ongoingOf, timetableOf } from './programme-day.ts';
import type { Facet, ProgrammeItem } from './programme-item.ts';
import { optionNames, rowItems } from './row-items.ts';
import type { FilterOptions } from './selection.ts';

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
      options = optionNames(choices);
    }
    const made = days.get(day) ?? {
      day,
      timetable: rowItems(timetableOf(programme, day), programme, options),
      ongoing: rowItems(ongoingOf(programme, day), programme, options),
      dayCounts: counts,
      options,
    };
    days.set(day, made);
    return made;
  };
}
