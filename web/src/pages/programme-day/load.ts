import { readAsOne } from '../../cms/answers-read.ts';
import type { Cms } from '../../cms/cms.ts';
import type { PageRequest } from '../../document/page-request.ts';
import { orNotFound, redirect } from '../../document/responses.ts';
import { BASE } from '../../domain/pages/paths.ts';
import { QUERY } from '../../domain/pages/query-names.ts';
import { dayShareImage } from '../../domain/pages/share-image.ts';
import { dayGrid, heightAt } from '../../domain/programme/day-grid.ts';
import { dayPage, otherPageOfDay } from '../../domain/programme/day-page.ts';
import { type DayProgramme, dayView } from '../../domain/programme/day-view.ts';
import { withoutUnknownFilters } from '../../domain/programme/known-filters.ts';
import { FILTER_GROUPS, parseSelection } from '../../domain/programme/selection.ts';
import { picturedSelection } from '../../domain/programme/selection-title.ts';
import { wholeDay } from '../../domain/programme/whole-day.ts';
import { type Day, dayOf } from '../../domain/time/brussels.ts';
import { tellsMinutes } from '../../server/cache/page-lifetime.ts';
import { stagesOfPlan } from '../plan-of-hall.ts';
import type { PageQuestion } from '../story-parts.ts';

export const programmeDayPage = {
  /** The first view of a day: what its address shows. The items of which it is made follow ({@link dayItems}). */
  async load({ cms, now, url, site }: PageRequest, { slug }: { slug: string }) {
    const { day, days } = await dayAt(cms, slug);
    const [programme, frame, plan] = await Promise.all([
      readAsOne(() => dayProgramme(cms, day.day)),
      cms.frame(),
      stagesOfPlan(cms),
    ]);
    const known = withoutUnknownFilters(url, programme.options);
    if (known !== undefined) throw redirect(known);
    const view = dayView(programme, url.searchParams, now);
    const grid = view.whole && dayGrid(view.whole, day.day, programme.options.location);
    if (day.day === dayOf(now) || view.around || (grid && heightAt(grid, now) !== undefined))
      tellsMinutes(now);
    const elsewhere = otherPageOfDay(day, view, url.searchParams);
    if (elsewhere) throw redirect(elsewhere);
    const facts = { day, days, programme, plan, reservationUrl: frame.reservationUrl };
    return { ...dayPage(facts, view, now), site };
  },
  async shareImage({ cms, path, parameters }: PageQuestion) {
    const days = await cms.festivalDays();
    const day = days.find((one) => one.path === path);
    if (day === undefined) return undefined;
    if (!isNarrowedBy(parameters)) return dayShareImage(day, days);
    const { options } = await readAsOne(() => dayProgramme(cms, day.day));
    const selection = parseSelection(parameters, options);
    return dayShareImage(day, days, picturedSelection(selection, options, day.day));
  },
};

/** All of a day, from which a browser makes what any of its addresses shows. */
export async function dayItems(
  { cms }: Pick<PageRequest, 'cms'>,
  { slug }: { slug: string },
): Promise<DayProgramme> {
  const { day } = await dayAt(cms, slug);
  return readAsOne(() => dayProgramme(cms, day.day));
}

async function dayAt(cms: Cms, slug: string) {
  const days = await cms.festivalDays();
  const path = `${BASE.programme}/${slug}`;
  return { day: orNotFound(days.find((one) => one.path === path)), days };
}

const isNarrowedBy = (parameters: URLSearchParams): boolean =>
  FILTER_GROUPS.some((group) => parameters.has(QUERY[group]));

/** A day with all that is on it, whatever is asked of it. */
export async function dayProgramme(cms: Cms, day: Day): Promise<DayProgramme> {
  const answers = await Promise.all([cms.programmeItems(), cms.filterOptions()]);
  return cms.derive(`day ${day}`, answers, () => wholeDay(day, ...answers));
}
