import { data, redirect } from 'react-router';
import { PAGE_HEADERS } from '../app/process/caching.ts';
import { outdatedMinutes, uit } from '../app/process/events.ts';
import { orNotFound, orNothing, orUnavailable, UNAVAILABLE } from '../app/process/outcome.ts';
import { nowContext } from '../app/process/request-clock.ts';
import { cmsContext } from '../app/process/request-content.ts';
import { siteOf } from '../app/process/site-address.ts';
import { listedUitEvent } from '../domain/events/listed-uit-event.ts';
import { byNextOccurrence } from '../domain/events/uit-event-times.ts';
import { uitLabel } from '../domain/events/uit-label.ts';
import { pageNumber, pagePath } from '../domain/pages/paging.ts';
import { BASE, slugOfPath } from '../domain/pages/paths.ts';
import { pageCard } from '../domain/pages/shared-pages.ts';
import { titledPage } from '../features/paging/titled-page.ts';
import { seoTags } from '../layout/seo-tags.ts';
import { UitEventsScreen } from '../screens/uit-events/UitEventsScreen.tsx';
import type { Route } from './+types/uit-events.ts';

/** What others organise in Flanders. Without its list the page still stands, and says so with a 503. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const cms = context.get(cmsContext);
  const now = context.get(nowContext);
  const label = uitLabel(url.searchParams.get('label'));
  const asked = pageNumber(url.searchParams.get('pagina'));
  const [story, found] = await Promise.all([
    orUnavailable(cms.pageBySlug(slugOfPath(BASE.uitEvents))),
    orNothing(uit.eventsPage(asked, label)),
  ]);
  const overview = orNotFound(story);
  if (found && found.number !== asked) {
    throw redirect(pagePath(BASE.uitEvents, found.number, new URLSearchParams(label && { label })));
  }
  // Without the moment it was asked: of that a visitor reads whole minutes, and only when there are some.
  const page = found && {
    number: found.number,
    count: found.count,
    total: found.total,
    items: [...found.items].sort(byNextOccurrence(now)).map((event) => listedUitEvent(event, now)),
  };
  const outdated = found && outdatedMinutes(found.askedAt);
  const answer = { overview, label, page, outdated, now, field: overview.colour, site: siteOf(url) };
  return data(answer, page ? { headers: PAGE_HEADERS } : UNAVAILABLE);
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData, location }) => {
  if (!loaderData) return [];
  const { overview, page, site } = loaderData;
  return seoTags(
    titledPage(overview, location.search, () => page),
    site,
    pageCard(overview),
  );
};

export default function UitEventsRoute({ loaderData }: Route.ComponentProps) {
  return <UitEventsScreen {...loaderData} />;
}
