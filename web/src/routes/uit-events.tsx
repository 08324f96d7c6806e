import { PAGES } from '../app/pages/page-registry.ts';
import { loadPage } from '../app/process/page-loader.ts';
import { titledPage } from '../domain/pages/paging.ts';
import { pageShareImage } from '../domain/pages/share-image.ts';
import { seoTags } from '../layout/seo-tags.ts';
import { UitEventsScreen } from '../screens/uit-events/UitEventsScreen.tsx';
import type { Route } from './+types/uit-events.ts';

export const loader = (args: Route.LoaderArgs) => loadPage(PAGES.uitEvents.load, args);

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData, location }) => {
  if (!loaderData) return [];
  const { overview, page, site } = loaderData;
  return seoTags(
    titledPage(overview, location.search, () => page),
    site,
    import.meta.env.SSR ? pageShareImage(overview) : undefined,
  );
};

export default function UitEventsRoute({ loaderData }: Route.ComponentProps) {
  return <UitEventsScreen {...loaderData} />;
}
