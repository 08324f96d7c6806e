import type { FestivalDay } from '../../pages/page.ts';
import { pagePath } from '../../pages/paging.ts';
import { canonicalUrl } from '../../pages/paths.ts';
import { formatDayName } from '../../time/format.ts';
import type { DayProgramme } from '../day/day-view.ts';
import { selected } from '../filter/item-facets.ts';
import { parseSelection, selectionParameters } from '../filter/selection.ts';
import { selectionTitle } from '../filter/selection-title.ts';
import { bookletMoment, bookletOf } from './booklet.ts';

/** The data for the booklet of a day. */
export type BookletFacts = {
  day: Pick<FestivalDay, 'day' | 'path'>;
  programme: DayProgramme;
  /** The origin of the site, for printed links. */
  origin: string;
};

/** Returns the booklet of a day at `now`, filtered by the parameters of the address. */
export function bookletPageAt(
  { day: { day, path }, programme, origin }: BookletFacts,
  parameters: URLSearchParams,
  now: Date,
) {
  const selection = parseSelection(parameters, programme.options);
  const timed = selected(programme.timetable, selection);
  const ongoing = selected(programme.ongoing, selection);
  const sections = [
    { heading: formatDayName(day), moments: timed.map(bookletMoment) },
    { heading: 'Heel de dag', moments: ongoing.map(bookletMoment) },
  ].filter(({ moments }) => moments.length > 0);
  const list = pagePath(path, 1, selectionParameters(selection));
  return {
    day,
    path: list,
    url: `${canonicalUrl(origin, '/').slice(0, -1)}${list}`,
    selectionTitle: selectionTitle(selection, programme.options, day),
    booklet: bookletOf(sections),
    moments: sections.flatMap(({ moments }) => moments.map(({ id, colour }) => ({ id, colour }))),
    now,
    pageColour: 'red' as const,
  };
}
