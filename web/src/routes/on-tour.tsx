import { redirect } from 'react-router';
import { PAGE_HEADERS } from '../app/process/caching.ts';
import { orNotFound, orUnavailable } from '../app/process/outcome.ts';
import { nowContext } from '../app/process/request-clock.ts';
import { cmsContext } from '../app/process/request-content.ts';
import { asksOnlyForOtherPaths } from '../app/process/revalidation.ts';
import { siteOf } from '../app/process/site-address.ts';
import { pageNumber, pagePath } from '../domain/pages/paging.ts';
import { BASE, slugOfPath } from '../domain/pages/paths.ts';
import { pageCard, townCard } from '../domain/pages/shared-pages.ts';
import { compareItems } from '../domain/programme/programme-day.ts';
import { selectionParameters } from '../domain/programme/selection.ts';
import { tourOptions, tourView } from '../domain/programme/tour-view.ts';
import { titledPage } from '../features/paging/titled-page.ts';
import { seoTags } from '../layout/seo-tags.ts';
import { OnTourScreen } from '../screens/on-tour/OnTourScreen.tsx';
import type { Route } from './+types/on-tour.ts';

export { asksOnlyForOtherPaths as shouldRevalidate };

/** The tour, or its stop in one town. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const cms = context.get(cmsContext);
  const [overview, locations, tour, all] = await orUnavailable(
    Promise.all([
      cms.pageBySlug(slugOfPath(BASE.onTour)),
      cms.onTourLocations(),
      cms.onTourItems(),
      cms.filterOptions(),
    ]),
  );
  const location = params.location && orNotFound(locations.find(({ slug }) => slug === params.location));
  const items = [...tour].sort(compareItems);
  const options = tourOptions(items, all);
  const town = location ? location.slug : undefined;
  const { page, selection } = tourView(items, town, options, url.searchParams);
  if (page.number !== pageNumber(url.searchParams.get('pagina'))) {
    throw redirect(pagePath(url.pathname, page.number, selectionParameters(selection)));
  }
  return {
    overview: orNotFound(overview),
    locations,
    location: location || undefined,
    items,
    options,
    now: context.get(nowContext),
    field: overview?.colour,
    site: siteOf(url),
  };
}

export const headers = () => PAGE_HEADERS;

export const meta: Route.MetaFunction = ({ loaderData, location: { search } }) => {
  if (!loaderData) return [];
  const { overview, location, items, options, site } = loaderData;
  const card = location ? townCard(overview, location) : pageCard(overview);
  // What an editor wrote for search engines is about the whole tour: a town has a title of its own.
  const seo = location ? { ...overview.seo, title: card.title } : overview.seo;
  const described = { ...overview, title: card.title, seo };
  const titled = titledPage(
    described,
    search,
    (parameters) => tourView(items, location?.slug, options, parameters).page,
  );
  return seoTags(titled, site, card);
};

export default function OnTourRoute({ loaderData }: Route.ComponentProps) {
  return <OnTourScreen {...loaderData} />;
}
