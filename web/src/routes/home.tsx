import { PAGES } from '../app/pages/page-registry.ts';
import { loadPage, pageHeaders } from '../app/process/page-loader.ts';
import { seoTags } from '../layout/seo-tags.ts';
import { festival } from '../layout/structured-data/events.ts';
import { structuredData } from '../layout/structured-data/structured-data.ts';
import { HomeScreen } from '../screens/home/HomeScreen.tsx';
import type { Route } from './+types/home.ts';

export const loader = (args: Route.LoaderArgs) => loadPage(PAGES.home.load, args);

export const headers = pageHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const { page, days, venue, site } = loaderData;
  return [
    ...seoTags(page, site),
    ...(import.meta.env.SSR ? structuredData(festival(page, days, venue, site)) : []),
  ];
};

export default function HomeRoute({ loaderData }: Route.ComponentProps) {
  return <HomeScreen {...loaderData} />;
}
