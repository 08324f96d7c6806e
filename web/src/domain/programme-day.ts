import type { Day } from './brussels.ts';
import type { ProgrammeItem } from './programme-item.ts';
import { spans, startsOn } from './when.ts';

/** By start, then by end, then by place and title, so that server, browser and print agree on the order. */
export function compareItems(a: ProgrammeItem, b: ProgrammeItem): number {
  return (
    +a.start - +b.start ||
    +(a.end ?? a.start) - +(b.end ?? b.start) ||
    (a.location?.title ?? '').localeCompare(b.location?.title ?? '', 'nl') ||
    a.title.localeCompare(b.title, 'nl') ||
    a.uuid.localeCompare(b.uuid)
  );
}

/** The timetable of a day: what starts that day, in order, without what runs through it. */
export function timetableOf(items: readonly ProgrammeItem[], day: Day): ProgrammeItem[] {
  return items.filter((item) => !item.ongoing && startsOn(item, day)).sort(compareItems);
}

/** What runs through a day, whenever it began. */
export function ongoingOf(items: readonly ProgrammeItem[], day: Day): ProgrammeItem[] {
  return items.filter((item) => item.ongoing && spans(item, day)).sort(compareItems);
}
