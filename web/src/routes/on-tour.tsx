import { PAGES } from '../app/pages/page-registry.ts';
import { loadPage, pageHeaders } from '../app/process/page-loader.ts';
import { asksForOtherTowns } from '../app/process/revalidation.ts';
import { titledPage } from '../domain/pages/paging.ts';
import { pageShareImage, townShareImage } from '../domain/pages/share-image.ts';
import { tourView } from '../domain/programme/tour-view.ts';
import { seoTags } from '../layout/seo-tags.ts';
import { OnTourScreen } from '../screens/on-tour/OnTourScreen.tsx';
import type { Route } from './+types/on-tour.ts';

export { asksForOtherTowns as shouldRevalidate };

export const loader = (args: Route.LoaderArgs) => loadPage(PAGES.onTour.load, args);

export const headers = pageHeaders;

export const meta: Route.MetaFunction = ({ loaderData, location: { search } }) => {
  if (!loaderData) return [];
  const { overview, location, items, options, now, site } = loaderData;
  const card = location ? townShareImage(overview, location) : pageShareImage(overview);
  // What an editor wrote for search engines is about the whole tour: a town has a title of its own.
  const seo = location ? { ...overview.seo, title: card.title } : overview.seo;
  const described = { ...overview, title: card.title, seo };
  const titled = titledPage(
    described,
    search,
    (parameters) => tourView(items, location?.slug, options, parameters, now).page,
  );
  return seoTags(titled, site, card);
};

export default function OnTourRoute({ loaderData }: Route.ComponentProps) {
  return <OnTourScreen {...loaderData} />;
}
