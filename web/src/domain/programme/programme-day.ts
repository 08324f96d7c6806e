import type { Day } from '../time/brussels.ts';
import { spans, startsOn } from '../time/when.ts';
import type { ProgrammeItem } from './programme-item.ts';

/** «Tafel 8» before «Tafel 10». */
const byName = new Intl.Collator('nl', { numeric: true });

/**
 * By start, then by end, stage, title, and where on the stage, so that server, browser and print agree on the order; the
 * uuid decides only between two that a visitor cannot tell apart.
 */
export function compareItems(a: ProgrammeItem, b: ProgrammeItem): number {
  return (
    +a.start - +b.start ||
    +(a.end ?? a.start) - +(b.end ?? b.start) ||
    byName.compare(a.location?.title ?? '', b.location?.title ?? '') ||
    byName.compare(a.title, b.title) ||
    byName.compare(a.preciseLocation ?? '', b.preciseLocation ?? '') ||
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
