import { redirect } from 'react-router';
import { PAGE_HEADERS } from '../app/process/caching.ts';
import { orNotFound, orUnavailable } from '../app/process/outcome.ts';
import { nowContext } from '../app/process/request-clock.ts';
import { cmsContext } from '../app/process/request-content.ts';
import { asksOnlyForOtherPaths } from '../app/process/revalidation.ts';
import { siteOf } from '../app/process/site-address.ts';
import { pageNumber, pagePath } from '../domain/pages/paging.ts';
import { BASE } from '../domain/pages/paths.ts';
import { dayCard } from '../domain/pages/shared-pages.ts';
import { alternativeMoments } from '../domain/programme/alternatives.ts';
import { dayView, elsewhere } from '../domain/programme/day-view.ts';
import { PLAN_SLUG, stagesOnPlan } from '../domain/programme/hall-plan.ts';
import { ongoingOf, timetableOf } from '../domain/programme/programme-day.ts';
import { selectionParameters } from '../domain/programme/selection.ts';
import { wireItems } from '../domain/programme/wire-items.ts';
import { titledPage } from '../features/paging/titled-page.ts';
import { seoTags } from '../layout/seo-tags.ts';
import { ProgrammeDayScreen } from '../screens/programme-day/ProgrammeDayScreen.tsx';
import type { Route } from './+types/programme-day.ts';

export { asksOnlyForOtherPaths as shouldRevalidate };

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const cms = context.get(cmsContext);
  const now = context.get(nowContext);
  const days = await orUnavailable(cms.festivalDays());
  const path = `${BASE.programme}/${params.slug}`;
  const day = orNotFound(days.find((one) => one.path === path));
  const [starting, ongoing, programme, options, frame, planPage] = await orUnavailable(
    Promise.all([
      cms.itemsStartingOn(day.day),
      cms.ongoingItems(),
      cms.programmeItems(),
      cms.filterOptions(),
      cms.frame(),
      cms.pageBySlug(PLAN_SLUG),
    ]),
  );
  const items = {
    timetable: wireItems(timetableOf(starting, day.day), options),
    ongoing: wireItems(ongoingOf(ongoing, day.day), options),
    programme: programme.filter(({ ongoing: runs }) => !runs).map(elsewhere),
    options,
  };
  const { page, selection } = dayView(items, url.searchParams);
  if (page.number !== pageNumber(url.searchParams.get('pagina'))) {
    throw redirect(pagePath(path, page.number, selectionParameters(selection)));
  }
  return {
    day,
    days,
    items,
    instead: alternativeMoments(starting, programme, now),
    plan: stagesOnPlan(planPage),
    reservationUrl: frame.reservationUrl,
    now,
    field: 'red' as const,
    site: siteOf(url),
  };
}

export const headers = () => PAGE_HEADERS;

export const meta: Route.MetaFunction = ({ loaderData, location }) => {
  if (!loaderData) return [];
  const { day, days, items, site } = loaderData;
  const titled = titledPage(day, location.search, (parameters) => dayView(items, parameters).page);
  return seoTags(titled, site, dayCard(day, days));
};

export default function ProgrammeDayRoute({ loaderData }: Route.ComponentProps) {
  return <ProgrammeDayScreen {...loaderData} />;
}
