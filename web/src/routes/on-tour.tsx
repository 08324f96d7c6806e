import { redirect } from 'react-router';
import { cms } from '../cms/live.ts';
import { pageNumber, pageOf, pagePath } from '../domain/paging.ts';
import { BASE, slugOfPath } from '../domain/paths.ts';
import { compareItems } from '../domain/programme-day.ts';
import { OnTourScreen } from '../screens/on-tour/OnTourScreen.tsx';
import { seoTags } from '../site/seo-tags.ts';
import type { Route } from './+types/on-tour.ts';
import { orNotFound, orUnavailable, PAGE_HEADERS } from './outcome.ts';
import { nowContext } from './request-clock.ts';
import { siteOf } from './site-address.ts';

/** The tour, or its stop in one town. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const [overview, locations, items] = await orUnavailable(
    Promise.all([cms.pageBySlug(slugOfPath(BASE.onTour)), cms.onTourLocations(), cms.onTourItems()]),
  );
  const location = params.location && orNotFound(locations.find(({ slug }) => slug === params.location));
  const here = location ? items.filter((item) => item.location?.uuid === location.uuid) : items;
  const asked = pageNumber(url.searchParams.get('pagina'));
  const page = pageOf([...here].sort(compareItems), asked);
  if (page.number !== asked) throw redirect(pagePath(url.pathname, page.number));
  return {
    overview: orNotFound(overview),
    locations,
    location: location || undefined,
    page,
    now: context.get(nowContext),
    field: overview?.colour,
    site: siteOf(url),
  };
}

export const headers = () => PAGE_HEADERS;

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const { overview, location, site } = loaderData;
  return seoTags(location ? { ...overview, title: `${overview.title}: ${location.title}` } : overview, site);
};

export default function OnTourDoor({ loaderData }: Route.ComponentProps) {
  return <OnTourScreen {...loaderData} />;
}
