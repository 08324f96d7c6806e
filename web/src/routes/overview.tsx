import { PAGES } from '../app/pages/page-registry.ts';
import { loadPage, pageHeaders } from '../app/process/page-loader.ts';
import { titledPage } from '../domain/pages/paging.ts';
import { BASE } from '../domain/pages/paths.ts';
import { pageShareImage } from '../domain/pages/share-image.ts';
import { newsFeedLink, seoTags } from '../layout/seo-tags.ts';
import { OverviewScreen } from '../screens/overview/OverviewScreen.tsx';
import type { Route } from './+types/overview.ts';

export const loader = (args: Route.LoaderArgs) => loadPage(PAGES.overview.load, args);

export const headers = pageHeaders;

export const meta: Route.MetaFunction = ({ loaderData, location }) => {
  if (!loaderData) return [];
  const { overview, story, page, site } = loaderData;
  return [
    ...seoTags(
      titledPage(story, location.search, () => page),
      site,
      import.meta.env.SSR ? pageShareImage(story) : undefined,
    ),
    ...(overview.path === BASE.news ? [newsFeedLink(site)] : []),
  ];
};

export default function OverviewRoute({ loaderData }: Route.ComponentProps) {
  return <OverviewScreen {...loaderData} />;
}
