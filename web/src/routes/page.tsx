import { PAGES } from '../app/pages/page-registry.ts';
import { loadPage, pageHeaders } from '../app/process/page-loader.ts';
import { BASE } from '../domain/pages/paths.ts';
import { pageShareImage } from '../domain/pages/share-image.ts';
import { newsFeedLink, seoTags } from '../layout/seo-tags.ts';
import { thingOfPage } from '../layout/structured-data/page-things.ts';
import { structuredData } from '../layout/structured-data/structured-data.ts';
import { PageScreen } from '../screens/page/PageScreen.tsx';
import type { Route } from './+types/page.ts';

export const loader = (args: Route.LoaderArgs) => loadPage(PAGES.generic.load, args);

export const headers = pageHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const { page, overview, site } = loaderData;
  return [
    ...seoTags(page, site, import.meta.env.SSR ? pageShareImage(page) : undefined),
    ...(overview?.path === BASE.news ? [newsFeedLink(site)] : []),
    ...(import.meta.env.SSR ? structuredData(thingOfPage(page, site)) : []),
  ];
};

export default function PageRoute({ loaderData }: Route.ComponentProps) {
  return <PageScreen {...loaderData} />;
}
