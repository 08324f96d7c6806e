import { PAGES } from '../app/pages/page-registry.ts';
import { loadPage, pageHeaders } from '../app/process/page-loader.ts';
import { useSavedIds } from '../features/pile/saved-moments.ts';
import { useNotedItems } from '../features/renewal/changed-items.ts';
import { useMinute } from '../features/renewal/use-minute.ts';
import { useRenewal } from '../features/renewal/use-renewal.ts';
import { seoTags } from '../layout/seo-tags.ts';
import { NOW_INTRO, NOW_TITLE, NowScreen } from '../screens/now/NowScreen.tsx';
import type { Route } from './+types/now.ts';

export const loader = (args: Route.LoaderArgs) => loadPage(PAGES.now.load, args);

export const headers = pageHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? seoTags({ title: NOW_TITLE, intro: [], seo: { description: NOW_INTRO } }, loaderData.site)
    : [];

export default function NowRoute({ loaderData }: Route.ComponentProps) {
  useRenewal();
  useNotedItems(loaderData.items);
  return <NowScreen {...loaderData} {...useMinute(loaderData.now)} saved={useSavedIds()} />;
}
