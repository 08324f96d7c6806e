import type { FestivalDay } from '../pages/page.ts';
import { momentPath } from '../programme/moment.ts';
import { momentPlaceOf, type ProgrammeItem } from '../programme/programme-item.ts';
import { isCancelled } from '../programme/status.ts';
import { startingOn, wholeProgramme } from '../programme/whole-programme.ts';
import type { Day } from '../time/brussels.ts';
import type { Edition, EditionMark } from './edition.ts';

/** One moment on the page of an edition. */
type ListedMoment = {
  uuid: string;
  /** The start, or `undefined` for a moment that runs all day. */
  start?: Date;
  title: string;
  path?: string;
  place?: string;
};

/** A day on the page of an edition. Without `path`, it has no page. */
export type ListedDay = { day: Day; path?: string; moments: readonly ListedMoment[] };

/** Returns the page of an edition: its days, each with all its moments except cancelled ones. */
export function editionPageOf(
  edition: Edition,
  items: readonly ProgrammeItem[],
  mark: EditionMark | undefined,
) {
  const { name, year, first, last, days } = edition;
  return {
    edition: { name, year, first, last, mark },
    days: days.map(({ path, day, colour }): ShelvedDay => ({ path, day, colour })),
    programme: wholeProgramme(days, items).map(
      (whole): ListedDay => ({
        day: whole.day,
        path: whole.page?.path,
        moments: [...whole.timetable, ...startingOn(whole).filter(({ ongoing }) => ongoing)]
          .filter((item) => !isCancelled(item))
          .map((item) => ({
            uuid: item.uuid,
            start: item.ongoing ? undefined : item.start,
            title: item.title,
            path: momentPath(item),
            place: momentPlaceOf(item),
          })),
      }),
    ),
    pageColour: 'red' as const,
  };
}

type ShelvedDay = Pick<FestivalDay, 'path' | 'day' | 'colour'>;
