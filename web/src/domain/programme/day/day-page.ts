import type { EditionMark } from '../../edition/edition.ts';
import { displayedAs, requestsGrid, requestsPast, withPast } from '../../pages/day-display.ts';
import type { FestivalDay } from '../../pages/page.ts';
import { pageNumber, pagePath } from '../../pages/paging.ts';
import { QUERY } from '../../pages/query-names.ts';
import { selectionParameters } from '../filter/selection.ts';
import type { HallPlan } from '../hall-plan.ts';
import type { DayProgramme, DayView } from './day-view.ts';

/** The data of a day page, before the filters and page number in its URL are applied. */
export type DayFacts = {
  day: FestivalDay;
  /** All days of the edition that have a page. */
  days: readonly FestivalDay[];
  /** Contains the label of the edition, if that is not the current one; `undefined` if no other edition is known. */
  standing?: { mark?: EditionMark };
  programme: DayProgramme;
  plan: HallPlan | undefined;
  reservationUrl: string | undefined;
};

/** Returns the content of a day page at `now`, reduced to what its URL selects. */
export function dayPage(
  { day, days, standing, programme, plan, reservationUrl }: DayFacts,
  view: DayView,
  now: Date,
) {
  const { path, title, intro, colour, seo } = day;
  return {
    day: { path, day: day.day, title, intro, colour, seo },
    days: shelvedDays(days),
    standing,
    view,
    options: programme.options,
    idle: programme.idle,
    plan,
    reservationUrl,
    now,
    pageColour: 'red' as const,
  };
}

type ShelvedDay = Pick<FestivalDay, 'path' | 'day' | 'colour'>;

const shelvedDays = (days: readonly FestivalDay[]): readonly ShelvedDay[] =>
  days.map(({ path, day, colour }) => ({ path, day, colour }));

/** Returns the redirect target for a page number beyond the list; `undefined` if that page exists. */
export function otherPageOfDay(
  { path }: Pick<FestivalDay, 'path'>,
  { page, selection }: DayView,
  parameters: URLSearchParams,
): string | undefined {
  if (page.number === pageNumber(parameters.get(QUERY.page))) return undefined;
  const asked = withPast(selectionParameters(selection), requestsPast(parameters));
  return pagePath(path, page.number, displayedAs(asked, requestsGrid(parameters)));
}
