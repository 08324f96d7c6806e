import { dayPageAt, editionMark } from '../../domain/edition/edition.ts';
import { BASE } from '../../domain/pages/paths.ts';
import { QUERY } from '../../domain/pages/query-names.ts';
import { dayShareImage } from '../../domain/pages/share-image.ts';
import { dayGrid, heightAt } from '../../domain/programme/day/day-grid.ts';
import { dayPage, otherPageOfDay } from '../../domain/programme/day/day-page.ts';
import { dayView } from '../../domain/programme/day/day-view.ts';
import { withoutUnknownFilters } from '../../domain/programme/filter/known-filters.ts';
import { FILTER_GROUPS, parseSelection } from '../../domain/programme/filter/selection.ts';
import { picturedSelection } from '../../domain/programme/filter/selection-title.ts';
import { dayOf } from '../../domain/time/brussels.ts';
import { orNotFound, redirect } from '../../http/responses.ts';
import type { PageRequest } from '../../ports.ts';
import type { StoryRequest } from '../story-parts.ts';

export const programmeDayPage = {
  /** Loads the data of a day's document. Browsers load all items later (`endpoints/offline-data/programme-data.ts`). */
  async load({ cms, now, url, site }: PageRequest, { slug }: { slug: string }) {
    const editions = await cms.editions();
    const { day, edition } = orNotFound(dayPageAt(editions, `${BASE.programme}/${slug}`));
    const { days } = edition;
    const [programme, frame, plan] = await Promise.all([
      cms.dayProgramme(day.day, now),
      cms.frame(),
      cms.stagesOfPlan(),
    ]);
    const known = withoutUnknownFilters(url, programme.options);
    if (known !== undefined) throw redirect(known);
    const view = dayView(programme, url.searchParams, now);
    const grid = view.whole && dayGrid(view.whole, day.day, programme.options.location);
    if (day.day === dayOf(now) || (grid && heightAt(grid, now) !== undefined)) cms.expiresEveryMinute(now);
    const elsewhere = otherPageOfDay(day, view, url.searchParams);
    if (elsewhere) throw redirect(elsewhere);
    const isOnly = editions.length === 1;
    const standing = isOnly ? undefined : { mark: editionMark(editions, edition, now) };
    const facts = { day, days, standing, programme, plan, reservationUrl: frame.reservationUrl };
    return { ...dayPage(facts, view, now), site };
  },
  async shareImage({ cms, now, path, parameters }: StoryRequest) {
    const found = dayPageAt(await cms.editions(), path);
    if (found === undefined) return undefined;
    const {
      day,
      edition: { days },
    } = found;
    if (!isNarrowedBy(parameters)) return dayShareImage(day, days);
    const { options } = await cms.dayProgramme(day.day, now);
    const selection = parseSelection(parameters, options);
    return dayShareImage(day, days, picturedSelection(selection, options, day.day));
  },
};

const isNarrowedBy = (parameters: URLSearchParams): boolean =>
  FILTER_GROUPS.some((group) => parameters.has(QUERY[group]));
